/** A seat's letter: it names tincture, shape and pattern (styles/base.css, signs `shG` to `shS`). */

export const OWNERS = ['G', 'A', 'O', 'V', 'P', 'S'] as const
export type Owner = (typeof OWNERS)[number]

export function ownerOf(seat: number): Owner {
  return OWNERS[seat] ?? 'S'
}
