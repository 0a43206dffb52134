/** What the prompt says: one sentence for every situation, headed by what it comes from. */

import { t, type Variables } from '../../../shared/i18n.svelte'
import { factsOf, isCard, textOf } from '../cards/cards'
import type { Asked, CardId, Resource, Seat, View } from '../types'
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

const SET_UP = ['arrange', 'pick_stack', 'take_start']
const HAND = ['refill', 'exchange', 'redraw', 'hand_end', 'surplus', 'take_card', 'holy_site']
/** Decisions that come from a card which is neither built nor played at that moment. */
export const OF_CARD: Readonly<Record<string, CardId>> = {
  palace: 'palace',
  palace_discard: 'palace',
  host_flavo: 'flavo',
  lay_flavo: 'flavo',
  holy_site: 'holy_site',
  brewery_side: 'brewery',
  name_target: 'secret_society',
  sink: 'privateer_fleet',
  triumph: 'triumphal_arch',
  copy_book: 'scriptorium',
  exchange_cloth: 'cloth_residence',
  curse: 'church_curse',
  lay_dogma: 'dogma',
  salvage: 'sigmund',
}

export function promptFor({ view, names, me, choice, sending, waiting = '' }: Situation): Words {
  const { asked } = view
  if (!asked) return { head: t('catan-turn-over'), text: '' }
  const player = names[asked.seat] ?? ''
  if (asked.seat !== me) return { head: sourceOf(view, asked, names), text: waiting || whoseTurn(asked, player) }
  if (choice.told) return { head: headOf(view, asked, names), text: choice.told }
  if (choice.held) return { head: headOf(view, asked, names), text: t('catan-q-holding') }
  if (sending) return { head: '', text: t('catan-q-sending') }
  if (choice.armed) return { head: headOf(view, asked, names), text: t('catan-q-again') }
  return forTouches(choice, view, me) ?? { head: headOf(view, asked, names), text: question(view, asked, names) }
}

/** Who must do what now: for the tab's title and notifications. */
export function turnText(view: View, names: readonly string[], me: Seat | null): string {
  const { asked } = view
  if (!asked) return t('catan-turn-over')
  if (asked.seat !== me) return whoseTurn(asked, names[asked.seat] ?? '')
  const kind = asked.what === 'roll' ? 'act' : asked.what
  return t(['act', 'window', 'reply'].includes(kind) ? `catan-turn-mine.${kind}` : 'catan-turn-mine')
}

function whoseTurn({ what }: Asked, player: string): string {
  const kind = SET_UP.includes(what) ? 'setup' : HAND.includes(what) ? 'hand' : what
  return t(
    ['act', 'roll', 'hand', 'setup', 'window', 'offer', 'reply'].includes(kind) ? `catan-wait.${kind}` : 'catan-wait',
    { player },
  )
}

// --- where a decision comes from --------------------------------------------------------------------

function headOf(view: View, asked: Asked, names: readonly string[]): string {
  const source = sourceOf(view, asked, names)
  if (source) return source
  if (SET_UP.includes(asked.what)) return t('catan-head-setup')
  if (HAND.includes(asked.what)) return t('catan-head-hand')
  if (asked.what === 'offer' || asked.what === 'reply') return t('catan-head-offer')
  return t(asked.seat === view.active ? 'catan-head-turn' : 'catan-head-decide')
}

const HEADS: Readonly<Record<string, string>> = {
  trade: 'catan-head-bank',
  offer: 'catan-head-offer',
  search: 'catan-head-search',
  lift: 'catan-head-lift',
}

function sourceOf(view: View, asked: Asked, names: readonly string[]): string {
  const card = sourceCard(view)
  if (asked.what === 'window' && card && factsOf(card).kind === 'action')
    return t('catan-head-plays', { player: names[1 - asked.seat] ?? '', ...cardWords(card) })
  if (card) return t('catan-head-of', { card: cardName(card) })
  if (asked.task && HEADS[asked.task.kind]) return t(HEADS[asked.task.kind] ?? '')
  return inDice(view) && view.face && view.face !== 'question'
    ? t('catan-head-of', { card: t(`catan-face-${view.face}`) })
    : ''
}

/** The card that a decision comes from: built, played, turned, or in play. */
export function sourceCard(view: View): CardId | null {
  const { asked } = view
  if (!asked) return null
  if (asked.what === 'window') return asked.card ?? null
  const lying =
    asked.what === 'under_stack' && asked.at
      ? view.seats[asked.seat]?.cards.find(({ at }) => at === asked.at)?.card
      : undefined
  const own = OF_CARD[asked.what] ?? lying
  if (own) return own
  if (asked.task?.card) return asked.task.card
  if (asked.task) return null
  return isPending(view, 'question_after') ? (view.events_seen.at(-1) ?? null) : null
}

function isPending(view: View, step: string): boolean {
  return view.pending.some(([name]) => name === step)
}

/** Between the dice and the action phase. */
function inDice(view: View): boolean {
  return isPending(view, 'produce')
}

// --- questions --------------------------------------------------------------------------------------

/** How it is asked for several kinds at once, which can be named in any order. */
const SEVERAL_KINDS: Readonly<Record<string, string>> = { pay: 'pay_any', store: 'gain' }

function question(view: View, asked: Asked, names: readonly string[]): string {
  const kind = (asked.goods && SEVERAL_KINDS[asked.what]) ?? asked.what
  const id = `catan-q-${kind.replaceAll('_', '-')}`
  const variant = variantOf(view, asked)
  return t(variant ? `${id}.${variant}` : id, variables(view, asked, names))
}

function variantOf(view: View, { what }: Asked): string | null {
  const has = (type: string): boolean => view.legal.some((action) => action.type === type)
  if (what === 'window' && !has('play')) return 'none'
  if (what === 'spy_take' && !has('take')) return 'none'
  return what === 'surplus' && has('discard') ? 'discard' : null
}

function variables(view: View, asked: Asked, names: readonly string[]): Variables {
  const found: Variables = { player: names[1 - asked.seat] ?? '' }
  if (asked.units !== undefined)
    Object.assign(found, goodsWords(asked.goods ?? [[asked.resource ?? 'any', asked.units]]))
  if (asked.give) Object.assign(found, goodsWords(asked.give, 'give'))
  if (asked.want) Object.assign(found, goodsWords(asked.want, 'want'))
  if (asked.region) Object.assign(found, regionWords(asked.region))
  const drawn = view.drawn[0]
  if (asked.what === 'holy_site' && drawn && isCard(drawn)) Object.assign(found, cardWords(drawn))
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

/** What is said by "nothing", by decision. */
const PASSES: Readonly<Record<string, string>> = {
  reply: 'reply',
  exchange: 'exchange',
  offer: 'offer',
  builder_take: 'none',
  palace: 'none',
  gain: 'enough',
  rob: 'enough',
  voyage: 'enough',
  swap_give: 'enough',
  hand_end: 'done',
  spy_take: 'done',
}

export function buttonText(touch: Touch, view: View, choice: Choice): string {
  const button = readAct(touch)
  if (!button) return touch
  const { act, value } = button
  switch (act) {
    case 'pass': {
      const how = PASSES[view.asked?.what ?? '']
      return t(how ? `catan-act-pass.${how}` : 'catan-act-pass')
    }
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
        goodsWords([['any', view.asked ? (view.reckoning.seats[view.asked.seat]?.search ?? 2) : 2]]),
      )
    case 'discard':
      return t(view.decision === 'act' ? 'catan-act-discard.sell' : 'catan-act-discard')
    case 'take':
      return t(view.decision === 'arrange_top' ? 'catan-act-take.top' : 'catan-act-take')
    default:
      return t(`catan-act-${act}`)
  }
}

/** Buttons that stand out. */
export function isMain(touch: Touch): boolean {
  return ['roll', 'play', 'take', 'accept', 'send', 'draw', 'use', 'lift'].includes(readAct(touch)?.act ?? '')
}
