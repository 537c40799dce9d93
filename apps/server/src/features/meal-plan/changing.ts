import type { ErrorCode } from '@larder/contract/errors'
import { and, eq, or } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { wasSentBefore } from '../../db/named-change'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { plannedMeals } from '../../db/tables/meal-plan'
import { type Hand, touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { newId } from '../../secrets'

/** A change of the plan under way; nobody else changes the household meanwhile. */
export interface PlanChange {
  readonly tx: Tx
  readonly householdId: string
  readonly accountId: string
  readonly now: string
  /** The name by which it can be taken back. */
  readonly actionId: string
  /** It was made before: it is answered again and not made again. */
  readonly again: boolean
}

/** What is asked, by the name of its call, and the name its device gave to this very change. */
export interface AskedChange {
  readonly call: string
  readonly input: unknown
  readonly action: string | undefined
}

export interface ChangingParts {
  db: Db
  clock: Clock
  /** Brings the list that keeps up with the plan up to date, where there is one. */
  follow(tx: Tx, hand: Hand): Promise<void>
}

export function changing<T>(
  { db, clock, follow }: ChangingParts,
  actor: Actor,
  { call, input, action }: AskedChange,
  work: (change: PlanChange) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const { follows } = await touchHousehold(tx, actor, 'meal-plan')
    const { householdId, accountId } = actor
    const now = clock()
    const actionId = action?.toLowerCase() ?? newId()
    const again =
      action !== undefined && (await wasSentBefore(tx, actor, { call, input, action: actionId }, now))
    // Names are forgotten after a while, the meals they brought are not.
    if (!again && action !== undefined && (await isUsed(tx, householdId, actionId))) refuse('action-used')
    const result = await work({ tx, householdId, accountId, now, actionId, again })
    if (follows && !again) await follow(tx, actor)
    return result
  })
}

async function isUsed(tx: Tx, householdId: string, actionId: string): Promise<boolean> {
  const used = await tx
    .select({ id: plannedMeals.id })
    .from(plannedMeals)
    .where(
      and(
        eq(plannedMeals.householdId, householdId),
        or(eq(plannedMeals.putInBy, actionId), eq(plannedMeals.takenOutBy, actionId)),
      ),
    )
    .limit(1)
  return used.length > 0
}

function refuse(code: ErrorCode): never {
  throw new AppError(code)
}
