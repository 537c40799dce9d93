import type { ErrorCode } from '@larder/contract/http/errors'
import { and, eq, or } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { lockHousehold } from '../../../db/household-lock'
import { isRepeatedChange } from '../../../db/idempotency-key'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { AppError } from '../../../errors'
import { newId } from '../../../secrets'
import type { Clock } from '../../../time/clock'
import { updateFollowingList } from '../plan-list/following-list'

/** A change of the plan in its transaction, under the household lock. */
export interface PlanChange {
  readonly tx: Tx
  readonly householdId: string
  readonly accountId: string
  readonly now: string
  /** The action id for undo. */
  readonly actionId: string
  /** The change was made by an earlier request with the same key and is not made again. */
  readonly isRepeat: boolean
}

/** The call, its input and the idempotency key of the device. */
export interface PlanChangeRequest {
  readonly call: string
  readonly input: unknown
  readonly action: string | undefined
}

export interface PlanChangeParts {
  db: Db
  clock: Clock
}

export function withPlanChange<T>(
  { db, clock }: PlanChangeParts,
  actor: Actor,
  { call, input, action }: PlanChangeRequest,
  work: (change: PlanChange) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const { follows } = await lockHousehold(tx, actor, 'meal-plan')
    const { householdId, accountId } = actor
    const now = clock()
    const actionId = action?.toLowerCase() ?? newId()
    const isRepeat =
      action !== undefined && (await isRepeatedChange(tx, actor, { call, input, action: actionId }, now))
    // Keys expire before the meals of their changes do.
    if (!isRepeat && action !== undefined && (await isKeyUsed(tx, householdId, actionId)))
      fail('idempotency-key-reused')
    const result = await work({ tx, householdId, accountId, now, actionId, isRepeat })
    if (follows && !isRepeat) await updateFollowingList(tx, clock, actor)
    return result
  })
}

async function isKeyUsed(tx: Tx, householdId: string, actionId: string): Promise<boolean> {
  const used = await tx
    .select({ id: plannedMeals.id })
    .from(plannedMeals)
    .where(
      and(
        eq(plannedMeals.householdId, householdId),
        or(eq(plannedMeals.addedActionId, actionId), eq(plannedMeals.removedActionId, actionId)),
      ),
    )
    .limit(1)
  return used.length > 0
}

function fail(code: ErrorCode): never {
  throw new AppError(code)
}
