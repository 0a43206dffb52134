/** What the prompt says: one sentence for every situation, headed by what it comes from. */

import { t, type Variables } from '../../../shared/i18n.svelte'
import { factsOf, textOf } from '../cards/cards'
import type { Question, Resource, Seat, View } from '../types'
import type { Choice } from './choice.svelte'
import { cardOf } from './inspect'
import { readAct, type Touch } from './ways'
import { cardName, cardWords, goodsWords, regionName, regionWords, resourceName, stackNumber } from './words'

export type Words = { readonly head: string; readonly text: string }

type Situation = {
  readonly view: View
  readonly names: readonly string[]
  readonly me: Seat | null
  readonly choice: Choice
  readonly sending: boolean
  /** What is said in place of whose turn it is, where a bot lets everybody wait. */
  readonly waiting?: string
}

export function promptFor({ view, names, me, choice, sending, waiting = '' }: Situation): Words {
  const { question } = view
  if (!question) return { head: t('catan-turn-over'), text: '' }
  const head = headOf(view, question, names)
  if (question.seat !== me) return { head: sourceOf(question, names), text: waiting || whoseTurn(question, names) }
  if (choice.told) return { head, text: choice.told }
  if (choice.held) return { head, text: t('catan-q-holding') }
  if (sending) return { head: '', text: t('catan-q-sending') }
  if (choice.armed) return { head, text: t('catan-q-again') }
  return forTouches(choice, view, me) ?? { head, text: t(question.text, variables(question, names)) }
}

/** Who must do what now: for the tab's title and notifications. */
export function turnText({ question }: View, names: readonly string[], me: Seat | null): string {
  if (!question) return t('catan-turn-over')
  if (question.seat !== me) return whoseTurn(question, names)
  const kind = question.kind === 'dice' ? 'turn' : question.kind
  return t(['turn', 'window', 'reply'].includes(kind) ? `catan-turn-mine.${kind}` : 'catan-turn-mine')
}

function whoseTurn({ seat, kind }: Question, names: readonly string[]): string {
  return t(kind === 'choice' ? 'catan-wait' : `catan-wait.${kind}`, { player: names[seat] ?? '' })
}

// --- where a decision comes from --------------------------------------------------------------------

function headOf(view: View, question: Question, names: readonly string[]): string {
  const source = sourceOf(question, names)
  if (source) return source
  if (question.kind === 'setup') return t('catan-head-setup')
  if (question.kind === 'hand') return t('catan-head-hand')
  if (question.kind === 'offer' || question.kind === 'reply') return t('catan-head-offer')
  return t(question.seat === view.active ? 'catan-head-turn' : 'catan-head-decide')
}

const HEADS: Readonly<Record<string, string>> = {
  trade: 'catan-head-bank',
  offer: 'catan-head-offer',
  search: 'catan-head-search',
  lift: 'catan-head-lift',
}

/** The card, the face of the die or the dealings that a decision comes from; empty for none of them. */
function sourceOf({ seat, kind, source, face, task }: Question, names: readonly string[]): string {
  if (source && kind === 'window' && factsOf(source).kind === 'action')
    return t('catan-head-plays', { player: names[1 - seat] ?? '', ...cardWords(source) })
  if (source) return t('catan-head-of', { card: cardName(source) })
  if (face) return t('catan-head-of', { card: t(`catan-face-${face}`) })
  const head = task && HEADS[task.kind]
  return head ? t(head) : ''
}

function variables(question: Question, names: readonly string[]): Variables {
  const { seat, units, goods, resource, give, want, region, card } = question
  const found: Variables = { player: names[1 - seat] ?? '' }
  if (units !== undefined) Object.assign(found, goodsWords(goods ?? [[resource ?? 'any', units]]))
  if (give) Object.assign(found, goodsWords(give, 'give'))
  if (want) Object.assign(found, goodsWords(want, 'want'))
  if (region) Object.assign(found, regionWords(region))
  if (card) Object.assign(found, cardWords(card))
  return found
}

/** After the first touch: what comes next, or what the card does. */
function forTouches(choice: Choice, view: View, me: Seat): Words | null {
  const first = choice.touches[0]
  if (!first || readAct(first)) return null
  if (first.startsWith('stack:'))
    return {
      head: t('catan-head-of', { card: t('catan-search-stack', { stack: stackNumber(Number(first.slice(6))) }) }),
      text: '',
    }
  const card = cardOf(first, view, me)?.card
  if (!card) return null
  const head = t('catan-head-of', { card: cardName(card) })
  const next = [...choice.next]
  if (next.some((touch) => touch.startsWith('place:'))) return { head, text: t('catan-then-place') }
  if (next.some((touch) => touch.startsWith('stack:'))) return { head, text: t('catan-then-stack') }
  return { head, text: t(`${textOf(card)}.text`) }
}

// --- buttons ----------------------------------------------------------------------------------------

export function buttonText(touch: Touch, view: View, choice: Choice): string {
  const button = readAct(touch)
  if (!button) return touch
  const { act, value } = button
  const { question } = view
  switch (act) {
    case 'pass':
      return t(question?.passing ?? 'catan-act-pass')
    case 'decide':
      return t(`catan-side-${value}`)
    case 'number':
      return value
    case 'arrange':
      return regionName(value)
    case 'omit':
    case 'give':
    case 'want':
      return resourceName(value as Resource)
    case 'play': {
      const card = value || (choice.touches[0]?.split(':')[1] ?? '')
      return t('catan-act-play', cardWords(card))
    }
    case 'search':
      return t(
        'catan-act-search',
        goodsWords([['any', question ? (view.reckoning.seats[question.seat]?.search ?? 0) : 0]]),
      )
    default:
      return t(question?.labels?.[act] ?? `catan-act-${act}`)
  }
}

/** Buttons that stand out. */
export function isMain(touch: Touch): boolean {
  return ['roll', 'play', 'take', 'accept', 'send', 'draw', 'use', 'lift'].includes(readAct(touch)?.act ?? '')
}
