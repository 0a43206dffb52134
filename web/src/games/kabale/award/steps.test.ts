/** The award as theatre: what stands on the stage after every step agrees with the award itself. */
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts, setLanguage } from '../../../shared/i18n.svelte'
import games from '../fixtures/games.json'
import words from '../fixtures/words.json'
import type { Award, AwardedEvent, Event, Lying, Owner, RoundEndedEvent, Target } from '../types'
import { largestSum, LAST, noteOf, rowsAfter, STAGES, sumsAfter, tellStage, verdictReason } from './steps'

const name = (owner: Owner): string => words.names[Number(owner)] ?? ''

type Column = { target: Target; cards: readonly Lying[]; award: Award }

/** Every column that was awarded in the games of the fixtures. */
const columns: Column[] = Object.values(games as unknown as Record<string, { events: Event[] }[]>)
  .flat()
  .flatMap(({ events }) => {
    const ended = events.find((event): event is RoundEndedEvent => event.type === 'round_ended')
    const awards = events.filter((event): event is AwardedEvent => event.type === 'awarded')
    return awards.map(({ column, target, award }) => ({ target, award, cards: ended?.columns[column] ?? [] }))
  })

beforeAll(async () => {
  await loadTexts('kabale')
  await setLanguage('en')
})

describe('every awarded column of two games', () => {
  it('is more than a handful, with removals among them', () => {
    expect(columns.length).toBeGreaterThan(25)
    expect(columns.filter(({ award }) => award.removed.length > 0).length).toBeGreaterThan(2)
  })

  it('keeps its order and strikes exactly the removed cards', () => {
    for (const { target, cards, award } of columns) {
      const rows = rowsAfter(target, cards, award, LAST)
      expect(rows.map((row) => [row.owner, row.card])).toEqual(cards)
      const removed = rows.filter((row) => row.removed).map((row) => [row.owner, row.card])
      expect(removed).toEqual(award.removed)
      expect(rowsAfter(target, cards, award, 0).some((row) => row.removed)).toBe(false)
    }
  })

  it('adds the numbers it shows up to the sums of the award', () => {
    for (const { target, cards, award } of columns) {
      const rows = rowsAfter(target, cards, award, LAST)
      for (const sum of sumsAfter(rows, award, LAST)) {
        const own = rows.filter((row) => row.owner === sum.owner && !row.removed)
        const shown = own.reduce((total, row) => total + (row.number ?? 0), 0)
        if (sum.takesPart) expect(shown).toBe(award.totals[String(sum.owner)])
        expect(sum.wins).toBe(award.winner === sum.owner)
        expect(sum.total).toBeLessThanOrEqual(largestSum(target, cards, award))
      }
    }
  })

  it('says something at every step, and who wins at the last', () => {
    for (const { award } of columns) {
      for (const stage of STAGES) {
        const told = tellStage(award, stage, name)
        expect(told.sentences.join(' ')).toMatch(/\w.*\.$/)
        expect(told.sentences.join(' ')).not.toContain('⟦')
        expect(told.result).not.toContain('⟦')
      }
      const last = tellStage(award, 'award', name).sentences.join(' ')
      expect(last).toContain(award.winner === null ? 'Nobody' : name(award.winner))
      expect(verdictReason(award)).not.toContain('⟦')
    }
  })

  it('has a note for every removed card and every changed number', () => {
    for (const { target, cards, award } of columns) {
      for (const row of rowsAfter(target, cards, award, LAST)) {
        if (row.removed || row.changed) expect(noteOf(row, name)).not.toBe('')
      }
    }
  })
})

it('marks the card that decides a tie', () => {
  const award = words.awards
    .map((each) => each.award as unknown as Award)
    .find(({ steps }) => steps.some((step) => step.step === 'tie'))
  const tie = award?.steps.find((step) => step.step === 'tie')
  const [lying] = tie?.cards ?? []
  if (!award || !lying) throw new Error('no tie among the awards')
  const rows = rowsAfter(['music', 3], tie?.cards ?? [], award, LAST)
  expect(rows.filter((row) => row.key).map((row) => [row.owner, row.card])).toEqual([lying])
})
