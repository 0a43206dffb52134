/** Finding words in pages, whatever the language: capitals and accents do not matter, every word must occur. */

export type Page = { readonly id: string; readonly title: string; readonly text: string }

/** A letter of the text for every letter of the folded one, so that finds can be marked in the text itself. */
type Folded = { readonly text: string; readonly places: readonly number[] }

const APART: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', ø: 'o', '’': "'" }

function fold(text: string): Folded {
  let folded = ''
  const places: number[] = []
  for (let place = 0; place < text.length; place += 1) {
    for (const letter of foldLetter(text.charAt(place))) {
      folded += letter
      places.push(place)
    }
  }
  return { text: folded, places }
}

function foldLetter(letter: string): string {
  const plain = letter
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
  return APART[plain] ?? plain
}

/** The words of a question, folded. */
export function wordsOf(query: string): string[] {
  return fold(query.normalize('NFC')).text.split(/\s+/).filter(Boolean)
}

/** The pages that hold every word, those with a word in the title first; all pages for an empty question. */
export function find<P extends Page>(pages: readonly P[], query: string): P[] {
  const words = wordsOf(query)
  const found = pages.flatMap((page) => {
    const title = fold(`${page.id} ${page.title}`).text
    const body = fold(page.text).text
    if (!words.every((word) => title.includes(word) || body.includes(word))) return []
    return [{ page, hits: words.filter((word) => title.includes(word)).length }]
  })
  return found.toSorted((one, other) => other.hits - one.hits).map(({ page }) => page)
}

export type Piece = { readonly text: string; readonly found: boolean }

/** The text in pieces, those that match a word marked. */
export function mark(text: string, query: string): Piece[] {
  const { text: folded, places } = fold(text)
  const marked = new Set<number>()
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let letter = at; letter < at + word.length; letter += 1) marked.add(places[letter] ?? 0)
    }
  }
  const pieces: { text: string; found: boolean }[] = []
  for (let place = 0; place < text.length; place += 1) {
    const found = marked.has(place)
    const last = pieces.at(-1)
    if (last && last.found === found) last.text += text.charAt(place)
    else pieces.push({ text: text.charAt(place), found })
  }
  return pieces
}
