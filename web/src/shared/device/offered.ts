/** The games of this device, known before the engine is there. */

import type { GameInfo } from '../protocol'
import offered from './games.generated.json'

// Each game has options of its own; TypeScript would want them all in each.
export const OFFERED = offered as unknown as readonly GameInfo[]
