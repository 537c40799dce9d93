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

/** Converts a picture error to the error that the client receives. */
export function toPictureAppError({ reason }: PictureError): AppError {
  return new AppError(codes[reason])
}
