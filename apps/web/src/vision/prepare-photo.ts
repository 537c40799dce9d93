import { errorDefinitions } from '@larder/contract/http/errors'
import { decodePhoto, maxPhotoFileBytes, PhotoError } from './decode-photo'

/** Sharp on a large screen, and quick to send over a weak line. */
const maxUploadSide = 2048

/** A photo as it will be sent: upright, not larger than needed. Throws a sentence for the cook. */
export async function preparePhoto(file: Blob, { longest = maxUploadSide } = {}): Promise<Blob> {
  if (file.size === 0) throw new Error(errorDefinitions['broken-picture'].message)
  try {
    return await (await decodePhoto(file, { longest })).asJpeg()
  } catch (error) {
    const trouble = error instanceof PhotoError ? error.reason : 'broken'
    if (trouble === 'too-large')
      throw new Error(
        `That file is larger than ${maxPhotoFileBytes / 1024 / 1024} MB. Choose a smaller one.`,
        {
          cause: error,
        },
      )
    if (trouble === 'not-a-picture')
      throw new Error(errorDefinitions['not-a-picture'].message, { cause: error })
    // Not every browser can open a phone's HEIC; the server can.
    if (/^image\/hei[cf]$/.test(file.type)) return file
    throw new Error(errorDefinitions['broken-picture'].message, { cause: error })
  }
}
