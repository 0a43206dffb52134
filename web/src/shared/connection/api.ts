/** Plain HTTP: one typed function for every question the page asks. */

import type {
  Command,
  Created,
  ErrorFrame,
  Frames,
  GameInfo,
  Joined,
  NewTable,
  OkFrame,
  Polled,
  TableInfo,
  Verified,
  View,
} from '../protocol'

/** The server said no, or could not be reached (code "offline"). Texts for people: `error-<code>`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field: string | null = null,
    readonly frame: ErrorFrame | null = null,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

type Asked = { body?: unknown; token?: string | null; signal?: AbortSignal }

export async function ask<T>(method: 'GET' | 'POST', path: string, { body, token, signal }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (token) headers.authorization = `Bearer ${token}`
  const init: RequestInit = { method, headers, cache: 'no-store' }
  if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
  if (signal) init.signal = signal
  const response = await reach(`/api${path}`, init)
  const answer = await readJson(response)
  if (response.ok && answer !== undefined) return answer as T
  throw refusal(answer, response.status)
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError('offline', 'The server could not be reached.')
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function refusal(answer: unknown, status: number): ApiError {
  if (isErrorFrame(answer)) return new ApiError(answer.code, answer.message, answer.field, answer)
  return new ApiError(
    status === 413 ? 'too_large' : status === 429 ? 'too_fast' : 'server',
    `The server answered with status ${status}.`,
  )
}

function isErrorFrame(value: unknown): value is ErrorFrame {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`

export const games = (): Promise<GameInfo[]> => ask('GET', '/games')

export const createTable = (wish: NewTable): Promise<Created> => ask('POST', '/tables', { body: wish })

export async function listTables(status: 'open' | 'running'): Promise<TableInfo[]> {
  return (await ask<{ tables: TableInfo[] }>('GET', `/tables?status=${status}`)).tables
}

export const tableInfo = (table: string, token: string | null = null): Promise<TableInfo> =>
  ask('GET', at(table), { token })

export async function tableOfCode(code: string): Promise<string> {
  return (await ask<{ table: string }>('GET', `/codes/${encodeURIComponent(code)}`)).table
}

export const joinTable = (table: string, name: string, seat: number | null, brought: unknown = null): Promise<Joined> =>
  ask('POST', `${at(table)}/join`, { body: { name, seat, ...(brought !== null && { brought }) } })

export const sendCommand = (table: string, token: string, command: Command & { id: string }): Promise<OkFrame> =>
  ask('POST', `${at(table)}/commands`, { body: command, token })

export const pollEvents = (
  table: string,
  token: string | null,
  since: number,
  wait: number,
  signal: AbortSignal,
): Promise<Polled> => ask('GET', `${at(table)}/events?since=${since}&wait=${wait}`, { token, signal })

/** What this viewer saw right after an entry. */
export const viewAt = (table: string, token: string | null, seq: number): Promise<{ view: View | null }> =>
  ask('GET', `${at(table)}/view?at=${seq}`, { token })

export const frames = (table: string, viewer: string): Promise<Frames> =>
  ask('GET', `${at(table)}/frames?viewer=${viewer}`)

export const recordAddress = (table: string): string => `/api${at(table)}/record`

export const importRecord = (record: string): Promise<{ table: string }> => ask('POST', '/records', { body: record })

export const verifyShuffle = (table: string): Promise<Verified> => ask('GET', `${at(table)}/verify`)

export async function myTables(seats: readonly { table: string; token: string }[]): Promise<TableInfo[]> {
  const body = { seats: seats.map(({ table, token }) => ({ table, token })) }
  return (await ask<{ tables: TableInfo[] }>('POST', '/mine', { body })).tables
}

export const askHint = (table: string, token: string): Promise<unknown> =>
  ask('POST', `${at(table)}/hint`, { body: {}, token })

export const claimSeat = (table: string, oldToken: string): Promise<Joined> =>
  ask('POST', `${at(table)}/claim`, { body: { token: oldToken } })
