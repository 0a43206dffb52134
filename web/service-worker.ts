/** Writes sw.js: the service worker's source with the files of this build filled in. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = new URL('./src/sw.js', import.meta.url)
const PUBLIC = new URL('./public/', import.meta.url)

export function serviceWorker(): Plugin {
  return {
    name: 'hofnarr-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).filter(
          ({ fileName }) => fileName.startsWith('assets/') || fileName === 'index.html',
        )
        const files = [...built.map(({ fileName }) => fileName), ...readdirSync(PUBLIC)].sort()
        const source = readFileSync(SOURCE, 'utf8')
        const version = createHash('sha256').update(source)
        for (const each of built) version.update(each.type === 'chunk' ? each.code : each.source)
        for (const name of readdirSync(PUBLIC).sort()) version.update(readFileSync(new URL(name, PUBLIC)))
        // One page serves all addresses; the server knows it as `/`.
        const list = files.map((name) => `\n  './${name === 'index.html' ? '' : name}',`).join('')
        const filled = source
          .replace('__VERSION__', version.digest('hex').slice(0, 12))
          .replace('/* __FILES__ */', `${list}\n`)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled })
      },
    },
  }
}
