/** A page with nothing but the engine, for tests: messages go in by `tell` and are gathered in `told`. */

import type { FromEngine, ToEngine } from '../../src/engine/messages.ts'

interface Alone {
  told: (FromEngine & { at: number })[]
  begin(): void
  tell(message: ToEngine): void
  end(): void
}

let worker: Worker | null = null

const alone: Alone = {
  told: [],
  begin() {
    Object.assign(globalThis, { began: performance.now() })
    worker = new Worker(new URL('../../src/engine/worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = (event: MessageEvent<FromEngine>) => alone.told.push({ ...event.data, at: performance.now() })
  },
  tell: (message) => worker?.postMessage(message),
  end: () => worker?.terminate(),
}

Object.assign(globalThis, { alone })
