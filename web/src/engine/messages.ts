/** What page and engine say to each other. Requests and sockets are those of a server. */

export type ToEngine =
  | { type: 'start'; engine: string; version: string; pause?: number }
  | { type: 'request'; id: number; method: string; path: string; headers: Record<string, string>; body: string | null }
  | { type: 'abort'; id: number }
  | { type: 'socket-open'; id: number; path: string }
  | { type: 'socket-send'; id: number; text: string }
  | { type: 'socket-close'; id: number }

export type FailureReason = 'no-wasm' | 'fetch' | 'storage' | 'other-tab' | 'broken'
export type TroubleReason = 'storage-full' | 'storage-lost' | 'thinker'

export type FromEngine =
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'ready' }
  | { type: 'failed'; reason: FailureReason; detail: string }
  | { type: 'response'; id: number; status: number; headers: Record<string, string>; body: string }
  | { type: 'socket-opened'; id: number }
  | { type: 'socket-frame'; id: number; text: string }
  | { type: 'socket-closed'; id: number; code: number }
  | { type: 'trouble'; reason: TroubleReason }

/** Why the engine cannot begin. */
export class Failure extends Error {
  constructor(
    readonly reason: FailureReason,
    detail: unknown,
  ) {
    super(detail instanceof Error ? `${detail.name}: ${detail.message}` : String(detail))
  }
}
