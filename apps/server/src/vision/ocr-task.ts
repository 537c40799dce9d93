import type { PictureErrorMessage } from './picture-error-message'

/** The kind of print: lines of goods and prices, or a date on a pack. */
export type OcrKind = 'receipt' | 'pack'

/** A photo for the OCR worker. */
export interface OcrTask {
  readonly kind: OcrKind
  readonly bytes: Uint8Array
}

/** Recognised text. */
export interface OcrText {
  /** The lines as printed, name and price on one line. */
  readonly text: string
  readonly words: number
}

/** The result of the OCR worker. */
export type OcrResult = { readonly kind: 'read'; readonly read: OcrText } | PictureErrorMessage
