/** After a link within the app the focus goes to the new page, as it would after a page load. */

let arriving = false

/** A new page is about to be shown. */
export function leave(): void {
  arriving = true
}

/** For the <main> of a page: takes the focus if somebody has just come here. A page may come in two steps, so the second takes it too. */
export function arrive(main: HTMLElement): void {
  if (arriving) main.focus({ preventScroll: true })
}

if (typeof document !== 'undefined') {
  // Whoever does something is here already.
  for (const sign of ['keydown', 'pointerdown'])
    document.addEventListener(sign, () => (arriving = false), { capture: true })
}
