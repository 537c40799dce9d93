import type { PictureErrorMessage } from './picture-error-message'

/** The kind of print: lines of goods and prices, a date on a pack, or a page with columns. */
export type OcrKind = 'receipt' | 'pack' | 'document'

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
  /** The same lines with their confidence, 0 to 1. */
  readonly lines: readonly OcrLine[]
}

/** A recognised line. */
export interface OcrLine {
  readonly text: string
  readonly confidence: number
}

/** The result of the OCR worker. */
export type OcrResult = { readonly kind: 'read'; readonly read: OcrText } | PictureErrorMessage
