import { AppError } from '../../errors'
import { PictureTrouble } from '../../vision/picture-gate'
import { pictureRefusal } from '../../vision/picture-refusal'

const ofEyes: Readonly<Record<string, AppError | undefined>> = {
  busy: new AppError('scanner-busy'),
  stopped: new AppError('scanner-busy'),
  slow: new AppError('scanner-busy', {
    message: 'Looking took too long. Nothing was counted; please try again.',
  }),
}

/** The refusal that stands for what went wrong while looking; what is none of the cook's business stays as it is. */
export function refusalFor(error: unknown): unknown {
  if (error instanceof PictureTrouble) return pictureRefusal(error)
  if (!(error instanceof Error) || !('trouble' in error)) return error
  return ofEyes[String(error.trouble)] ?? error
}
