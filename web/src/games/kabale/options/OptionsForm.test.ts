/** Choosing how a new table plays. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { RulesWish } from '../../../shared/games'
import { loadTexts, setLanguage } from '../../../shared/i18n.svelte'
import type { GameInfo } from '../../../shared/protocol'
import OptionsForm from './OptionsForm.svelte'

const USUAL = { next_starter: 'after_ender', lowest_number: 'zero' }
const INFO: GameInfo = {
  game: 'kabale',
  players: [2, 3],
  variants: { standard: USUAL, german: USUAL, polish: { ...USUAL, next_starter: 'after_starter' } },
  options: { next_starter: ['after_ender', 'after_starter'], lowest_number: ['zero', 'unbounded'] },
  several: [],
  switches: ['hidden_targets'],
  brings: [],
  levels: [],
}

function show(value: RulesWish) {
  const onchange = vi.fn<(value: RulesWish) => void>()
  render(OptionsForm, { props: { info: INFO, players: 3, value, onchange, refused: null } })
  return onchange
}
const chosen = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

beforeAll(async () => {
  await loadTexts('kabale')
  await setLanguage('en')
})
afterEach(cleanup)

it('shows the edition that was chosen, though another one plays the same', () => {
  show({ variant: 'german', options: USUAL })
  expect(chosen()).toEqual(['german'])
})

it('shows no edition where the options are of none', () => {
  show({ variant: 'german', options: { ...USUAL, lowest_number: 'unbounded' } })
  expect(chosen()).toEqual([])
})

it('sends the edition with its options', async () => {
  const onchange = show({ variant: 'standard', options: USUAL })
  await fireEvent.click(screen.getByRole('radio', { name: /German/ }))
  expect(onchange).toHaveBeenLastCalledWith({ variant: 'german', options: USUAL })
})

it('keeps what the table hides, whatever edition it plays', async () => {
  const onchange = show({ variant: 'standard', options: USUAL })
  await fireEvent.click(screen.getByRole('checkbox', { name: /Won targets/i }))
  const hidden = { variant: 'standard', options: { ...USUAL, hidden_targets: true } }
  expect(onchange).toHaveBeenLastCalledWith(hidden)
  cleanup()
  const again = show(hidden)
  await fireEvent.click(screen.getByRole('radio', { name: /German/ }))
  expect(again).toHaveBeenLastCalledWith({ variant: 'german', options: hidden.options })
})

it('names no edition once an option is changed', async () => {
  const onchange = show({ variant: 'german', options: USUAL })
  await fireEvent.change(screen.getByLabelText('Lowest number'), { target: { value: 'unbounded' } })
  expect(onchange).toHaveBeenLastCalledWith(expect.objectContaining({ variant: null }))
})
