import { refusals } from '@larder/contract/errors'
import { mostBytes, openStill, StillError } from './still'

/** Sharp on a large screen, and quick to send over a weak line. */
const sharp = 2048

/** A photo as it will be sent: upright, not larger than needed. Throws a sentence for the cook. */
export async function photoToSend(file: Blob, { longest = sharp } = {}): Promise<Blob> {
  if (file.size === 0) throw new Error(refusals['broken-picture'].message)
  try {
    return await (await openStill(file, { longest })).asJpeg()
  } catch (error) {
    const trouble = error instanceof StillError ? error.trouble : 'broken'
    if (trouble === 'too-large')
      throw new Error(`That file is larger than ${mostBytes / 1024 / 1024} MB. Choose a smaller one.`, {
        cause: error,
      })
    if (trouble === 'not-a-picture') throw new Error(refusals['not-a-picture'].message, { cause: error })
    // Not every browser can open a phone's HEIC; the server can.
    if (/^image\/hei[cf]$/.test(file.type)) return file
    throw new Error(refusals['broken-picture'].message, { cause: error })
  }
}
