import { AppError } from '../errors'
import { PictureTrouble } from './picture-gate'
import { pictureRefusal } from './picture-refusal'

/** So many pictures are unpacked at once; more would only take memory. */
const atOnce = 4

/** Unpacks pictures a few at a time. Who comes when all hands are full is asked to come again, and who sends a bad one is told. */
export function openUnpacking() {
  let unpacking = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (unpacking >= atOnce) throw new AppError('scanner-busy', { message: busy, retryAfterSeconds: 2 })
    unpacking += 1
    try {
      return await work()
    } catch (error) {
      throw error instanceof PictureTrouble ? pictureRefusal(error) : error
    } finally {
      unpacking -= 1
    }
  }
}

const busy = 'Many are sending pictures right now. Please try again in a moment.'
