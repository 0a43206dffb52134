import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { compress } from './compress.ts'
import { serviceWorker } from './service-worker.ts'

/** Hofnarr's own; it stands in one place. */
function version(): string {
  const source = readFileSync(new URL('../src/hofnarr/__init__.py', import.meta.url), 'utf8')
  return /__version__ = "(.+)"/.exec(source)?.[1] ?? 'unknown'
}

export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), serviceWorker(), compress()],
  build: { outDir: '../src/hofnarr/static', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  // Below any folder: what a script or a style loads lies beside it. The page itself is shown at many addresses of a
  // server, and so names its files from the root; `hofnarr site` writes them anew.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  define: { __BUILD__: JSON.stringify(version()) },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
})
