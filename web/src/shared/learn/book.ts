/** A rules book: parts with pages, some of them numbered rulings. */

import type { Page } from './search'

export type BookPage = Page & {
  /** The reason for a ruling. */
  readonly why?: string
  /** A drawing in letters. */
  readonly figure?: string
}
export type BookPart = {
  readonly id: string
  readonly title: string
  readonly about?: string
  /** Rulings: their ids are numbers to show. */
  readonly numbered?: boolean
  readonly pages: readonly BookPage[]
}
export type CardLink = { readonly href: string; readonly name: string }
