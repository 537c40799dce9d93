import type { ErrorCode } from '@larder/contract/errors'
import { AppError } from '../../errors'
import { PictureTrouble } from '../../vision/picture-gate'

const ofPictures: Record<PictureTrouble['trouble'], ErrorCode> = {
  empty: 'broken-picture',
  broken: 'broken-picture',
  'not-a-picture': 'not-a-picture',
  'too-large': 'too-large',
  'too-many-pixels': 'too-many-pixels',
  animated: 'animated-picture',
}

const ofEyes: Readonly<Record<string, AppError | undefined>> = {
  busy: new AppError('scanner-busy'),
  stopped: new AppError('scanner-busy'),
  slow: new AppError('scanner-busy', {
    message: 'Looking took too long. Nothing was counted; please try again.',
  }),
}

/** The refusal that stands for what went wrong while looking; what is none of the cook's business stays as it is. */
export function refusalFor(error: unknown): unknown {
  if (error instanceof PictureTrouble) return new AppError(ofPictures[error.trouble])
  if (!(error instanceof Error) || !('trouble' in error)) return error
  return ofEyes[String(error.trouble)] ?? error
}
