import type { OcrReader } from '../../../vision/ocr-reader'
import type { Recogniser } from '../../../vision/recogniser'
import type { ScanVision } from './scan-vision'

/** Our own recogniser and reader. */
export function createLocalVision(
  recogniser: Pick<Recogniser, 'look'>,
  pageReader: Pick<OcrReader, 'read'>,
): ScanVision {
  return {
    pageReader,
    recogniser: {
      async look(bytes, watched) {
        const seen = await recogniser.look(bytes, watched)
        return seen.map(({ area, guesses, count }) => ({
          area,
          guesses,
          ...(count !== undefined && { count }),
        }))
      },
    },
  }
}
