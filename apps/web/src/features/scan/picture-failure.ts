import { errorDefinitions } from '@larder/contract/http/errors'
import { PhotoError } from '../../vision/decode-photo'
import type { ScanFailure } from './scan-state'

export const pictureTooLarge = 'That picture is larger than 20 MB. Choose a smaller one.'

/** Why a file cannot be looked at, before anything was sent. */
export function toPictureFailure(error: unknown): ScanFailure {
  const why = error instanceof PhotoError ? error.reason : 'not-a-picture'
  if (why === 'too-large') return { code: why, sentence: pictureTooLarge }
  if (why === 'broken') return { code: 'broken-picture', sentence: brokenPictureMessage }
  return { code: why, sentence: errorDefinitions['not-a-picture'].message }
}

const brokenPictureMessage =
  'This browser cannot open that picture: it is damaged, or of a kind it does not know, like some phones’ HEIC. Share it as JPEG, or take it again.'
