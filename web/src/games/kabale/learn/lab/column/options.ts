/** The options that matter when a column is awarded; the first value of each is the default. */

import values from './options.json'

export const OPTION_VALUES: Readonly<Record<string, readonly string[]>> = values
export const OPTION_NAMES = Object.keys(values) as (keyof typeof values)[]

export type LabOptions = Readonly<Record<keyof typeof values, string>>

export const DEFAULT_OPTIONS = optionsFrom({})

/** Takes what it knows; for the rest the defaults. */
export function optionsFrom(known: Readonly<Record<string, unknown>>): LabOptions {
  const chosen = OPTION_NAMES.map((name) => [name, pick(name, known[name])])
  return Object.fromEntries(chosen) as LabOptions
}

function pick(name: keyof typeof values, value: unknown): string {
  const [first = ''] = values[name]
  return typeof value === 'string' && values[name].includes(value) ? value : first
}
