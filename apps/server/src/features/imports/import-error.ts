import { AppError } from '../../errors'
import { PublicFetchError } from '../../network/public-fetch'
import { PictureError, toPictureAppError } from '../../vision/picture-codec'
import { WorkerError } from '../../workers/worker-error'

/** Maps an import failure to an app error; other errors stay as they are. */
export function toImportAppError(error: unknown): unknown {
  if (error instanceof PublicFetchError) return fromFetchError(error)
  if (error instanceof PictureError) return toPictureAppError(error)
  if (!(error instanceof WorkerError)) return error
  if (error.reason === 'slow' || error.reason === 'broken')
    return new AppError('nothing-to-import', {
      message: 'Reading it took too long. Try a smaller part of it, or paste the recipe as text.',
    })
  return new AppError('importer-busy')
}

function fromFetchError({ reason: failure }: PublicFetchError): AppError {
  if (failure === 'bad-address') return new AppError('bad-address')
  if (failure === 'too-large')
    return new AppError('page-not-read', {
      message: 'That page is too large to read. Paste the recipe’s text here instead.',
    })
  return new AppError('page-not-read')
}
