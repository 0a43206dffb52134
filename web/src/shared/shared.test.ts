/** What the shared part promises about itself. */

import { describe, expect, test } from 'vitest'
import device from '../../../src/hofnarr/locale/en/web-device.ftl?raw'
import learning from '../../../src/hofnarr/locale/en/web-learn.ftl?raw'
import shell from '../../../src/hofnarr/locale/en/web-shell.ftl?raw'

const sources = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('the shared part', () => {
  test('names no game', () => {
    const named = Object.entries(sources).filter(([, source]) => /kabale|catan/i.test(source))
    expect(named.map(([path]) => path)).toEqual([])
  })

  test('asks only for texts that there are', () => {
    const ids = new Set(
      Object.values(sources).flatMap((source) =>
        [...source.matchAll(/\bt\('([\w.-]+)'/g)].map((found) => found[1] ?? ''),
      ),
    )
    const known = new Set<string>()
    let message = ''
    for (const line of `${shell}\n${learning}\n${device}`.split('\n')) {
      const id = /^([a-z][\w-]*) =/.exec(line)?.[1]
      if (id) known.add((message = id))
      const attribute = /^ {4}\.(\w+) =/.exec(line)?.[1]
      if (attribute) known.add(`${message}.${attribute}`)
    }
    // In the examples of the comments.
    const examples = ['id', 'card-x', 'card-x.acc']
    expect(ids.size).toBeGreaterThan(150)
    expect([...ids].filter((id) => !known.has(id) && !examples.includes(id))).toEqual([])
  })
})
