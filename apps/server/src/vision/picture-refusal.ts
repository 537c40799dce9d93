import type { ErrorCode } from '@larder/contract/errors'
import { AppError } from '../errors'
import type { PictureTrouble } from './picture-gate'

const codes: Record<PictureTrouble['trouble'], ErrorCode> = {
  empty: 'broken-picture',
  broken: 'broken-picture',
  'not-a-picture': 'not-a-picture',
  'too-large': 'too-large',
  'too-many-pixels': 'too-many-pixels',
  animated: 'animated-picture',
}

/** What whoever sent a bad picture is told. */
export function pictureRefusal({ trouble }: PictureTrouble): AppError {
  return new AppError(codes[trouble])
}
