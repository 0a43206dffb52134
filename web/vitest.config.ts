import { defineConfig, mergeConfig } from 'vitest/config'
import pages from './vite.config.ts'

export default mergeConfig(
  pages,
  defineConfig({
    // Svelte's server build is the default under Node; tests run the browser's.
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/testing.ts'] },
  }),
)
