import { AppError } from '../../errors'
import { toPictureAppError } from '../../vision/picture-app-error'
import { PictureError } from '../../vision/picture-codec'

const visionErrors: Readonly<Record<string, AppError | undefined>> = {
  busy: new AppError('scanner-busy'),
  stopped: new AppError('scanner-busy'),
  slow: new AppError('scanner-busy', {
    message: 'Looking took too long. Nothing was counted; please try again.',
  }),
}

/** Maps a recognition failure to an app error; other errors stay as they are. */
export function toScanAppError(error: unknown): unknown {
  if (error instanceof PictureError) return toPictureAppError(error)
  if (!(error instanceof Error) || !('reason' in error)) return error
  return visionErrors[String(error.reason)] ?? error
}
