/** Python's end of the conversation (`hofnarr/device/in_js.py`): its names, and what they take. */

import type { Journal } from './journal.ts'
import type { FromEngine } from './messages.ts'
import type { Python } from './python.ts'
import type { Thinking } from './thinking.ts'

type Tell = (kind: string, id: number, what?: string | number) => void

interface BrowserEngine {
  start(): Promise<void>
  request(id: number, method: string, path: string, headers: string, body?: string): Promise<string | undefined>
  abort(id: number): void
  open_socket(id: number, path: string, tell: Tell): void
  send(id: number, text: string): void
  close_socket(id: number): void
}

interface Module {
  engine(journal: Journal, worker: Thinking, pause?: number): BrowserEngine
  prepare(): void
  answer(question: Uint8Array): Uint8Array
}

export const hofnarrIn = (python: Python): Module => python.pyimport('hofnarr.device.in_js') as Module

export class Machine {
  private constructor(
    private readonly engine: BrowserEngine,
    private readonly say: (message: FromEngine) => void,
  ) {}

  static async start(
    python: Python,
    journal: Journal,
    worker: Thinking,
    say: (message: FromEngine) => void,
    pause?: number,
  ): Promise<Machine> {
    const engine = hofnarrIn(python).engine(journal, worker, pause)
    await engine.start()
    return new Machine(engine, say)
  }

  async request(id: number, method: string, path: string, headers: Record<string, string>, body: string | null) {
    const answer = await this.engine.request(id, method, path, JSON.stringify(headers), body ?? undefined)
    if (answer === undefined) return
    const [status, told, text] = JSON.parse(answer) as [number, Record<string, string>, string]
    this.say({ type: 'response', id, status, headers: told, body: text })
  }

  abort(id: number): void {
    this.engine.abort(id)
  }

  openSocket(id: number, path: string): void {
    this.engine.open_socket(id, path, (kind, id, what) => {
      if (kind === 'socket-opened') this.say({ type: kind, id })
      else if (kind === 'socket-frame') this.say({ type: kind, id, text: String(what) })
      else this.say({ type: 'socket-closed', id, code: Number(what) })
    })
  }

  send(id: number, text: string): void {
    this.engine.send(id, text)
  }

  closeSocket(id: number): void {
    this.engine.close_socket(id)
  }
}
