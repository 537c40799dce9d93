import { AppError } from '../../errors'
import { FetchTrouble } from '../../importing/public-fetch'
import { ThreadTrouble } from '../../thread-trouble'

/** The refusal that stands for what went wrong while reading; what is none of the cook's business stays as it is. */
export function refusalFor(error: unknown): unknown {
  if (error instanceof FetchTrouble) return ofFetching(error)
  if (!(error instanceof ThreadTrouble)) return error
  if (error.trouble === 'slow' || error.trouble === 'broken')
    return new AppError('nothing-to-import', {
      message: 'Reading it took too long. Try a smaller part of it, or paste the recipe as text.',
    })
  return new AppError('importer-busy')
}

function ofFetching({ trouble }: FetchTrouble): AppError {
  if (trouble === 'bad-address') return new AppError('bad-address')
  if (trouble === 'too-large')
    return new AppError('page-not-read', {
      message: 'That page is too large to read. Paste the recipe’s text here instead.',
    })
  return new AppError('page-not-read')
}
