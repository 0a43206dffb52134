/** A socket whose other end is the engine; looks like a WebSocket. */

import type { Socket } from '../connection/end'

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3] as const

export class DeviceSocket extends EventTarget implements Socket {
  readyState: number = CONNECTING

  constructor(
    private readonly say: (text: string) => void,
    private readonly leave: () => void,
  ) {
    super()
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.say(text)
  }

  close(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.leave()
  }

  // --- what the engine says ---

  opened(): void {
    this.readyState = OPEN
    this.dispatchEvent(new Event('open'))
  }

  frame(text: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: text }))
  }

  closed(code: number): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}
