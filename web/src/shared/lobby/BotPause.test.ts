/** Choosing how long bots think. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { setLanguage } from '../i18n.svelte'
import BotPause from './BotPause.svelte'

beforeAll(() => setLanguage('en'))
afterEach(cleanup)

it('shows what is usual, and says what is chosen in milliseconds', async () => {
  const onchange = vi.fn<(pause: number | null) => void>()
  render(BotPause, { props: { pause: null, onchange } })
  const select = screen.getByLabelText<HTMLSelectElement>('How long bots think')
  expect(select.selectedOptions[0]?.text).toBe('as usual')
  for (const [index, pause] of [
    [0, 0],
    [3, 2_000],
    [2, null],
  ] as const) {
    select.selectedIndex = index
    await fireEvent.change(select)
    expect(onchange).toHaveBeenLastCalledWith(pause)
  }
})
