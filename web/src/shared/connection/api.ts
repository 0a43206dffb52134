/** Plain HTTP: one typed function for every question the page asks, of a server or of this device. */

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
import type { End } from './end'
import { server } from './server.svelte'

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

/** A question about the rules, that anybody can answer: the server, or this device where there is none. */
export async function ask<T>(method: 'GET' | 'POST', path: string, asked: Asked = {}): Promise<T> {
  try {
    return await askAt<T>(server, method, path, asked)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'offline') throw error
    const { device } = await import('../device/end').catch(() => {
      throw error // it was never fetched, and now nobody gives it
    })
    return askAt<T>(device, method, path, asked)
  }
}

async function askAt<T>(
  end: End,
  method: 'GET' | 'POST',
  path: string,
  { body, token, signal }: Asked = {},
): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (token) headers.authorization = `Bearer ${token}`
  const init: RequestInit = { method, headers, cache: 'no-store' }
  if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
  if (signal) init.signal = signal
  const response = await reach(end, `/api${path}`, init)
  const answer = await readJson(response)
  if (response.ok && answer !== undefined) return answer as T
  throw refusal(answer, response.status)
}

async function reach(end: End, path: string, init: RequestInit): Promise<Response> {
  try {
    return await end.ask(path, init)
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

export const games = (): Promise<GameInfo[]> => askAt(server, 'GET', '/games')

export const createTable = (end: End, wish: NewTable): Promise<Created> => askAt(end, 'POST', '/tables', { body: wish })

export async function listTables(status: 'open' | 'running'): Promise<TableInfo[]> {
  return (await askAt<{ tables: TableInfo[] }>(server, 'GET', `/tables?status=${status}`)).tables
}

export const tableInfo = (end: End, table: string, token: string | null = null): Promise<TableInfo> =>
  askAt(end, 'GET', at(table), { token })

export async function tableOfCode(code: string): Promise<string> {
  return (await askAt<{ table: string }>(server, 'GET', `/codes/${encodeURIComponent(code)}`)).table
}

export const joinTable = (
  end: End,
  table: string,
  name: string,
  seat: number | null,
  brought: unknown = null,
): Promise<Joined> =>
  askAt(end, 'POST', `${at(table)}/join`, { body: { name, seat, ...(brought !== null && { brought }) } })

export const sendCommand = (
  end: End,
  table: string,
  token: string,
  command: Command & { id: string },
): Promise<OkFrame> => askAt(end, 'POST', `${at(table)}/commands`, { body: command, token })

export const pollEvents = (
  end: End,
  table: string,
  token: string | null,
  since: number,
  wait: number,
  signal: AbortSignal,
): Promise<Polled> => askAt(end, 'GET', `${at(table)}/events?since=${since}&wait=${wait}`, { token, signal })

/** What this viewer saw right after an entry. */
export const viewAt = (end: End, table: string, token: string | null, seq: number): Promise<{ view: View | null }> =>
  askAt(end, 'GET', `${at(table)}/view?at=${seq}`, { token })

export const frames = (end: End, table: string, viewer: string): Promise<Frames> =>
  askAt(end, 'GET', `${at(table)}/frames?viewer=${viewer}`)

/** The record of a finished game, as it is kept. */
export const record = (end: End, table: string): Promise<unknown> => askAt(end, 'GET', `${at(table)}/record`)

export const importRecord = (end: End, record: string): Promise<{ table: string }> =>
  askAt(end, 'POST', '/records', { body: record })

export const verifyShuffle = (end: End, table: string): Promise<Verified> => askAt(end, 'GET', `${at(table)}/verify`)

export async function myTables(end: End, seats: readonly { table: string; token: string }[]): Promise<TableInfo[]> {
  const body = { seats: seats.map(({ table, token }) => ({ table, token })) }
  return (await askAt<{ tables: TableInfo[] }>(end, 'POST', '/mine', { body })).tables
}

export const askHint = (end: End, table: string, token: string): Promise<unknown> =>
  askAt(end, 'POST', `${at(table)}/hint`, { body: {}, token })

export const claimSeat = (end: End, table: string, oldToken: string): Promise<Joined> =>
  askAt(end, 'POST', `${at(table)}/claim`, { body: { token: oldToken } })
