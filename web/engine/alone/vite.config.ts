/** Builds the engine alone, for tests: `vite build --config engine/alone/vite.config.ts --outDir FOLDER`. */

import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: { emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  worker: { format: 'es' },
})
