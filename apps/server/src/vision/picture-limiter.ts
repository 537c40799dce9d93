import { AppError } from '../errors'
import { PictureError, toPictureAppError } from './picture-codec'

/** The number of pictures decoded concurrently; more would only use memory. */
const maxConcurrent = 4

/**
 * Limits concurrent decoding. Rejects with 'scanner-busy' when the limit is reached, and converts picture errors to responses.
 */
export function createPictureLimiter() {
  let active = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active >= maxConcurrent)
      throw new AppError('scanner-busy', { message: busyMessage, retryAfterSeconds: 2 })
    active += 1
    try {
      return await work()
    } catch (error) {
      throw error instanceof PictureError ? toPictureAppError(error) : error
    } finally {
      active -= 1
    }
  }
}

const busyMessage = 'Many are sending pictures right now. Please try again in a moment.'
