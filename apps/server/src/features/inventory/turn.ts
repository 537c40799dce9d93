import type { Day } from '@larder/kitchen/day'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { households } from '../../db/tables/household'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { dayAndHour } from '../../household-day'

export interface LedgerParts {
  db: Db
  clock: Clock
  /** What other features take back of their own when bookings of a name are undone. */
  alsoUndo?: readonly AlsoUndo[]
}

export type AlsoUndo = (turn: Turn, actionId: string) => Promise<void>

/** Somebody's turn at a household's books; nobody else writes in them meanwhile. */
export interface Turn {
  readonly tx: Tx
  readonly householdId: string
  readonly accountId: string
  readonly now: string
  /** The household's day. */
  readonly today: Day
}

/** All or nothing, one after the other for each household, and only while the actor still belongs to it. */
export function inTurn<T>(
  { db, clock }: LedgerParts,
  actor: Actor,
  work: (turn: Turn) => Promise<T>,
  /** What else changes with it, by words of the contract. */
  words: readonly string[] = [],
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await touchHousehold(tx, actor, 'inventory', 'notifications', ...words)
    const { householdId, accountId } = actor
    const [household] = await tx
      .select({ timeZone: households.timeZone })
      .from(households)
      .where(eq(households.id, householdId))
    if (!household) throw new AppError('household-not-found')
    const now = clock()
    return work({ tx, householdId, accountId, now, today: dayAndHour(now, household.timeZone).day })
  })
}
