import type { Day } from '@larder/kitchen/date/day'
import type { Tx } from './database'

/**
 * The household's ledger, open while a feature writes its own rows; everything is committed together. Each feature declares the
 * changes it books and the result it needs.
 */
export interface LedgerUnitOfWork<Changes, Shelved> {
  readonly tx: Tx
  readonly householdId: string
  readonly accountId: string
  readonly now: string
  readonly today: Day
  /** Returns the id to book under; with the earlier result when this change was sent before. */
  begin(request: {
    call: string
    input: unknown
    action: string | undefined
  }): Promise<{ actionId: string; before?: Shelved }>
  book(actionId: string, changes: Changes): Promise<Shelved>
}
