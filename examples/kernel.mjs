/** The kernel of Kabale und Hiebe in JavaScript: random games, then one against the King.
 *
 *     node examples/kernel.mjs --players 3 --rollouts 400
 *
 * Needs Node 20 and nothing else; docs/kernel.md says what the functions do.
 */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** One sentence in place of a stack trace. */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

const { values: given } = parseArgs({
  options: {
    kernel: { type: 'string' }, // the folder of kernel.wasm and kernel.json
    weights: { type: 'string' },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '20000' },
    rollouts: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const source = fileURLToPath(new URL('../src/hofnarr/', import.meta.url))
const folder = given.kernel ?? source + 'kabale/kernel'
const [players, games, rollouts, seed] = ['players', 'games', 'rollouts', 'seed'].map((name) => Number(given[name]))

const { format, numbers: N } = JSON.parse(readFileSync(`${folder}/kernel.json`, 'utf8'))
if (format !== 'hofnarr.kabale.kernel/2') refuse(`kernel.json: this example does not know the format ${format}`)
const { instance } = await WebAssembly.instantiate(readFileSync(`${folder}/kernel.wasm`), {})
const kernel = instance.exports

// --- memory: everything behind __heap_base is ours; nothing is ever given back here ---

let end = kernel.__heap_base.value

/** The address of so many bytes, zeroed. */
function make(bytes) {
  const address = Math.ceil(end / 16) * 16
  end = address + bytes
  const missing = end - kernel.memory.buffer.byteLength
  if (missing > 0) kernel.memory.grow(Math.ceil(missing / 65536))
  return address
}

const ints = (count) => make(4 * count)
const floats = (count) => make(4 * count)
const doubles = (count) => make(8 * count)
/** The words from an address on; a view dies when the memory grows, so take a new one each time. */
const words = (address, count) => new Int32Array(kernel.memory.buffer, address, count)

/** Whole numbers travel as BigInt, pointers as ordinary numbers. */
const call = (name, ...args) => Number(kernel[name](...args) ?? 0)
const i = BigInt

// --- random games, all inside the kernel ---

const size = N.STACKS + players * players * N.CARD_COUNT
const state = ints(size)
const wins = ints(players)
call('random_games', state, wins, i(players), 0n, i(seed), 0n, i(Math.min(games, 1000))) // warm up
words(wins, players).fill(0)
const begun = performance.now()
const decisions = call('random_games', state, wins, i(players), 0n, i(seed), 0n, i(games))
const seconds = (performance.now() - begun) / 1000
console.log(`${games} random games of ${players}: ${decisions} decisions, wins ${words(wins, players).join(' ')}`)
console.error(`${Math.round(decisions / seconds).toLocaleString('en')} decisions/s`)

// --- the King: his networks, and what he writes on ---

const header = 32
const path = given.weights ?? source + 'bots/kabale/weights.bin'
const file = readFileSync(path)
if (!file.toString('latin1', 0, header).startsWith('hofnarr.kabale.weights/1\n')) refuse(`${path}: not a file of weights`)
if (file.length !== header + 2 * N.WEIGHT_COUNT) refuse(`${path}: does not hold ${N.WEIGHT_COUNT} weights`)
const weights = floats(N.WEIGHT_COUNT)
const part = 1 << 14 // bytes
const halves = ints(part / 4)
for (let at = header; at < file.length; at += part) {
  const piece = file.subarray(at, at + part)
  new Uint8Array(kernel.memory.buffer, halves, piece.length).set(piece)
  call('widen_part', halves, weights, i((at - header) / 2), i(piece.length / 2))
}

const sight = ints(size)
const desk = [
  sight,
  ints(N.SCRATCH_WORDS),
  weights,
  floats(N.THOUGHT_COUNT),
  doubles(N.KNOWN_COUNT),
]

let turn = 0
function king() {
  const seat = words(state, size)[N.ACTOR]
  call('observe', state, i(seat), sight) // he sees what his seat knows, no more
  return call('king_choice', ...desk, i(rollouts), i(seed), i(turn++))
}

// --- chance comes from outside: a PCG of 32 bits, the same in kernel.py ---

let x = seed >>> 0
/** One of 0 .. count - 1. */
function chance(count) {
  x = (Math.imul(x, 747796405) + 2891336453) >>> 0
  const word = Math.imul((x >>> ((x >>> 28) + 4)) ^ x, 277803737) >>> 0
  return Math.floor((((word >>> 22) ^ word) >>> 0) * count / 2 ** 32)
}

/** The numbers of the bits that are set. */
const bits = (mask) => Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (mask >>> bit) & 1)
const oneOf = (list) => list[chance(list.length)]

function drawCard() {
  const any = call('ready', state, events())
  const s = words(state, size)
  call('draw', state, events(), i(any ? oneOf(bits(s[N.PILE + s[N.ACTOR] * N.SEAT_SIZE])) : -1))
}

function revealTarget() {
  const s = words(state, size)
  const low = bits(s[N.TARGETS_LEFT])
  const high = bits(s[N.TARGETS_LEFT + 1]).map((bit) => N.HALF + bit)
  call('reveal', state, events(), i(oneOf([...low, ...high])))
}

// --- what happened in a step is told as rows of ROW words, behind a cursor that we set back ---

const told = ints(N.EVENT_BUFFER)

function events() {
  words(told, 1)[0] = 1
  return told
}

function tellAwards() {
  const rows = words(told, words(told, 1)[0])
  for (let at = 1; at < rows.length; at += N.ROW) {
    const [event, column, target, winner] = rows.subarray(at, at + 4)
    if (event === N.E_AWARDED) console.log(`column ${column}, target ${target}: seat ${winner}`)
  }
}

// --- one game, step by step: the King in seat 0, the others at random ---

function decide() {
  const seat = words(state, size)[N.ACTOR]
  const choices = call('count_choices', state)
  const choice = seat === 0 ? king() : chance(choices)
  const code = call('action_code', state, i(choice))
  const [card, column] = [(code >> N.CODE_SHIFT) - 1, (code & N.CODE_BITS) - 1]
  console.log(`seat ${seat} of ${choices} choices takes ${choice}: card ${card}, column ${column}`)
  call('carry_out', state, i(code))
}

words(state, size).fill(0)
call('start', state, events(), i(players), 0n, 0n)
let phase
while ((phase = words(state, size)[N.PHASE]) !== N.OVER) {
  if (phase <= N.LAST_CHOICE) decide()
  else if (phase === N.ROUND_END) {
    call('end_round', state, events())
    tellAwards()
  } else if (phase === N.REVEAL) revealTarget()
  else drawCard()
}
const scores = Array.from({ length: players }, (_, seat) => call('score', state, i(seat)))
console.log(`scores ${scores.join(' ')}, the King's first`)
