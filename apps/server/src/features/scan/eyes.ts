import type { SeenArea } from '@larder/contract/scan'
import type { LabelGuess } from '@larder/kitchen/seeing-again'

/** Something on a photo. */
export interface SeenThing {
  readonly area: SeenArea
  /** Likeliest first. */
  readonly guesses: readonly LabelGuess[]
  /** How many there are, where that can be told. */
  readonly count?: number
}

export interface Watched {
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

/** Who looks: at photos, and at what is printed. */
export interface Eyes {
  readonly recogniser: { look(bytes: Uint8Array, watched: Watched): Promise<readonly SeenThing[]> }
  readonly pageReader: {
    read(
      bytes: Uint8Array,
      watched: Watched & { readonly kind: 'receipt' | 'pack' },
    ): Promise<{ readonly text: string; readonly words: number }>
  }
}
