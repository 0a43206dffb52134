import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './compress.ts'
import { serviceWorker } from './service-worker.ts'

export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), serviceWorker(), compress()],
  build: { outDir: '../src/hofnarr/static', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
})
