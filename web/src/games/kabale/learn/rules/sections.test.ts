import { expect, it } from 'vitest'
import ftl from '../../../../../../src/hofnarr/locale/en/kabale-rules.ftl?raw'
import { PARTS, RULINGS } from './sections'

it('shows every section of the rules, in reading order', () => {
  const written = [...ftl.matchAll(/^rules-([a-z-]+) = .*\n {4}\.body/gm)].map((found) => found[1])
  expect(Object.values(PARTS).flat()).toEqual(written)
})

it('shows every ruling', () => {
  const written = [...ftl.matchAll(/^ruling-(R\d+) =/gm)].map((found) => found[1])
  expect(RULINGS).toEqual(written)
})
