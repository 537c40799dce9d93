import type { PageReader } from '../../vision/page-reader'
import type { Recogniser } from '../../vision/recogniser'
import type { Eyes } from './eyes'

/** Our own recogniser and reader. */
export function ownEyes(recogniser: Pick<Recogniser, 'look'>, pageReader: Pick<PageReader, 'read'>): Eyes {
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
