import { and, eq, or } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import type { ChangeRequest, MemberTx, WithHousehold } from '../../../db/household-transaction'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { updateFollowingList } from '../plan-list/following-list'

export interface PlanChangeParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
}

/** Changes the plan, and the list that follows it. */
export function withPlanChange<T>(
  { clock, withHousehold }: Omit<PlanChangeParts, 'db'>,
  actor: Actor,
  request: ChangeRequest,
  work: (tx: MemberTx) => Promise<T>,
): Promise<T> {
  return withHousehold(actor, { changes: ['meal-plan'], request }, async (tx) => {
    // Keys expire before the meals of their changes do.
    if (!tx.isRepeat && request.action !== undefined && (await isKeyUsed(tx)))
      throw new AppError('idempotency-key-reused')
    const result = await work(tx)
    if (tx.follows && !tx.isRepeat) await updateFollowingList(tx, clock)
    return result
  })
}

async function isKeyUsed(tx: MemberTx): Promise<boolean> {
  const { householdId, actionId } = tx
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
