/** Links that carry a whole game: whoever has one needs no server to look at it. */

import { pack } from '../browser/packing'
import { link } from '../shell/addresses'

/** What messengers and browsers still take as one link. */
const LONGEST = 16_000
/** As large as a record may be anywhere. */
export const MOST = 1_000_000

/** null: this game is too long for a link. */
export async function carriedLink(record: unknown): Promise<string | null> {
  const address = link(`/carried#${await pack(JSON.stringify(record))}`)
  return address.length > LONGEST ? null : address
}
