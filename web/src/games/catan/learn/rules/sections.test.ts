import { expect, it } from 'vitest'
import rules from '../../../../../../src/hofnarr/locale/en/catan-rules.ftl?raw'
import rulings from '../../../../../../src/hofnarr/locale/en/catan-rulings.ftl?raw'
import { PARTS, RULINGS } from './sections'

it('shows every section of the rules, in reading order', () => {
  const written = [...rules.matchAll(/^catan-rules-([a-z-]+) = .*\n {4}\.body/gm)].map((found) => found[1])
  expect(Object.values(PARTS).flat()).toEqual(written)
})

it('shows every ruling under the heading it stands under', () => {
  const written = [...rulings.matchAll(/^catan-(?:rulings-(\w+)|ruling-(C\d+)) =/gm)]
    .flatMap(([, group, ruling]) => group ?? ruling ?? [])
    .filter((name) => name !== 'title')
  expect(RULINGS.flatMap(([group, own]) => [group, ...own])).toEqual(written)
})
