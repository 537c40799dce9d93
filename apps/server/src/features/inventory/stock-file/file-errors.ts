import type { FieldErrors } from '@larder/contract/http/errors'
import { AppError } from '../../../errors'

/** Further errors are only counted. */
const maxListedErrors = 20

/** Collects the errors of a file by line. */
export interface FileErrors {
  add(place: string, fields: FieldErrors): void
  /** Runs `work` and records its rejection for this line. */
  capture(place: string, work: () => void): void
  throwIfAny(): void
}

export function createFileErrors(): FileErrors {
  const listed: FieldErrors = {}
  let count = 0

  function addErrors(place: string, fields: FieldErrors): void {
    for (const [field, sentence] of Object.entries(fields)) {
      count += 1
      if (count <= maxListedErrors) listed[field === '' ? place : `${place}: ${field}`] = sentence
    }
  }

  return {
    add: addErrors,
    capture(place, work) {
      try {
        work()
      } catch (error) {
        if (!(error instanceof AppError) || !error.details.fields) throw error
        addErrors(place, error.details.fields)
      }
    },
    throwIfAny() {
      if (count === 0) return
      const more = count - maxListedErrors
      const rest = more > 0 ? { 'and more': `${more} more like these.` } : {}
      throw new AppError('bad-input', { fields: { ...listed, ...rest } })
    },
  }
}
