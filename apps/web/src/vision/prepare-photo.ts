import { errorDefinitions } from '@larder/contract/http/errors'
import { decodePhoto, maxPhotoFileBytes, PhotoError } from './decode-photo'

/** Sharp on a large screen and quick to upload on a weak connection. */
const maxUploadSide = 2048

/**
 * Prepares a photo for upload: upright and no larger than needed. Throws an error with a message for the
 * cook.
 */
export async function preparePhoto(file: Blob, { longest = maxUploadSide } = {}): Promise<Blob> {
  if (file.size === 0) throw new Error(errorDefinitions['broken-picture'].message)
  try {
    return await (await decodePhoto(file, { longest })).asJpeg()
  } catch (error) {
    const reason = error instanceof PhotoError ? error.reason : 'broken'
    if (reason === 'too-large')
      throw new Error(
        `That file is larger than ${maxPhotoFileBytes / 1024 / 1024} MB. Choose a smaller one.`,
        {
          cause: error,
        },
      )
    if (reason === 'not-a-picture')
      throw new Error(errorDefinitions['not-a-picture'].message, { cause: error })
    // Neither every browser nor the server can open a phone's HEIC.
    if (/^image\/hei[cf]$/.test(file.type))
      throw new Error('This browser cannot open HEIC photos. Save the photo as a JPEG, or take it again.', {
        cause: error,
      })
    throw new Error(errorDefinitions['broken-picture'].message, { cause: error })
  }
}
