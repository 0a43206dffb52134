/** A person taps regions in any order: what was paid is asked for no more, what remains is asked. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { LANGUAGES, loadTexts, setLanguage } from '../../../shared/i18n.svelte'
import { change } from '../../../shared/browser/settings.svelte'
import type { Action, View } from '../types'
import { Choice } from './choice.svelte'
import payment from './fixtures/payment.json'
import { picksOf, usualPick } from './picks'
import { promptFor } from './prompting'
import { key } from './ui'

type Node = { readonly question: View; readonly answers: Readonly<Record<string, Node | null>> }
const first = payment as unknown as Node
const ORDERS = [
  ['-2L', '4U', '4L'],
  ['4U', '-2L', '4L'],
  ['4L', '4U', '-2L'],
  ['0L', '4U', '4U'],
  ['4U', '4L', '4U'],
]

beforeAll(() => loadTexts('catan'))
beforeEach(() => change({ confirmTaps: false }))

/** Sits down before a question; gives the choice and what it sends. */
function sit(view: View): { choice: Choice; sent: Action[] } {
  const sent: Action[] = []
  return {
    choice: new Choice(
      () => view,
      () => true,
      (action) => sent.push(action),
    ),
    sent,
  }
}

it.each(ORDERS)('a Smithy is paid from %s, then %s, then %s', (...order) => {
  let node: Node | null = first
  for (const at of order) {
    if (!node) throw new Error('all is paid already')
    const { choice, sent } = sit(node.question)
    expect(choice.state(key.place(0, at))).toBe('lit')
    expect(picksOf(choice).map((pick) => pick.key)).toContain(key.place(0, at))
    choice.tap(key.place(0, at))
    expect(sent).toEqual([{ type: 'pay', seat: 0, at }])
    node = node.answers[at] ?? null
  }
  expect(node).toBeNull()
})

it('the usual region is one of those that can pay', () => {
  const usual = usualPick(sit(first.question).choice)
  expect(usual?.stock).toBe(3)
})

it.each(LANGUAGES)('the question names all that is due, in %s', (language) => {
  setLanguage(language)
  const { choice } = sit(first.question)
  const { text } = promptFor({ view: first.question, names: ['Ada', 'Bea'], me: 0, choice, sending: false })
  expect(text).toMatch(/2.*1/)
  expect(text).not.toMatch(/⟦|\?/)
})
