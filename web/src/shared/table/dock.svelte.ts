/** A button that a table puts first into the dock, for what has no room on a narrow screen. */

export type DockButton = {
  readonly sign: string
  readonly sheet?: string
  readonly text: string
  readonly onclick: () => void
}

let button = $state.raw<DockButton | null>(null)

export function dockButton(): DockButton | null {
  return button
}

/** For an effect: the button is there until the effect ends. */
export function addToDock(added: DockButton): () => void {
  button = added
  return () => {
    if (button === added) button = null
  }
}
