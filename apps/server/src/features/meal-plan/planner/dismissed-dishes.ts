import { addDays, type Day, weekday } from '@larder/kitchen/date/day'
import { and, eq, gte } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { dismissedDishes } from '../../../db/tables/meal-plan'
import { addSeconds } from '../../../time/clock'
import type { PlanChange } from '../changes/plan-change'

/** A dish that a cook waved away for a week. */
export interface DismissedDish {
  readonly recipeId: number
  /** The Monday of that week. */
  readonly week: Day
}

/** So long a dish that was waved away is liked a little less, by so much each time, up to so much. */
const [penaltyDays, penaltyPerDismissal, maxPenalty] = [28, 0.5, 1.5]

export function toWeekStart(day: Day): Day {
  return addDays(day, 1 - weekday(day))
}

/** Remembers that a dish was not wanted in the week of a day. */
export async function dismissDish(
  { tx, householdId, actionId, now: at }: PlanChange,
  recipeId: number,
  day: Day,
): Promise<void> {
  await tx.insert(dismissedDishes).values({ householdId, recipeId, week: toWeekStart(day), actionId, at })
}

/** Forgets what a change waved away. */
export async function undoDismissal(tx: Tx, householdId: string, actionId: string): Promise<void> {
  await tx
    .delete(dismissedDishes)
    .where(and(eq(dismissedDishes.householdId, householdId), eq(dismissedDishes.actionId, actionId)))
}

/** What was waved away lately. */
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

/** The dishes that are not offered again in the week of a day. */
export function toDismissedInWeek(waved: readonly DismissedDish[], day: Day): number[] {
  const week = toWeekStart(day)
  return [...new Set(waved.flatMap((one) => (one.week === week ? one.recipeId : [])))]
}

/** How much dishes are liked, less what waving them away says. */
export function applyDismissals(
  liking: Readonly<Record<number, number>>,
  waved: readonly DismissedDish[],
): Record<number, number> {
  const less = new Map<number, number>()
  for (const { recipeId } of waved)
    less.set(recipeId, Math.min(maxPenalty, (less.get(recipeId) ?? 0) + penaltyPerDismissal))
  return { ...liking, ...Object.fromEntries([...less].map(([id, by]) => [id, (liking[id] ?? 0) - by])) }
}
