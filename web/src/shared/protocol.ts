/**
 * What server and table say to each other; docs/protocol.md is the written form. No game is known here.
 * The types are the server's own (`make types`); these are the names by which the pages call them.
 */

import type * as wire from './protocol.generated'

export type {
  Action,
  BotSeat,
  Clocks,
  Created,
  Entry,
  Event,
  Frames,
  GameInfo,
  Reason,
  SeatInfo,
  TableInfo,
  Verified,
  View,
} from './protocol.generated'

export type Seat = wire.SeatInfo['seat']
export type Viewer = wire.View['viewer']
/** A game's own: plain values that it chose. */
export type Options = wire.TableInfo['options']
export type Pace = wire.TableInfo['pace']
export type TableStatus = wire.TableInfo['status']

export type StartedEntry = wire.Stamp & wire.StartedSeen
export type MovedEntry = wire.Stamp & wire.MovedSeen
export type SaidEntry = wire.Stamp & wire.Said

/** An entry that changes the game, and so carries events. */
export type GameEntry = StartedEntry | MovedEntry

export function isGameEntry(entry: wire.Entry): entry is GameEntry {
  return entry.kind === 'started' || entry.kind === 'moved'
}

export type Phrase = NonNullable<wire.Said['phrase']>
/** In the order in which they are offered. */
export const PHRASES: readonly Phrase[] = Object.keys({
  'well-played': true,
  thanks: true,
  thinking: true,
  sorry: true,
  'good-luck': true,
  'oh-no': true,
  haha: true,
  hurry: true,
} satisfies Record<Phrase, true>) as Phrase[]

export type Command = Exclude<wire.ClientFrame, wire.Hello | wire.Ping>
export type MoveCommand = wire.Move
/** The pages want to know what an answer belongs to. */
export type SentCommand = Command & { readonly id: string }
export type ClientFrame = wire.Hello | wire.Ping | SentCommand

export type ServerFrame = Exclude<wire.ServerFrame, wire.Error> | ErrorFrame
export type WelcomeFrame = wire.Welcome
export type EntryFrame = wire.EntryFrame
export type OkFrame = wire.Ok
/** The pages add codes of their own, for a server that cannot be reached or answers in no known way. */
export type ErrorFrame = Omit<wire.Error, 'code'> & { readonly code: string }

export type NewTable = wire.CreateTable
export type SeatWish = NewTable['seats'][number]
export type Joined = wire.Seated
export type Polled = wire.Events
export type Frame = wire.ReplayFrame
