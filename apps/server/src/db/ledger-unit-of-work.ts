import type { Day } from '@larder/kitchen/date/day'
import type { Tx } from './database'

/**
 * The household's books, open while a feature writes its own rows: all of it is written together or not at all. Each feature names
 * what it books and what it wants to hear of it.
 */
export interface LedgerUnitOfWork<Changes, Shelved> {
  readonly tx: Tx
  readonly householdId: string
  readonly accountId: string
  readonly now: string
  readonly today: Day
  /** Under which name to book; with what was booked then, when this very change was sent before. */
  begin(asked: {
    call: string
    input: unknown
    action: string | undefined
  }): Promise<{ actionId: string; before?: Shelved }>
  book(actionId: string, changes: Changes): Promise<Shelved>
}
