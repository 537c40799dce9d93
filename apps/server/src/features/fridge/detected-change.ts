import type { ScanArea } from '@larder/contract/scan'
import type { LabelGuess } from '@larder/kitchen/scan/rerank-guesses'

/** What whoever compares two pictures of one shelf says of them. */
export interface DetectedChange {
  readonly kind: 'came' | 'went'
  /** Where it can be seen, as parts of the picture: what came on the later one, what went on the earlier one. */
  readonly area: ScanArea
  /** Best first. */
  readonly guesses: readonly LabelGuess[]
  /** Whether it surely happened, and surely to this food. */
  readonly sure: boolean
}

/** Compares two pictures of one shelf, the earlier one first. */
export type ComparePictures = (
  before: Uint8Array,
  after: Uint8Array,
  options: { readonly signal: AbortSignal },
) => Promise<readonly DetectedChange[]>
