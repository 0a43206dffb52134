/** Whatever can be pressed now has a button, in every decision of the game. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../shared/i18n.svelte'
import type { View } from '../types'
import { Choice } from './choice.svelte'
import questions from './fixtures/questions.json'
import Prompt from './Prompt.svelte'
import SearchSheet from './SearchSheet.svelte'
import TradePanel from './TradePanel.svelte'
import { readAct } from './ways'

const views = questions as unknown as View[]
const names = ['Ada', 'Bea']

beforeAll(() => loadTexts('catan'))
afterEach(cleanup)

function show(view: View): Choice {
  const choice = new Choice(
    () => view,
    () => true,
    () => undefined,
  )
  const me = view.viewer as number
  render(Prompt, { choice, view, names, me, sending: false })
  render(SearchSheet, { choice, view, names, me })
  render(TradePanel, { choice, view, names, me })
  return choice
}

const pressed = (touch: string): Element | null => {
  const button = readAct(touch)
  const value = button?.value ? `[data-value="${button.value}"]` : ''
  return document.querySelector(button ? `[data-act="${button.act}"]${value}` : `[data-key="${touch}"]`)
}

describe('the prompt', () => {
  it.each(views.map((view) => [view.decision, view] as const))(
    'has all buttons of %s',
    (_, view) => {
      const choice = show(view)
      for (const touch of choice.next) {
        // These lie on the table.
        if (/^(hand|supply|display|place):/.test(touch)) continue
        expect(pressed(touch), touch).not.toBeNull()
      }
    },
    60_000,
  )

  it('offers nothing to those who wait', () => {
    const view = views.find(({ decision }) => decision === 'gain') as View
    const choice = new Choice(
      () => view,
      () => false,
      () => undefined,
    )
    render(Prompt, { choice, view, names, me: 1 - (view.viewer as number), sending: false })
    expect(document.querySelectorAll('button')).toHaveLength(0)
    expect(document.querySelector('.prompt')?.textContent).toContain(names[view.viewer as number])
  })
})
