import { addDays, type Day, weekday } from '@larder/kitchen/date/day'
import { and, eq, gte } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import type { MemberTx } from '../../../db/household-transaction'
import { dismissedDishes } from '../../../db/tables/meal-plan'
import { addSeconds } from '../../../time/clock'

/** A dish that a cook dismissed for a week. */
export interface DismissedDish {
  readonly recipeId: number
  /** The Monday of that week. */
  readonly week: Day
}

/** A dismissed dish is rated lower for so many days, by so much per dismissal, up to a maximum. */
const [penaltyDays, penaltyPerDismissal, maxPenalty] = [28, 0.5, 1.5]

export function toWeekStart(day: Day): Day {
  return addDays(day, 1 - weekday(day))
}

/** Stores that a dish was dismissed for the week of a day. */
export async function dismissDish(tx: MemberTx, recipeId: number, day: Day): Promise<void> {
  const { householdId, actionId, now: at } = tx
  await tx.insert(dismissedDishes).values({ householdId, recipeId, week: toWeekStart(day), actionId, at })
}

/** Deletes the dismissals of a change. */
export async function undoDismissal(tx: Tx, householdId: string, actionId: string): Promise<void> {
  await tx
    .delete(dismissedDishes)
    .where(and(eq(dismissedDishes.householdId, householdId), eq(dismissedDishes.actionId, actionId)))
}

/** Returns recent dismissals. */
export function findRecentDismissals(tx: Tx, householdId: string, now: string): Promise<DismissedDish[]> {
  return tx
    .select({ recipeId: dismissedDishes.recipeId, week: dismissedDishes.week })
    .from(dismissedDishes)
    .where(
      and(
        eq(dismissedDishes.householdId, householdId),
        gte(dismissedDishes.at, addSeconds(now, -penaltyDays * 86_400)),
      ),
    )
}

/** Returns the dishes not offered again in the week of a day. */
export function toDismissedInWeek(dismissed: readonly DismissedDish[], day: Day): number[] {
  const week = toWeekStart(day)
  return [...new Set(dismissed.flatMap((one) => (one.week === week ? one.recipeId : [])))]
}

/** Returns the likings lowered by dismissals. */
export function applyDismissals(
  liking: Readonly<Record<number, number>>,
  dismissed: readonly DismissedDish[],
): Record<number, number> {
  const penalties = new Map<number, number>()
  for (const { recipeId } of dismissed)
    penalties.set(recipeId, Math.min(maxPenalty, (penalties.get(recipeId) ?? 0) + penaltyPerDismissal))
  return {
    ...liking,
    ...Object.fromEntries([...penalties].map(([id, penalty]) => [id, (liking[id] ?? 0) - penalty])),
  }
}
