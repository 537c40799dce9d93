import type { FieldErrors } from '@larder/contract/http/errors'
import { AppError } from '../../../errors'

/** More than this many nobody mends before trying again. */
const maxListedErrors = 20

/** What is wrong with a file, by its lines. */
export interface FileErrors {
  add(place: string, fields: FieldErrors): void
  /** Does something whose refusal is about this line. */
  capture(place: string, work: () => void): void
  throwIfAny(): void
}

export function createFileErrors(): FileErrors {
  const named: FieldErrors = {}
  let count = 0

  function note(place: string, fields: FieldErrors): void {
    for (const [field, sentence] of Object.entries(fields)) {
      count += 1
      if (count <= maxListedErrors) named[field === '' ? place : `${place}: ${field}`] = sentence
    }
  }

  return {
    add: note,
    capture(place, work) {
      try {
        work()
      } catch (error) {
        if (!(error instanceof AppError) || !error.details.fields) throw error
        note(place, error.details.fields)
      }
    },
    throwIfAny() {
      if (count === 0) return
      const more = count - maxListedErrors
      const rest = more > 0 ? { 'and more': `${more} more like these.` } : {}
      throw new AppError('bad-input', { fields: { ...named, ...rest } })
    },
  }
}
