import { errorDefinitions } from '@larder/contract/http/errors'
import { PhotoError } from '../../vision/decode-photo'
import type { ScanFailure } from './scan-state'

export const pictureTooLarge = 'That picture is larger than 20 MB. Choose a smaller one.'

/** Explains why a file cannot be scanned, before anything is sent. */
export function toPictureFailure(error: unknown): ScanFailure {
  const reason = error instanceof PhotoError ? error.reason : 'not-a-picture'
  if (reason === 'too-large') return { code: reason, sentence: pictureTooLarge }
  if (reason === 'broken') return { code: 'broken-picture', sentence: brokenPictureMessage }
  return { code: reason, sentence: errorDefinitions['not-a-picture'].message }
}

const brokenPictureMessage =
  'This browser cannot open that picture: it is damaged, or of a kind it does not know, like some phones’ HEIC. Share it as JPEG, or take it again.'
