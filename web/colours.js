/** Colours stand in files called tokens.css alone, each with a name that says what it is for. `npm run lint` looks. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMED =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
  'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod ' +
  'darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon ' +
  'darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray ' +
  'dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green ' +
  'greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon ' +
  'lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon ' +
  'lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta ' +
  'maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen ' +
  'mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive ' +
  'olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru ' +
  'pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell ' +
  'sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise ' +
  'violet wheat white whitesmoke yellow yellowgreen'
const HEX = String.raw`(?<![\w&./-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])`
const FUNCTION = String.raw`(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(`
const NAME = String.raw`(?<![\w.-])(?:${NAMED.replaceAll(' ', '|')})(?![\w-])`

const raw = new RegExp(`${HEX}|${FUNCTION}`, 'gi')
const rawOrNamed = new RegExp(`${HEX}|${FUNCTION}|${NAME}`, 'gi')
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g
/** The value of a declaration. Quoted words, such as a selector's, are none. */
const DECLARATION = /(?<=[\s;{]-{0,2}[a-z][\w-]*:\s)[^;{}]*(?=[;}])/gi
/** Attributes, directives and properties that take a colour: markup, SVG, the canvas. */
const PAINTED =
  /(?<=\b(?:fill|stroke|color|background|stop-color|flood-color|style|style:[\w-]+|(?:fill|stroke|shadow)(?:Style|Color))\s*[=:]\s*(?:\{\s*)?)(["'`])(?:(?!\1).)*\1/g

/**
 * Blanks out, so that every place keeps its line.
 * @param {string} text
 * @param {RegExp} what
 */
const without = (text, what) => text.replace(what, (found) => found.replace(/[^\n]/g, ' '))

/**
 * Every colour in a file that is written out, with its line.
 * @param {string} path
 * @param {string} source
 * @returns {{ line: number, colour: string }[]}
 */
export function coloursIn(path, source) {
  const text = without(source, COMMENTS)
  /** @type {Map<number, string>} */
  const found = new Map()
  /** @param {string} part @param {number} from @param {RegExp} pattern */
  const look = (part, from, pattern) => {
    for (const match of part.matchAll(pattern)) found.set(from + match.index, match[0])
  }
  look(text, 0, raw)
  const styles = path.endsWith('.css') ? [{ 0: text, index: 0 }] : text.matchAll(/<style\b[\s\S]*?<\/style>/g)
  for (const style of styles)
    for (const value of style[0].matchAll(DECLARATION)) look(value[0], style.index + value.index, rawOrNamed)
  for (const value of text.matchAll(PAINTED)) look(value[0], value.index, rawOrNamed)
  return [...found]
    .toSorted(([one], [other]) => one - other)
    .map(([place, colour]) => ({ line: text.slice(0, place).split('\n').length, colour }))
}

/** npm runs it in its own folder.
 * @returns {string[]}
 */
function complaints() {
  const said = []
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    const drawn = /\.(css|svelte|ts|js)$/.test(path) && !/\.test\.ts$/.test(path)
    if (!drawn || /(^|[/\\])tokens\.css$/.test(path)) continue
    for (const { line, colour } of coloursIn(path, readFileSync(join('src', path), 'utf8')))
      said.push(`src/${path}:${line}: ${colour} stands outside tokens.css: give it a name there`)
  }
  // What a browser paints before any style has come cannot have a name, but is one of ours.
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  for (const path of ['index.html', 'public/manifest.webmanifest'])
    for (const [colour] of readFileSync(path, 'utf8').matchAll(raw))
      if (!tokens.includes(colour)) said.push(`${path}: ${colour} is no colour of src/styles/tokens.css`)
  return said
}

if (process.argv[1]?.endsWith('colours.js')) {
  const said = complaints()
  for (const line of said) console.error(line)
  process.exitCode = said.length ? 1 : 0
}
