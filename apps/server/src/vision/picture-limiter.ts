import { AppError } from '../errors'
import { toPictureAppError } from './picture-app-error'
import { PictureError } from './picture-codec'

/** So many pictures are unpacked at once; more would only take memory. */
const maxConcurrent = 4

/** Unpacks pictures a few at a time. Who comes when all hands are full is asked to come again, and who sends a bad one is told. */
export function createPictureLimiter() {
  let unpacking = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (unpacking >= maxConcurrent)
      throw new AppError('scanner-busy', { message: busyMessage, retryAfterSeconds: 2 })
    unpacking += 1
    try {
      return await work()
    } catch (error) {
      throw error instanceof PictureError ? toPictureAppError(error) : error
    } finally {
      unpacking -= 1
    }
  }
}

const busyMessage = 'Many are sending pictures right now. Please try again in a moment.'
