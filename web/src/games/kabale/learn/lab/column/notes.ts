/** A few words beside a card of the lab: what was done to it, and what it does itself. All of it stands in the steps of the award. */

import { num, t } from '../../../../../shared/i18n.svelte'
import { cardName } from '../../../words/naming'
import type { Award, AwardStep, Change, Lying, NumberStep } from '../../../types'
import { colourOf } from '../words'

const has = (cards: readonly Lying[] | undefined, [owner, card]: Lying): boolean =>
  cards?.some((lying) => lying[0] === owner && lying[1] === card) ?? false

export function noteOf({ steps }: Award, lying: Lying): string {
  const suffered = steps.flatMap((step) => sufferedIn(step, lying))
  const done = steps.flatMap((step) => doneIn(step, lying))
  const strikes = steps.some(
    (step) =>
      step.step === 'number' && step.changes?.some((change) => change.because === 'dragon' && has(change.cards, lying)),
  )
  return [...done, ...(strikes ? [t('lab-note-strikes')] : []), ...suffered].join(', ')
}

/** What a card does: the steps that name it as theirs. */
function doneIn(step: AwardStep, lying: Lying): string[] {
  if (!has(step.cards, lying)) return []
  switch (step.step) {
    case 'musketeers':
      return [t('lab-note-musketeers')]
    case 'wizard':
    case 'witch':
      return [step.cancelled ? t('lab-note-cancelled') : t('lab-note-removes', { count: step.removed.length })]
    case 'pair':
      return [t('lab-note-pair')]
    case 'beggar':
      return [t('lab-note-beggar')]
    case 'tie':
      return [t(`lab-note-${step.rule}`)]
    default:
      return []
  }
}

/** What is done to a card: removed, or its number changed. */
function sufferedIn(step: AwardStep, lying: Lying): string[] {
  if ((step.step === 'wizard' || step.step === 'witch') && has(step.removed, lying)) return [t(`lab-note-${step.step}`)]
  if (step.step === 'number' && has(step.cards, lying)) return numberNotes(step)
  return []
}

function numberNotes(step: NumberStep): string[] {
  if (step.number === null) return [t('lab-note-no-number')]
  return (step.changes ?? []).map(tellChange)
}

function tellChange({ because, by, cards = [] }: Change): string {
  const signed = `${by > 0 ? '+' : ''}${num(by)}`
  const [copied] = cards
  switch (because) {
    case 'hermit':
    case 'little_giant':
      return t('lab-note-others', { by: signed, count: cards.length })
    case 'dragon':
      return t('lab-note-dragon', { by: signed, count: cards.length })
    case 'romeo':
      return t('lab-note-romeo', { by: signed })
    case 'copy':
      return copied ? t('lab-note-copy', { card: cardName(copied[1]), player: colourOf(copied[0]) }) : ''
    case 'home':
    case 'floor':
      return t(`lab-note-${because}`)
  }
}
