import type { DetectedCode } from '@larder/sight/barcode/code-votes'
import type { ReadingEffort } from '@larder/sight/barcode/read-codes'
import type { RgbaImage } from '@larder/sight/image/image'

export interface BarcodeRequest {
  readonly id: number
  readonly picture: RgbaImage
  readonly effort: ReadingEffort
}

export type BarcodeResponse =
  | { readonly id: number; readonly codes: readonly DetectedCode[] }
  | { readonly id: number; readonly failed: string }
