/** An award for telling it: the six steps of the rules with their sentences, and how the column looks after each. */

import { num, t } from '../../../shared/i18n.svelte'
import { factsOf, numberUnder } from '../cards/cards'
import { cardName, listed, textId } from '../words/naming'
import type { Award, AwardStep, Change, Lying, NumberStep, Owner, RemovalStep, Target, WinnerStep } from '../types'

export type Name = (owner: Owner) => string

/** The six steps, in the order of the rules. */
export const STAGES = ['musketeers', 'wizard', 'witch', 'pair', 'numbers', 'award'] as const
export type Stage = (typeof STAGES)[number]
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
export const LAST = STAGES.length - 1

const STAGE_OF: Record<AwardStep['step'], Stage> = {
  musketeers: 'musketeers',
  wizard: 'wizard',
  witch: 'witch',
  pair: 'pair',
  number: 'numbers',
  beggar: 'award',
  total: 'award',
  left_out: 'award',
  tie: 'award',
  winner: 'award',
}

/** One sentence for a step, as src/hofnarr/kabale/telling.py says it. */
export function tellStep(step: AwardStep, name: Name): string {
  const sentence = sentenceOf(step, name)
  return step.ruling ? `${sentence} (${step.ruling}).` : `${sentence}.`
}

function sentenceOf(step: AwardStep, name: Name): string {
  switch (step.step) {
    case 'musketeers':
      return t('step-musketeers', { players: owners(step.cards, name) })
    case 'wizard':
    case 'witch':
      return tellRemoval(step, name)
    case 'pair':
      return t(step.rivals?.length ? 'step-pair.nearest' : 'step-pair', { player: name(step.owner) })
    case 'number':
      return tellNumber(step, name)
    case 'beggar':
      return t('step-beggar', { players: owners(step.cards, name) })
    case 'total':
      return t('step-total', { player: name(step.owner), total: num(step.total) })
    case 'left_out':
      return t('step-left-out', { player: name(step.owner) })
    case 'tie':
      return t(`step-tie.${step.rule}`, { players: listed(step.owners.map(name)), ...lyingWords(step.cards[0], name) })
    case 'winner':
      if (step.owner === null) return t('step-winner.nobody')
      return t(`step-winner.${step.because}`, { player: name(step.owner) })
  }
}

function owners(cards: readonly Lying[], name: Name): string {
  return cards.map(([owner]) => name(owner)).join(', ')
}

function lyingWords(lying: Lying | undefined, name: Name): { card: string; player: string } {
  return lying ? { card: cardName(lying[1]), player: name(lying[0]) } : { card: '', player: '' }
}

function tellRemoval(step: RemovalStep, name: Name): string {
  const id = `step-${step.step}`
  const players = owners(step.cards, name)
  if (step.cancelled) return t(`${id}.cancelled`, { players })
  if (step.removed.length === 0) return t(`${id}.nothing`, { players })
  const removed = step.removed.map(([owner, card]) => `${cardName(card)} (${name(owner)})`)
  return t(id, { players, removed: removed.join(', ') })
}

function tellNumber(step: NumberStep, name: Name): string {
  const lying = lyingWords(step.cards[0], name)
  if (step.number === null) return t('step-number.none', lying)
  const parts = sumParts(step, name)
  if (parts.length === 1) return t('step-number', { sum: parts[0] ?? '', ...lying })
  return t('step-number.changed', { sum: parts.join(', '), number: num(step.number), ...lying })
}

/** "12", "less 3 for 3 other cards": the printed number and its changes. */
function sumParts(step: NumberStep, name: Name): string[] {
  const card = step.cards[0]?.[1] ?? ''
  const changes = (step.changes ?? []).map((change) => tellChange(change, card, name))
  return step.printed === null ? changes : [num(step.printed), ...changes]
}

function tellChange(change: Change, card: string, name: Name): string {
  const id = textId('change', change.because)
  const by = num(Math.abs(change.by))
  const cards = change.cards ?? []
  switch (change.because) {
    case 'home':
      return t(id, { by, under: t(`${textId('domain', factsOf(card).domain ?? '')}.under`) })
    case 'hermit':
    case 'little_giant':
      return t(id, { by, count: cards.length })
    case 'romeo':
      return t(id, { by })
    case 'copy': // a hermit's current number may be below 0
      return t(id, { by: num(change.by), ...lyingWords(cards[0], name) })
    case 'dragon':
      return t(id, { by, count: cards.length, players: owners(cards, name) })
    case 'floor':
      return t(id)
  }
}

/** What one of the six stages says: its sentences with their rulings, and its result in a word or two. */
export type Told = {
  readonly sentences: readonly string[]
  readonly rulings: readonly string[]
  readonly result: string
  readonly idle: boolean
}

export function tellStage(award: Award, stage: Stage, name: Name): Told {
  const steps = award.steps.filter((step) => STAGE_OF[step.step] === stage)
  const worthy = stage === 'numbers' ? steps.filter(isChanged) : steps.filter((step) => step.step !== 'total')
  const silenced = stage !== 'numbers' && award.steps.some((step) => step.step === 'musketeers')
  const rulings = [...new Set(worthy.flatMap((step) => step.ruling ?? []))]
  const sentences = worthy.map((step) => `${sentenceOf(step, name)}.`)
  if (worthy.length > 0) return { sentences, rulings, result: resultOf(worthy, stage, name), idle: false }
  const id = silenced ? 'kabale-stage-silenced' : `kabale-stage-idle.${stage}`
  return {
    sentences: [t(id)],
    rulings,
    result: t(silenced ? 'kabale-result-silenced' : `kabale-result-idle.${stage}`),
    idle: true,
  }
}

function isChanged(step: AwardStep): boolean {
  return step.step === 'number' && (step.number === null || (step.changes ?? []).length > 0)
}

function resultOf(steps: readonly AwardStep[], stage: Stage, name: Name): string {
  const [first] = steps
  if (!first) return ''
  if (first.step === 'wizard' || first.step === 'witch') {
    if (first.cancelled) return t('kabale-result-cancelled')
    return t('kabale-result-removed', { count: first.removed.length })
  }
  if (first.step === 'pair') return name(first.owner)
  if (first.step === 'musketeers') return owners(first.cards, name)
  const changed = steps.filter((step) => step.step === 'number' && step.number !== null).length
  if (stage === 'numbers')
    return changed > 0 ? t('kabale-result-changed', { count: changed }) : t('kabale-result-idle.numbers')
  return ''
}

/** A card of the column as it looks after a stage. */
export type Row = {
  readonly owner: Owner
  readonly card: string
  /** The number before any change, as shown while the story has not come to the numbers. */
  readonly printed: number | null
  readonly number: number | null
  readonly changed: boolean
  readonly removed: boolean
  /** Removed in this very stage. */
  readonly going: boolean
  /** The card that decides: of the pair, of the tie, of the winner. */
  readonly key: boolean
  /** What happened to it so far. */
  readonly cause: RemovalStep | NumberStep | null
}

export function rowsAfter(target: Target, cards: readonly Lying[], award: Award, at: number): Row[] {
  return cards.map((lying) => rowAfter(target, lying, award, at))
}

function rowAfter(target: Target, lying: Lying, award: Award, at: number): Row {
  const [owner, card] = lying
  const removal = award.steps.find(
    (step): step is RemovalStep => isRemoval(step) && step.removed.some((gone) => same(gone, lying)),
  )
  const gone = removal ? STAGES.indexOf(STAGE_OF[removal.step]) : Infinity
  const step = award.steps.find((each): each is NumberStep => each.step === 'number' && same(each.cards[0], lying))
  const printed = numberUnder(card, target)
  const row = { owner, card, printed, removed: gone <= at, going: gone === at, key: isKey(award, lying, at) }
  if (removal && row.removed) return { ...row, number: printed, changed: false, cause: removal }
  if (!step || at < STAGES.indexOf('numbers')) return { ...row, number: printed, changed: false, cause: null }
  return { ...row, number: step.number, changed: step.number !== printed, cause: step }
}

/** Why the card is gone or its number is what it is, in a few words. */
export function noteOf({ card, cause }: Row, name: Name): string {
  if (!cause) return ''
  if (cause.step !== 'number') return t(`kabale-note-${cause.step}`)
  if (cause.number === null) return t('kabale-note-no-number')
  const changes = cause.changes ?? []
  if (changes.length === 0 && factsOf(card).domain) return t('kabale-note-away')
  return changes.map((change) => tellChange(change, card, name)).join(', ')
}

function isRemoval(step: AwardStep): step is RemovalStep {
  return step.step === 'wizard' || step.step === 'witch'
}

function same(one: Lying | undefined, other: Lying): boolean {
  return one !== undefined && one[0] === other[0] && one[1] === other[1]
}

function isKey(award: Award, lying: Lying, at: number): boolean {
  const stage = STAGES[at]
  if (stage === 'award') {
    const decisive = award.steps.filter((step) => step.step === 'tie' || step.step === 'pair').at(-1)
    if (decisive) return decisive.cards.some((card) => same(card, lying))
    return award.steps.some((step) => step.step === 'winner' && step.cards.some((card) => same(card, lying)))
  }
  return award.steps.some(
    (step) => STAGE_OF[step.step] === stage && step.step !== 'number' && step.cards.some((card) => same(card, lying)),
  )
}

/** The sums so far: of the numbers shown, and in the end those of the award itself. Owners in the order of the column. */
export type Sum = { readonly owner: Owner; readonly total: number; readonly takesPart: boolean; readonly wins: boolean }

export function sumsAfter(rows: readonly Row[], award: Award, at: number): Sum[] {
  const isLast = at === LAST
  const everyone = [...new Set(rows.map((row) => row.owner))]
  return everyone.map((owner) => {
    const own = rows.filter((row) => row.owner === owner && !row.removed)
    const shown = own.reduce((sum, row) => sum + (row.number ?? 0), 0)
    const final = award.totals[String(owner)]
    return {
      owner,
      total: isLast ? (final ?? 0) : shown,
      takesPart: !isLast || final !== undefined,
      wins: isLast && award.winner === owner,
    }
  })
}

/** The largest sum at any point of the story: the length of a whole bar. */
export function largestSum(target: Target, cards: readonly Lying[], award: Award): number {
  const stages = STAGES.map((_, at) => sumsAfter(rowsAfter(target, cards, award, at), award, at))
  return Math.max(1, ...stages.flat().map((sum) => sum.total))
}

/** Why the winner wins, in half a sentence under the verdict: "15 to 15, nearest card wins". */
export function verdictReason(award: Award): string {
  const step = award.steps.find((each): each is WinnerStep => each.step === 'winner')
  const tie = award.steps.find((each) => each.step === 'tie')
  const totals = Object.entries(award.totals)
  const winning = award.totals[String(award.winner)] ?? 0
  const others = totals.filter(([owner]) => owner !== String(award.winner)).map(([, total]) => total)
  const rival = step?.because === 'lowest' ? Math.min(...others) : Math.max(...others)
  const sums = others.length > 0 ? t('kabale-verdict-sums', { first: num(winning), second: num(rival) }) : num(winning)
  const because = step?.because === 'tie' && tie?.step === 'tie' ? tie.rule : (step?.because ?? 'highest')
  return because === 'nobody' ? t('kabale-verdict-nobody') : t(`kabale-verdict-${because}`, { sums })
}
