import type { ScanArea } from '@larder/contract/scan'
import type { LabelGuess } from '@larder/kitchen/scan/rerank-guesses'

/** A detected difference between two pictures of one shelf. */
export interface DetectedChange {
  readonly kind: 'came' | 'went'
  /** Position in fractions of the picture: of an added item on the later picture, of a removed one on the earlier. */
  readonly area: ScanArea
  /** Likeliest first. */
  readonly guesses: readonly LabelGuess[]
  /** Whether both the change and the food are certain. */
  readonly sure: boolean
}

/** Compares two pictures of one shelf, the earlier one first. */
export type ComparePictures = (
  before: Uint8Array,
  after: Uint8Array,
  options: { readonly signal: AbortSignal },
) => Promise<readonly DetectedChange[]>
