/**
 * How every legal action is reached: by one, two or three touches. A touch is a key of the table or
 * a button of the prompt, "act:<act>" or "act:<act>:<value>".
 */

import { factsOf, isCard } from '../cards/cards'
import type { Action, CardId, PileName, Seat, View } from '../types'
import { key } from './ui'

export type Touch = string
export type Way = {
  readonly touches: readonly Touch[]
  readonly action: Action
  /** Can be touched, but is not lit: own cards can always be removed. */
  readonly isQuiet?: boolean
}

export function act(name: string, value?: string | number): Touch {
  return value === undefined ? `act:${name}` : `act:${name}:${value}`
}

/** The button that a touch is: its act and value; null for keys. */
export function readAct(touch: Touch): { readonly act: string; readonly value: string } | null {
  if (!touch.startsWith('act:')) return null
  const [, name = '', ...value] = touch.split(':')
  return { act: name, value: value.join(':') }
}

/** A card to be taken out of what is looked at. */
export function taken(card: CardId): Touch {
  return `take:${card}`
}

/** Whether everything can be done that a turn allows, and not one thing only. */
export function isTurn(view: View): boolean {
  return view.question?.kind === 'turn'
}

export function waysOf(view: View): Way[] {
  return tellApart(view.legal.flatMap((action) => waysTo(action, view)))
}

function waysTo(action: Action, view: View): Way[] {
  const { seat } = action
  const way = (...touches: Touch[]): Way => ({ touches, action })
  switch (action.type) {
    case 'pass':
    case 'roll':
    case 'send':
    case 'accept':
    case 'end':
      return [way(act(action.type))]
    case 'arrange':
      return [way(act('arrange', action.region))]
    case 'look':
    case 'draw':
      return [way(key.stack(action.stack))]
    case 'search':
      return [way(key.stack(action.stack), act('search'))]
    case 'take':
      return [way(taken(action.card), act('take'))]
    case 'put':
      return [way(...puttingTouches(action, view))]
    case 'number':
      return [way(act('number', action.number))]
    case 'build':
      return buildTouches(action, view).map((touches) => way(...touches))
    case 'scout':
      return [way(key.hand(action.type), key.place(seat, action.at))]
    case 'play':
      return isTurn(view)
        ? [way(key.hand(action.card), act('play'))]
        : [way(key.hand(action.card), act('play')), way(act('play', action.card))]
    case 'discard':
      return [way(key.hand(action.card), act('discard'))]
    case 'trade':
      return [
        way(
          act('trade'),
          act('bank-give', action.fleet ? `${action.give}@${action.fleet}` : action.give),
          act('bank-get', action.get),
        ),
      ]
    case 'give':
      return [isTurn(view) ? way(act('trade'), act('give', action.resource)) : way(act('give', action.resource))]
    case 'want':
    case 'omit':
      return [way(act(action.type, action.resource))]
    case 'remove':
      return [{ ...way(key.place(seat, action.at), act('remove')), isQuiet: true }]
    case 'use':
      return [way(key.place(seat, action.at), act('use'))]
    case 'lift':
      return [way(pileKey(action.pile), act('lift'))]
    case 'pile':
      return [way(pileKey(action.pile))]
    case 'store':
    case 'pay':
      return [way(key.place(seat, action.at))]
    case 'rob':
      return [way(key.place(1 - seat, action.at))]
    case 'choose':
      return [way(key.place(action.realm, action.at))]
    case 'decide':
      return [way(act('decide', action.side))]
  }
}

function puttingTouches(action: Extract<Action, { type: 'put' }>, view: View): Touch[] {
  const stack = key.stack(action.stack)
  if (view.question?.on_table) return [stack]
  // A hand that is looked through is not one's own.
  return [view.question?.looks?.hand === undefined ? key.hand(action.card) : taken(action.card), stack]
}

/** A centre card comes from the supply, others from the hand or the display. */
function buildTouches(action: Extract<Action, { type: 'build' }>, view: View): Touch[][] {
  const { card, seat } = action
  const at = key.place(realmOf(card, seat), action.at)
  if (card === 'road' || card === 'settlement' || card === 'city') return [[key.supply(card), at]]
  const found: Touch[][] = []
  if (view.seats[seat]?.hand?.includes(card)) found.push([key.hand(card), at])
  if (view.display.includes(card)) found.push([key.display(card), at])
  return found
}

/** In whose principality a card is built. */
function realmOf(card: CardId, seat: Seat): Seat {
  return isCard(card) && factsOf(card).foreign ? 1 - seat : seat
}

function pileKey(pile: PileName): Touch {
  const discard = /^discard (\d)$/.exec(pile)
  return discard ? key.pile(Number(discard[1])) : key.stack(Number(pile))
}

/** Where one touch could mean two things, a button says which. */
function tellApart(ways: readonly Way[]): Way[] {
  return ways.map((way) => {
    const isBeginning = ways.some((other) => other.action !== way.action && startsWith(other.touches, way.touches))
    return isBeginning ? { ...way, touches: [...way.touches, act(way.action.type)] } : way
  })
}

export function startsWith(touches: readonly Touch[], beginning: readonly Touch[]): boolean {
  return beginning.every((touch, place) => touches[place] === touch)
}

/** What can be touched next, after these touches. */
export function nextTouches(ways: readonly Way[], done: readonly Touch[]): Set<Touch> {
  const found = ways.filter(({ touches }) => touches.length > done.length && startsWith(touches, done))
  return new Set(found.map(({ touches }) => touches[done.length] ?? ''))
}
