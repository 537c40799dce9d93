import type { FieldErrors } from '@larder/contract/errors'
import { AppError } from '../../errors'

/** More than this many nobody mends before trying again. */
const mostNamed = 20

/** What is wrong with a file, by its lines. */
export interface Troubles {
  note(place: string, fields: FieldErrors): void
  /** Does something whose refusal is about this line. */
  within(place: string, work: () => void): void
  refuseAny(): void
}

export function openTroubles(): Troubles {
  const named: FieldErrors = {}
  let count = 0

  function note(place: string, fields: FieldErrors): void {
    for (const [field, sentence] of Object.entries(fields)) {
      count += 1
      if (count <= mostNamed) named[field === '' ? place : `${place}: ${field}`] = sentence
    }
  }

  return {
    note,
    within(place, work) {
      try {
        work()
      } catch (error) {
        if (!(error instanceof AppError) || !error.details.fields) throw error
        note(place, error.details.fields)
      }
    },
    refuseAny() {
      if (count === 0) return
      const more = count - mostNamed
      const rest = more > 0 ? { 'and more': `${more} more like these.` } : {}
      throw new AppError('bad-input', { fields: { ...named, ...rest } })
    },
  }
}
