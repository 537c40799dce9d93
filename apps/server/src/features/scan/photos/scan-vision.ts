import type { ScanArea } from '@larder/contract/scan'
import type { LabelGuess } from '@larder/kitchen/scan/rerank-guesses'

/** Something on a photo. */
export interface SeenObject {
  readonly area: ScanArea
  /** Likeliest first. */
  readonly guesses: readonly LabelGuess[]
  /** How many there are, where that can be told. */
  readonly count?: number
}

export interface RecognitionOptions {
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

/** Who looks: at photos, and at what is printed. */
export interface ScanVision {
  readonly recogniser: {
    look(bytes: Uint8Array, watched: RecognitionOptions): Promise<readonly SeenObject[]>
  }
  readonly pageReader: {
    read(
      bytes: Uint8Array,
      watched: RecognitionOptions & { readonly kind: 'receipt' | 'pack' },
    ): Promise<{ readonly text: string; readonly words: number }>
  }
}
