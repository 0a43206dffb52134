/** A whole column in the address, after the `#`: `1.alchemy3.GAOV.PtGxAwGcOy.01`.
 *
 * Version, target, colours at the table, cards from the target down, options. A card is two letters: its owner's, then a to y for its
 * place in cards.json; a capital there means hidden under the cloak above. Cards and options are left out where there are none.
 */

import { CARD_IDS, DOMAINS, POINTS } from '../../../cards/cards'
import { OWNERS } from '../../../../../shared/owners'
import type { Letter } from '../../../cards/heraldry'
import type { CardId, Domain, Target } from '../../../types'
import { holds, mayHide, type Column, type Lab, type LabCard } from './column'
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES, optionsFrom, type LabOptions } from './options'

export const VERSION = '1'
const FIRST_LETTER = 'a'.charCodeAt(0)

export const EMPTY_LAB: Lab = { target: ['music', 3], colours: OWNERS, column: [], options: DEFAULT_OPTIONS }

/** Why a link cannot be read; the text is `lab-link-<problem>`, `what` names the place. */
export class BadFragment extends Error {
  constructor(
    readonly problem: 'version' | 'shape' | 'target' | 'colours' | 'card' | 'twice' | 'hidden' | 'stranger' | 'options',
    readonly what: string,
  ) {
    super(`${problem}: ${what}`)
  }
}

export function encode({ target, colours, column, options }: Lab): string {
  const parts = [VERSION, target.join(''), colours.join('')]
  const cards = column.map(({ owner, card, hidden }) => owner + letterOfCard(card, hidden)).join('')
  const chosen = encodeOptions(options)
  if (cards || chosen) parts.push(cards)
  if (chosen) parts.push(chosen)
  return parts.join('.')
}

function letterOfCard(card: CardId, hidden: boolean): string {
  const letter = String.fromCharCode(FIRST_LETTER + CARD_IDS.indexOf(card))
  return hidden ? letter.toUpperCase() : letter
}

function encodeOptions(options: LabOptions): string {
  const digits = OPTION_NAMES.map((name) => OPTION_VALUES[name]?.indexOf(options[name]) ?? 0)
  return digits.some((digit) => digit > 0) ? digits.join('') : ''
}

/** Reads a fragment; throws BadFragment. An empty one is an empty lab. */
export function decode(fragment: string): Lab {
  const text = unescaped(fragment)
  if (text === '') return EMPTY_LAB
  const [version = '', target = '', colours = '', cards = '', options = '', ...more] = text.split('.')
  if (!/^\d+$/.test(version)) throw new BadFragment('shape', text.slice(0, 20))
  if (version !== VERSION) throw new BadFragment('version', version)
  if (more.length > 0) throw new BadFragment('shape', more.join('.').slice(0, 20))
  const atTable = decodeColours(colours)
  return {
    target: decodeTarget(target),
    colours: atTable,
    column: decodeCards(cards, atTable),
    options: decodeOptions(options),
  }
}

/** Some messengers escape more than is needed. */
function unescaped(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

function decodeTarget(text: string): Target {
  const [, name = '', points = ''] = /^([a-z]+)(\d)$/.exec(text) ?? []
  const domain = DOMAINS.find((known): known is Domain => known === name)
  if (!domain || !POINTS.includes(Number(points))) throw new BadFragment('target', text)
  return [domain, Number(points)]
}

function decodeColours(text: string): readonly Letter[] {
  const letters = OWNERS.filter((letter) => text.includes(letter))
  if (letters.length < 2 || letters.length !== text.length) throw new BadFragment('colours', text)
  return letters
}

function decodeCards(text: string, colours: readonly Letter[]): Column {
  if (text.length % 2 !== 0) throw new BadFragment('card', text.slice(-1))
  const column: LabCard[] = []
  for (const pair of text.match(/../gu) ?? []) {
    const lying = decodeCard(pair)
    if (!colours.includes(lying.owner)) throw new BadFragment('stranger', pair)
    if (holds(column, lying.owner, lying.card)) throw new BadFragment('twice', pair)
    column.push(lying)
    if (lying.hidden && !mayHide(column, column.length - 1)) throw new BadFragment('hidden', pair)
  }
  return column
}

function decodeCard(pair: string): LabCard {
  const [first = '', second = ''] = pair
  const owner = OWNERS.find((letter) => letter === first)
  const card = /^[a-zA-Z]$/.test(second) ? CARD_IDS[second.toLowerCase().charCodeAt(0) - FIRST_LETTER] : undefined
  if (!owner || !card) throw new BadFragment('card', pair)
  return { owner, card, hidden: second !== second.toLowerCase() }
}

function decodeOptions(text: string): LabOptions {
  if (text === '') return DEFAULT_OPTIONS
  const chosen = OPTION_NAMES.map((name, at) => [name, OPTION_VALUES[name]?.[Number(text[at])]] as const)
  const known = chosen.filter((entry): entry is [(typeof entry)[0], string] => entry[1] !== undefined)
  if (text.length !== OPTION_NAMES.length || known.length !== OPTION_NAMES.length)
    throw new BadFragment('options', text)
  return optionsFrom(Object.fromEntries(known))
}
