import type { EvaluationScore } from './evaluation'

/** What a kind could not use: a damaged picture, a label nobody knows. It is left out of the figures and said. */
export interface PassedOver {
  /** Does the work on one piece of material; undefined, and noted, if it cannot be used. */
  attempt<T>(name: string, work: () => Promise<T>): Promise<T | undefined>
  /** Notes a piece that cannot be used. */
  note(name: string, why: string): void
  /** One line for the table, or none. */
  scores(): EvaluationScore[]
}

/** So many are named. */
const named = 5

/** Keeps the list of what is passed over. Example: `passed.attempt('1.jpg', () => readEvalPhoto(path))`. */
export function createPassedOver(): PassedOver {
  const passed: string[] = []
  let used = 0
  const note = (name: string, why: string) => {
    passed.push(`${name} (${why})`)
  }
  return {
    note,
    async attempt(name, work) {
      try {
        const result = await work()
        used += 1
        return result
      } catch (error) {
        note(name, error instanceof Error ? error.message : String(error))
        return undefined
      }
    },
    scores: () =>
      passed.length === 0
        ? []
        : [
            {
              of: 'passed over',
              right: passed.length,
              cases: passed.length + used,
              note: `${passed.slice(0, named).join(', ')}${passed.length > named ? ' and more' : ''}`,
            },
          ],
  }
}
