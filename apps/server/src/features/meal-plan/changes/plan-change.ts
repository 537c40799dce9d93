import type { ErrorCode } from '@larder/contract/http/errors'
import { and, eq, or } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { type ActingMember, lockHousehold } from '../../../db/household-lock'
import { isRepeatedChange } from '../../../db/idempotency-key'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { AppError } from '../../../errors'
import { newId } from '../../../secrets'
import type { Clock } from '../../../time/clock'

/** A change of the plan under way; nobody else changes the household meanwhile. */
export interface PlanChange {
  readonly tx: Tx
  readonly householdId: string
  readonly accountId: string
  readonly now: string
  /** The name by which it can be taken back. */
  readonly actionId: string
  /** It was made before: it is answered again and not made again. */
  readonly isRepeat: boolean
}

/** What is asked, by the name of its call, and the name its device gave to this very change. */
export interface PlanChangeRequest {
  readonly call: string
  readonly input: unknown
  readonly action: string | undefined
}

export interface PlanChangeParts {
  db: Db
  clock: Clock
  /** Brings the list that keeps up with the plan up to date, where there is one. */
  follow(tx: Tx, hand: ActingMember): Promise<void>
}

export function withPlanChange<T>(
  { db, clock, follow }: PlanChangeParts,
  actor: Actor,
  { call, input, action }: PlanChangeRequest,
  work: (change: PlanChange) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const { follows } = await lockHousehold(tx, actor, 'meal-plan')
    const { householdId, accountId } = actor
    const now = clock()
    const actionId = action?.toLowerCase() ?? newId()
    const again =
      action !== undefined && (await isRepeatedChange(tx, actor, { call, input, action: actionId }, now))
    // Names are forgotten after a while, the meals they brought are not.
    if (!again && action !== undefined && (await isKeyUsed(tx, householdId, actionId)))
      fail('idempotency-key-reused')
    const result = await work({ tx, householdId, accountId, now, actionId, isRepeat: again })
    if (follows && !again) await follow(tx, actor)
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
