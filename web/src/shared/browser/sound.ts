/** Small sounds, made on the spot; off until a person switches them on. */

import { settings } from './settings.svelte'

type Tone = {
  readonly from: number
  readonly to: number
  readonly ms: number
  readonly kind: OscillatorType
  readonly loud: number
}

const tone = (from: number, to: number, ms: number, kind: OscillatorType = 'sine', loud = 0.12): Tone => ({
  from,
  to,
  ms,
  kind,
  loud,
})

const SOUNDS = {
  place: [tone(190, 110, 90, 'triangle')],
  flip: [tone(420, 640, 70, 'triangle', 0.08)],
  draw: [tone(520, 430, 60, 'triangle', 0.06)],
  storm: [tone(110, 50, 520, 'sawtooth', 0.07)],
  assassin: [tone(900, 180, 160, 'sawtooth', 0.05)],
  swap: [tone(330, 440, 110), tone(440, 330, 110)],
  award: [tone(392, 392, 140), tone(494, 494, 140), tone(587, 587, 260)],
  turn: [tone(784, 784, 160), tone(1047, 1047, 320)],
} as const

export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

export function play(name: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  let start = context.currentTime
  for (const each of SOUNDS[name]) {
    sound(context, each, start)
    start += each.ms / 1000
  }
}

function sound(audio: AudioContext, { from, to, ms, kind, loud }: Tone, start: number): void {
  const end = start + ms / 1000
  const voice = new OscillatorNode(audio, { type: kind, frequency: from })
  const volume = new GainNode(audio, { gain: loud })
  voice.frequency.exponentialRampToValueAtTime(to, end)
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.001, end)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(end)
}
