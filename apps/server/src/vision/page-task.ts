import type { Refusal } from './refusal'

/** What is on the paper: lines of goods and prices, or a date somewhere on a pack. */
export type PageKind = 'receipt' | 'pack'

/** A photo for the reading thread. */
export interface PageTask {
  readonly kind: PageKind
  readonly bytes: Uint8Array
}

/** What was read. */
export interface PageText {
  /** Its lines as printed, name and price on one. */
  readonly text: string
  readonly words: number
}

/** What the reading thread says at last. */
export type PageAnswer = { readonly kind: 'read'; readonly read: PageText } | Refusal
