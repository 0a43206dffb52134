/** Every question of the game is asked in words, in four languages, and says where it comes from. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, loadTexts, setLanguage } from '../../../shared/i18n.svelte'
import type { View } from '../types'
import { Choice } from './choice.svelte'
import questions from './fixtures/questions.json'
import { sightForDecision } from './looking'
import { picksOf, usualPick } from './picks'
import { buttonText, promptFor, turnText } from './prompting'

const views = questions as unknown as View[]
const names = ['Ada', 'Bea']
const viewOf = (decision: string): View => {
  const found = views.find((view) => view.decision === decision)
  if (!found) throw new Error(`no question ${decision}`)
  return found
}
const choiceOf = (view: View): Choice =>
  new Choice(
    () => view,
    () => true,
    () => undefined,
  )
const ask = (view: View, choice = choiceOf(view)) =>
  promptFor({ view, names, me: view.viewer as number, choice, sending: false })

beforeAll(() => loadTexts('catan'))

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language))

  it('every decision has a question, a waiting line and labelled buttons', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const view of views) {
      const choice = choiceOf(view)
      const { head, text } = ask(view, choice)
      expect(`${head}${text}`, view.decision ?? '').not.toMatch(/⟦|\{/)
      expect(head.length, view.decision ?? '').toBeGreaterThan(1)
      expect(text.length, view.decision ?? '').toBeGreaterThan(4)
      const other = promptFor({ view, names, me: 1 - (view.viewer as number), choice, sending: false })
      expect(other.text).toContain(names[view.viewer as number])
      expect(turnText(view, names, 0)).not.toMatch(/⟦/)
      for (const touch of choice.acts) expect(buttonText(touch, view, choice)).not.toMatch(/⟦|act:/)
    }
    expect(complaints.mock.calls).toEqual([])
    complaints.mockRestore()
  })

  it('every first touch leads to a next sentence', () => {
    for (const view of views) {
      for (const touch of [...choiceOf(view).next].filter((each) => !each.startsWith('act:'))) {
        const choice = new Choice(
          () => view,
          () => true,
          () => undefined,
        )
        choice.tap(touch)
        if (choice.touches.length > 0) expect(`${ask(view, choice).head}${ask(view, choice).text}`).not.toMatch(/⟦/)
      }
    }
  })
})

describe('a question', () => {
  beforeAll(() => setLanguage('en'))

  it('says which card it comes from', () => {
    expect(ask(viewOf('burn')).head).toBe('Arsonist.')
    expect(ask(viewOf('civil_victim')).head).toBe('Civil War.')
    expect(ask(viewOf('window')).head).toMatch(/^(Ada|Bea) plays |\.$/)
    expect(ask(viewOf('act')).head).toBe('Your turn.')
  })

  it('about payment names the usual region: the fullest, for storing the emptiest', () => {
    for (const decision of ['pay', 'store']) {
      const choice = choiceOf(viewOf(decision))
      const stocks = picksOf(choice).map(({ stock }) => stock)
      expect(usualPick(choice)?.stock).toBe(decision === 'pay' ? Math.max(...stocks) : Math.min(...stocks))
    }
    expect(usualPick(choiceOf(viewOf('pay_any')))).toBeNull()
  })

  it('that takes a card shows all cards it may be taken from', () => {
    const taking = views.filter(({ legal }) => legal.some(({ type }) => type === 'take'))
    expect(taking.length).toBeGreaterThan(6)
    for (const view of taking) {
      const sight = sightForDecision(view, names)
      const shown = new Set(sight?.cards)
      for (const action of view.legal)
        if (action.type === 'take') expect(shown.has(action.card), `${view.decision}: ${action.card}`).toBe(true)
    }
    const conflict = viewOf('conflict_put')
    expect(sightForDecision(conflict, names)?.cards.length).toBeGreaterThan(0)
  })
})
