import type { PictureTrouble } from './picture-gate'

/** What is on the paper: lines of goods and prices, or a date somewhere on a pack. */
export type PageKind = 'receipt' | 'pack'

/** A photo for the reading thread. */
export interface PageTask {
  readonly kind: PageKind
  readonly bytes: Uint8Array
}

/** Nobody waits for what is being read any more. */
export interface PageStop {
  readonly kind: 'stop'
}

/** What was read. */
export interface PageText {
  /** Its lines as printed, name and price on one. */
  readonly text: string
  readonly words: number
}

/** What the reading thread says. */
export type PageAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'read'; readonly read: PageText }
  | { readonly kind: 'refused'; readonly trouble: PictureTrouble['trouble'] }
  | { readonly kind: 'failed'; readonly message: string }
