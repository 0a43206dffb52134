/** The engine in its worker; the same script is the second worker, when the first message says so. */

import { openJournal } from './journal.ts'
import { hofnarrIn, Machine } from './machine.ts'
import { Failure, type FromEngine, type ToEngine } from './messages.ts'
import { isOnly } from './only.ts'
import { findPacks } from './packs.ts'
import { inWorker, startPython, write } from './python.ts'
import { secondWorker, type FromThinker, type ToThinker } from './thinking.ts'

const say = (message: FromEngine) => self.postMessage(message)

let machine: Machine | null = null

self.onmessage = (event: MessageEvent<ToEngine | ToThinker>) => {
  const message = event.data
  if (message.type === 'think') void think(message)
  else if (message.type === 'start') void start(message.engine, message.pause)
  else if (message.type !== 'question' && machine) serve(machine, message)
}

async function start(engine: string, pause?: number): Promise<void> {
  try {
    if (typeof WebAssembly !== 'object') throw new Failure('no-wasm', 'there is no WebAssembly')
    if (!(await isOnly())) throw new Failure('other-tab', 'another tab has the engine')
    const trouble = (reason: 'storage-full' | 'storage-lost' | 'thinker') => say({ type: 'trouble', reason })
    const journal = await openJournal(trouble)
    const packs = await findPacks(engine, (loaded, total) => say({ type: 'progress', loaded, total }))
    // All of them at once: what the bots need may come when the table is there already.
    const [base, hofnarr] = [packs.files('python'), packs.files('hofnarr')]
    packs.files('weights').catch(() => {}) // the second worker asks for it again
    const python = await startPython(inWorker(await base), await base, await hofnarr)
    const thinker = () => new Worker(self.location.href, { type: 'module' })
    machine = await Machine.start(python, journal, secondWorker(thinker, packs, trouble), say, pause)
    say({ type: 'ready' })
  } catch (error) {
    const failure = error instanceof Failure ? error : new Failure('broken', error)
    say({ type: 'failed', reason: failure.reason, detail: failure.message })
  }
}

function serve(machine: Machine, message: Exclude<ToEngine, { type: 'start' }>): void {
  switch (message.type) {
    case 'request':
      return void machine.request(message.id, message.method, message.path, message.headers, message.body)
    case 'abort':
      return machine.abort(message.id)
    case 'socket-open':
      return machine.openSocket(message.id, message.path)
    case 'socket-send':
      return machine.send(message.id, message.text)
    case 'socket-close':
      return machine.closeSocket(message.id)
  }
}

async function think(message: Extract<ToThinker, { type: 'think' }>): Promise<void> {
  const tell = (told: FromThinker) => self.postMessage(told)
  try {
    const python = await startPython(inWorker(message.python), message.python, message.hofnarr)
    write(python, 'hofnarr/bots/kabale/weights.bin', message.weights)
    const hofnarr = hofnarrIn(python)
    hofnarr.prepare()
    self.onmessage = (event: MessageEvent<ToThinker>) => {
      if (event.data.type !== 'question') return
      try {
        tell({ type: 'answer', answer: hofnarr.answer(event.data.question) })
      } catch (error) {
        tell({ type: 'lost', detail: String(error) })
      }
    }
    tell({ type: 'thinking' })
  } catch (error) {
    tell({ type: 'lost', detail: String(error) })
  }
}
