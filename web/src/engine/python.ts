/** Python in a worker: Pyodide with Hofnarr and what it needs, from the files of the packs. */

import type { PyodideInterface } from 'pyodide'
import type { Files } from './packs.ts'

export type Python = PyodideInterface

/** Where Pyodide finds its own files: it wants addresses. */
export interface Place {
  indexURL: string
  load(name: string): Promise<unknown>
}

/** Modules lie here. */
const SITE = '/site'
/** An address that nobody can have: what is asked for there is answered from the pack. */
const NOWHERE = 'https://engine.invalid/'
const TYPES: Record<string, string> = { wasm: 'application/wasm', mjs: 'text/javascript', zip: 'application/zip' }

/** The first pack is Pyodide's own. */
export async function startPython(place: Place, own: Files, ...others: Files[]): Promise<Python> {
  const { loadPyodide } = (await place.load('pyodide.mjs')) as Pick<typeof import('pyodide'), 'loadPyodide'>
  const { default: createPyodideModule } = (await place.load('pyodide.asm.mjs')) as { default: unknown }
  const lockFileContents = new TextDecoder().decode(own.get('pyodide-lock.json'))
  const options: object = { indexURL: place.indexURL, lockFileContents, createPyodideModule }
  const python = await loadPyodide(options)
  for (const pack of [own, ...others]) install(python, pack)
  python.runPython(`import sys; sys.path.insert(0, "${SITE}"); sys.dont_write_bytecode = True`)
  return python
}

/** Put modules where Python finds them; of Pyodide's own pack those that lie in its site folder. */
function install(python: Python, pack: Files): void {
  for (const [path, content] of pack) {
    if (path.startsWith('site/')) write(python, path.slice('site/'.length), content)
    else if (path.includes('/')) write(python, path, content)
  }
}

export function write(python: Python, path: string, content: Uint8Array): void {
  const whole = `${SITE}/${path}`
  python.FS.mkdirTree(whole.slice(0, whole.lastIndexOf('/')))
  python.FS.writeFile(whole, content)
}

/** In a worker of a browser: scripts get addresses of their own, all else is answered here. */
export function inWorker(pack: Files): Place {
  const beyond = self.fetch.bind(self)
  self.fetch = (wanted, options) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted)
    if (!address.startsWith(NOWHERE)) return beyond(wanted, options)
    const name = address.slice(NOWHERE.length)
    const content = pack.get(name)
    const headers = { 'Content-Type': TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream' }
    return Promise.resolve(content ? new Response(content, { headers }) : new Response(null, { status: 404 }))
  }
  return {
    indexURL: NOWHERE,
    async load(name) {
      const script = URL.createObjectURL(new Blob([pack.get(name)!], { type: TYPES.mjs }))
      try {
        return (await import(/* @vite-ignore */ script)) as unknown
      } finally {
        URL.revokeObjectURL(script)
      }
    },
  }
}
