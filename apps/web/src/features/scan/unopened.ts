import { refusals } from '@larder/contract/errors'
import { StillError } from '../../vision/still'
import type { Trouble } from './stage'

export const tooLarge = 'That picture is larger than 20 MB. Choose a smaller one.'

/** Why a file cannot be looked at, before anything was sent. */
export function unopened(error: unknown): Trouble {
  const why = error instanceof StillError ? error.trouble : 'not-a-picture'
  if (why === 'too-large') return { code: why, sentence: tooLarge }
  if (why === 'broken') return { code: 'broken-picture', sentence: broken }
  return { code: why, sentence: refusals['not-a-picture'].message }
}

const broken =
  'This browser cannot open that picture: it is damaged, or of a kind it does not know, like some phones’ HEIC. Share it as JPEG, or take it again.'
