/** The one engine of this page. Ask for this file only where somebody wants to play on the device. */

import { file } from '../shell/addresses'
import { Engine } from './engine.svelte'

export const engine = new Engine(
  () => new Worker(new URL('../../engine/worker.ts', import.meta.url), { type: 'module', name: 'hofnarr' }),
  () => ({ engine: new URL(file('engine/'), location.href).href, version: __BUILD__ }),
)

export const device = engine.end
