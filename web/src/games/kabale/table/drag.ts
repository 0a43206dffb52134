/** Dragging a hand card onto a column: an extra to tapping, by pointer events. */

type Handlers = {
  /** The drag begins: take the card up. False: this card cannot be moved now. */
  start: () => boolean
  /** The pointer is over this column, or over none. */
  over: (column: number | null) => void
  drop: (column: number | null) => void
}

/** So far a press may wander and still be a tap, px. */
const SLACK = 8

/** For `{@attach}`. The card follows the pointer; where it is dropped decides. */
export function draggable(handlers: Handlers): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null
    let isDragging = false
    let wasDragged = false

    const begin = (event: PointerEvent): void => {
      wasDragged = false
      if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    }
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!isDragging) {
        if (Math.hypot(x, y) < SLACK) return
        if (!handlers.start()) return void (from = null)
        isDragging = true
        element.setPointerCapture(event.pointerId)
        element.classList.add('is-dragged')
      }
      element.style.transform = `translate(${x}px, ${y - 14}px) rotate(${Math.max(-8, Math.min(8, x / 30))}deg)`
      handlers.over(columnAt(event, element))
    }
    const end = (event: PointerEvent): void => {
      wasDragged = isDragging
      const dropped = event.type === 'pointerup' ? columnAt(event, element) : null
      stop()
      if (wasDragged) handlers.drop(dropped)
    }
    const stop = (): void => {
      from = null
      isDragging = false
      element.style.transform = ''
      element.classList.remove('is-dragged')
    }
    /** The click that ends a drag is no tap. */
    const swallow = (event: MouseEvent): void => {
      if (!wasDragged) return
      wasDragged = false
      event.stopPropagation()
      event.preventDefault()
    }
    element.addEventListener('pointerdown', begin)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
    element.addEventListener('click', swallow, true)
    return () => {
      stop()
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
      element.removeEventListener('click', swallow, true)
    }
  }
}

function columnAt(event: PointerEvent, dragged: HTMLElement): number | null {
  const under = document.elementsFromPoint(event.clientX, event.clientY).find((each) => !dragged.contains(each))
  const column = under?.closest<HTMLElement>('[data-column]')?.dataset.column
  return column === undefined ? null : Number(column)
}
