/** The explorers' chain: a dotted arc for every link, with its number, until the move is over. */

const SVG = 'http://www.w3.org/2000/svg'

/** So high an arc rises over the straight way, px. */
const RISE = 46

function draw<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value))
  return element
}

/** From a card to the column it travels to. */
export function drawLink(layer: Element, from: DOMRect, to: DOMRect, number: number): void {
  const frame = layer.getBoundingClientRect()
  const start = { x: from.left - frame.left + from.width / 2, y: from.top - frame.top + 12 }
  const end = { x: to.left - frame.left + to.width / 2, y: start.y }
  const middle = { x: (start.x + end.x) / 2, y: start.y - RISE }
  const svg = draw('svg', { class: 'trail', width: frame.width, height: frame.height, 'aria-hidden': 'true' })
  svg.append(draw('path', { d: `M${start.x} ${start.y}Q${middle.x} ${middle.y - RISE} ${end.x} ${end.y}` }))
  svg.append(draw('circle', { cx: middle.x, cy: middle.y, r: 12 }))
  const label = draw('text', { x: middle.x, y: middle.y + 6 })
  label.textContent = String(number)
  svg.append(label)
  layer.append(svg)
}
