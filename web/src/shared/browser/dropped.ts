/** A file that was dropped on one page and is read by another. */

let dropped: File | null = null

export function keepDropped(file: File): void {
  dropped = file
}

/** Once. */
export function takeDropped(): File | null {
  const file = dropped
  dropped = null
  return file
}
