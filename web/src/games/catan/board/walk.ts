/** Arrow keys on a board: to the nearest thing in that direction. A board has one tab stop, besides what can be touched now. */

const WAYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function walk(event: KeyboardEvent, board: HTMLElement): void {
  const way = WAYS[event.key]
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-x]') : null
  if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return
  const spot = (element: HTMLElement): [number, number] => [Number(element.dataset.x), Number(element.dataset.y)]
  const [x, y] = spot(from)
  const costs = [...board.querySelectorAll<HTMLElement>('button[data-x]')].flatMap((element) => {
    const [ex, ey] = spot(element)
    const [along, aside] = way[0] ? [(ex - x) * way[0], Math.abs(ey - y)] : [(ey - y) * way[1], Math.abs(ex - x)]
    return along > 0 ? [{ element, cost: along + 3 * aside }] : []
  })
  const nearest = costs.sort((one, other) => one.cost - other.cost)[0]
  event.preventDefault()
  event.stopPropagation()
  nearest?.element.focus()
}
