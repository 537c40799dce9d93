import type { ErrorCode } from '@larder/contract/http/errors'
import { AppError } from '../errors'
import type { PictureError } from './picture-codec'

const codes: Record<PictureError['reason'], ErrorCode> = {
  empty: 'broken-picture',
  broken: 'broken-picture',
  'not-a-picture': 'not-a-picture',
  'too-large': 'too-large',
  'too-many-pixels': 'too-many-pixels',
  animated: 'animated-picture',
}

/** What whoever sent a bad picture is told. */
export function toPictureAppError({ reason: trouble }: PictureError): AppError {
  return new AppError(codes[trouble])
}
