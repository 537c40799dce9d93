import type { PictureErrorMessage } from './picture-error-message'

/** What is on the paper: lines of goods and prices, or a date somewhere on a pack. */
export type OcrKind = 'receipt' | 'pack'

/** A photo for the reading thread. */
export interface OcrTask {
  readonly kind: OcrKind
  readonly bytes: Uint8Array
}

/** What was read. */
export interface OcrText {
  /** Its lines as printed, name and price on one. */
  readonly text: string
  readonly words: number
}

/** What the reading thread says at last. */
export type OcrResult = { readonly kind: 'read'; readonly read: OcrText } | PictureErrorMessage
