/** What `npm run lint` takes for a colour that is written out. */

import { expect, test } from 'vitest'
import { coloursIn } from '../../colours.js'

const found = (path: string, source: string): string[] => coloursIn(path, source).map(({ colour }) => colour)

test('finds colours in style sheets, in hex, by function and by name', () => {
  const sheet = 'a {\n  color: #fff;\n  background: linear-gradient(RED, rgb(1 2 3), #0000);\n  --own: tan;\n}'
  expect(found('a.css', sheet)).toEqual(['#fff', 'RED', 'rgb(', '#0000', 'tan'])
  expect(coloursIn('a.css', sheet).map(({ line }) => line)).toEqual([2, 3, 3, 3, 4])
})

test('finds them in the style, the markup and the script of a component', () => {
  const component = [
    "<script>context.fillStyle = 'white'; const gold = '#e6c272'</script>",
    '<path fill="black" stroke={`red`} /><i style:color="green" style="border: 1px solid teal"></i>',
    '<style>\n  .tan { color: blue; }\n</style>',
  ].join('\n')
  expect(found('A.svelte', component)).toEqual(['white', '#e6c272', 'black', 'red', 'green', 'teal', 'blue'])
})

test('takes no word, address or comment for a colour', () => {
  const component = [
    "<script>const sign = 'red'; this.#add(1); go('#1.trade4.GAOV'); t('colour', { colour: 'gold' })</script>",
    '<a href="#facade-of-house">&#100; {#each cards as card}</a><!-- #fff -->',
    '<style>/* white */ .red, [data-r="gold"] { color: var(--ink-gold); color: color-mix(in srgb, var(--red) 4%, transparent); }</style>',
  ].join('\n')
  expect(found('A.svelte', component)).toEqual([])
})
