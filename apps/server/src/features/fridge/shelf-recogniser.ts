import { bookingThreshold } from '@larder/sight/shelf/shelf-changes'
import { isClearShelf } from '@larder/sight/shelf/shelf-clarity'
import { decodePicture } from '../../vision/picture-codec'
import type { Recogniser } from '../../vision/recogniser'
import { WorkerError } from '../../workers/worker-error'
import type { ComparePictures } from './detected-change'
import { RetryLaterError } from './picture-comparison'

/** Enough pixels to detect darkness and blur. */
const maxSide = 1024

/** Adapts our own recogniser for cameras. */
export function toComparePictures({ compare }: Pick<Recogniser, 'compare'>): ComparePictures {
  return async (before, after, { signal }) => {
    const changes = await compare(before, after, { signal }).catch((error: unknown) => {
      const isUnavailable = error instanceof WorkerError && ['busy', 'stopped'].includes(error.reason)
      throw isUnavailable ? new RetryLaterError(error.message) : error
    })
    return changes.map(({ kind, area, naming, sureness }) => ({
      kind,
      area,
      guesses: naming.guesses,
      sure: sureness >= bookingThreshold,
    }))
  }
}

/** Returns whether a shelf is visible: not dark and not blurred. */
export async function isClearPicture(bytes: Uint8Array): Promise<boolean> {
  return isClearShelf(await decodePicture(bytes, { longest: maxSide }))
}
