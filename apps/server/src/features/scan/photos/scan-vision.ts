import type { ScanArea } from '@larder/contract/scan'
import type { LabelGuess } from '@larder/kitchen/scan/rerank-guesses'
import type { LabelPrint } from '@larder/sight/page/read-label'
import { toEmbeddingBytes } from '@larder/sight/recognition/embedding-bytes'
import type { OcrReader } from '../../../vision/ocr-reader'
import type { Recogniser } from '../../../vision/recogniser'

/** An object on a photo. */
export interface SeenObject {
  readonly area: ScanArea
  /** Likeliest first. */
  readonly guesses: readonly LabelGuess[]
  /** The number of pieces, where countable. */
  readonly count?: number
  /** What it looks like, to compare with what the household saved before. */
  readonly embedding?: Uint8Array
}

interface RecognitionOptions {
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

/** Recognition of photos and print. */
export interface ScanVision {
  readonly recogniser: {
    look(bytes: Uint8Array, options: RecognitionOptions): Promise<readonly SeenObject[]>
  }
  readonly pageReader: {
    read(
      bytes: Uint8Array,
      options: RecognitionOptions & { readonly kind: 'receipt' | 'pack'; readonly accountId: string },
    ): Promise<{ readonly text: string; readonly words: number }>
    readLabel(
      bytes: Uint8Array,
      options: RecognitionOptions & { readonly accountId: string },
    ): Promise<LabelPrint>
    readDigits(
      bytes: Uint8Array,
      options: RecognitionOptions & { readonly accountId: string },
    ): Promise<string | undefined>
  }
}

/** Our own recogniser and OCR. */
export function createLocalVision(
  recogniser: Pick<Recogniser, 'look'>,
  pageReader: Pick<OcrReader, 'read' | 'readLabel' | 'readDigits'>,
): ScanVision {
  return {
    pageReader,
    recogniser: {
      async look(bytes, options) {
        const seen = await recogniser.look(bytes, options)
        return seen.map(({ area, guesses, count, embedding }) => ({
          area,
          guesses,
          embedding: toEmbeddingBytes(embedding),
          ...(count !== undefined && { count }),
        }))
      },
    },
  }
}
