import type { OcrReader } from '../../../vision/ocr-reader'
import type { Recogniser } from '../../../vision/recogniser'
import type { ScanVision } from './scan-vision'

/** Our own recogniser and OCR. */
export function createLocalVision(
  recogniser: Pick<Recogniser, 'look'>,
  pageReader: Pick<OcrReader, 'read'>,
): ScanVision {
  return {
    pageReader,
    recogniser: {
      async look(bytes, options) {
        const seen = await recogniser.look(bytes, options)
        return seen.map(({ area, guesses, count }) => ({
          area,
          guesses,
          ...(count !== undefined && { count }),
        }))
      },
    },
  }
}
