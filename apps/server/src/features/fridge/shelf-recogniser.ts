import { bookingThreshold } from '@larder/sight/shelf/shelf-changes'
import { isClearShelf } from '@larder/sight/shelf/shelf-clarity'
import { decodePicture } from '../../vision/picture-codec'
import type { Recogniser } from '../../vision/recogniser'
import { WorkerError } from '../../workers/worker-error'
import type { ComparePictures } from './detected-change'
import { RetryLaterError } from './picture-comparison'

/** Light and blur can be told from as many pixels. */
const maxSide = 1024

/** Our own recogniser as the cameras need it. */
export function toComparePictures({ compare }: Pick<Recogniser, 'compare'>): ComparePictures {
  return async (before, after, { signal }) => {
    const changes = await compare(before, after, { signal }).catch((error: unknown) => {
      const isAway = error instanceof WorkerError && ['busy', 'stopped'].includes(error.reason)
      throw isAway ? new RetryLaterError(error.message) : error
    })
    return changes.map(({ kind, area, naming, sureness }) => ({
      kind,
      area,
      guesses: naming.guesses,
      sure: sureness >= bookingThreshold,
    }))
  }
}

/** Whether a shelf can be seen at all: not in the dark, nor through a blur. */
export async function isClearPicture(bytes: Uint8Array): Promise<boolean> {
  return isClearShelf(await decodePicture(bytes, { longest: maxSide }))
}
