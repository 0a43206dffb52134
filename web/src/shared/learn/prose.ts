/** The plain text of a rules section as paragraphs and lists, with its rulings found. */

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly string[] }

const ITEM = /^(?:(•)|\d+\.) +/

/** Paragraphs are parted by empty lines, items stand on lines of their own. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n\s*\n/).flatMap((part) => partOf(part.split('\n').map((line) => line.trim())))
}

function partOf(lines: readonly string[]): Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = []
  for (const line of lines.filter(Boolean)) {
    const item = ITEM.exec(line)
    const kind = !item ? 'paragraph' : item[1] ? 'bullets' : 'numbers'
    const last = blocks.at(-1)
    const text = line.replace(ITEM, '')
    if (last?.kind === kind) last.lines.push(text)
    else blocks.push({ kind, lines: [text] })
  }
  return blocks.map(({ kind, lines: own }) =>
    kind === 'paragraph' ? { kind, text: own.join(' ') } : { kind, items: own },
  )
}

/** How a game numbers its rulings, and where they stand. */
export type Rulings = { readonly letter: string; readonly address: (ruling: string) => string }

export type Span = { readonly text: string; readonly ruling: boolean }

/** A text in pieces, the rulings on their own. */
export function spansOf(text: string, letter: string): Span[] {
  return text
    .split(new RegExp(`\\b(${letter}\\d{1,3})\\b`))
    .map((piece, at) => ({ text: piece, ruling: at % 2 === 1 }))
    .filter((span) => span.text !== '')
}
