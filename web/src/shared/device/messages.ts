/** What page and engine say to each other. */

export type ToEngine =
  | { readonly type: 'start'; readonly engine: string; readonly version: string }
  | {
      readonly type: 'request'
      readonly id: number
      readonly method: string
      readonly path: string
      readonly headers: Readonly<Record<string, string>>
      readonly body: string | null
    }
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'socket-open'; readonly id: number; readonly path: string }
  | { readonly type: 'socket-send'; readonly id: number; readonly text: string }
  | { readonly type: 'socket-close'; readonly id: number }

export type FromEngine =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: FailedStart; readonly detail: string }
  | {
      readonly type: 'response'
      readonly id: number
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly body: string
    }
  | { readonly type: 'socket-opened'; readonly id: number }
  | { readonly type: 'socket-frame'; readonly id: number; readonly text: string }
  | { readonly type: 'socket-closed'; readonly id: number; readonly code: number }
  | { readonly type: 'trouble'; readonly reason: Trouble; readonly detail?: string }

export type FailedStart = 'no-wasm' | 'fetch' | 'storage' | 'other-tab' | 'broken'
/** What a person should be told while it goes on. */
export type Trouble = 'storage-full' | 'storage-lost' | 'thinker'
