import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Award } from '../../types'
import { add, type Lab } from './column/column'
import { EMPTY_LAB } from './column/fragment'
import { Verdict } from './verdict.svelte'

const award: Award = { winner: 'G', totals: { G: 20 }, removed: [], steps: [] }
const withKing: Lab = { ...EMPTY_LAB, column: add([], 'G', 'king') }
const withQueen: Lab = { ...EMPTY_LAB, column: add(withKing.column, 'A', 'queen') }

type Answer = (init: RequestInit) => Response | Promise<Response>

function serverThat(answers: Answer): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async (_: string, init: RequestInit) => answers(init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const says = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })

afterEach(() => vi.unstubAllGlobals())

describe('the verdict of the lab', () => {
  it('is asked of the server, in the words of `hofnarr award`', async () => {
    const fetched = serverThat(() => says(award))
    const verdict = new Verdict()
    await verdict.about(withQueen)
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/kabale/award')
    expect(JSON.parse(fetched.mock.calls[0]?.[1].body)).toEqual({
      target: ['music', 3],
      column: [
        ['G', 'king'],
        ['A', 'queen'],
      ],
      options: { lowest_number: 'zero', double_copies: 'printed' },
    })
    expect(verdict.status).toBe('told')
    expect(verdict.told?.award).toEqual(award)
  })

  it('needs no server for an empty column', async () => {
    const fetched = serverThat(() => says(award))
    const verdict = new Verdict()
    await verdict.about(EMPTY_LAB)
    expect(verdict.status).toBe('empty')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is asked once for the same column', async () => {
    const fetched = serverThat(() => says(award))
    const verdict = new Verdict()
    await verdict.about(withKing)
    await verdict.about(EMPTY_LAB)
    await verdict.about(withKing)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(verdict.status).toBe('told')
  })

  it('forgets a late answer about an older column', async () => {
    let late: (response: Response) => void = () => undefined
    const answers: Answer[] = [() => new Promise((resolve) => (late = resolve)), () => says({ ...award, winner: 'A' })]
    serverThat((init) => answers.shift()?.(init) ?? says({}))
    const verdict = new Verdict()
    const first = verdict.about(withKing)
    await verdict.about(withQueen)
    late(says(award))
    await first
    expect(verdict.told?.award.winner).toBe('A')
  })

  it('says when the server is away, and keeps what it knew', async () => {
    serverThat(() => says(award))
    const verdict = new Verdict()
    await verdict.about(withKing)
    serverThat(() => Promise.reject(new TypeError('network')))
    await verdict.about(withQueen)
    expect(verdict.status).toBe('offline')
    await verdict.about(withKing)
    expect(verdict.status).toBe('told')
  })

  it('says when the server refuses', async () => {
    serverThat(() =>
      says({ type: 'error', code: 'bad_request', message: 'column[0]: unknown card', field: 'column' }, 400),
    )
    const verdict = new Verdict()
    await verdict.about(withKing)
    expect(verdict.status).toBe('failed')
  })
})
