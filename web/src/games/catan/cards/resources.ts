/** The six resources: a letter, a sign, a stamp and an ink each. Letter and stamp are enough without the ink. */

import type { Resource } from '../types'

/** Gold is Au, so that it never meets grain. */
export const LETTERS: Readonly<Record<Resource, string>> = {
  brick: 'B',
  grain: 'G',
  lumber: 'L',
  ore: 'O',
  wool: 'W',
  gold: 'Au',
}

/** The symbol that pictures a resource. */
export function signOfResource(resource: Resource): string {
  return resource === 'grain' ? 'farming' : resource
}
