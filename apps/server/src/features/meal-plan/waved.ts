import { addDays, type Day, weekday } from '@larder/kitchen/day'
import { and, eq, gte } from 'drizzle-orm'
import { secondsLater } from '../../clock'
import type { Tx } from '../../db/open'
import { wavedDishes } from '../../db/tables/meal-plan'
import type { PlanChange } from './changing'

/** A dish that a cook waved away for a week. */
export interface Waved {
  readonly recipeId: number
  /** The Monday of that week. */
  readonly week: Day
}

/** So long a dish that was waved away is liked a little less, by so much each time, up to so much. */
const [dislikedDays, eachTime, most] = [28, 0.5, 1.5]

export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekday(day))
}

/** Remembers that a dish was not wanted in the week of a day. */
export async function waveAway(
  { tx, householdId, actionId, now: at }: PlanChange,
  recipeId: number,
  day: Day,
): Promise<void> {
  await tx.insert(wavedDishes).values({ householdId, recipeId, week: mondayOf(day), actionId, at })
}

/** Forgets what a change waved away. */
export async function unwave(tx: Tx, householdId: string, actionId: string): Promise<void> {
  await tx
    .delete(wavedDishes)
    .where(and(eq(wavedDishes.householdId, householdId), eq(wavedDishes.actionId, actionId)))
}

/** What was waved away lately. */
export function wavedLately(tx: Tx, householdId: string, now: string): Promise<Waved[]> {
  return tx
    .select({ recipeId: wavedDishes.recipeId, week: wavedDishes.week })
    .from(wavedDishes)
    .where(
      and(
        eq(wavedDishes.householdId, householdId),
        gte(wavedDishes.at, secondsLater(now, -dislikedDays * 86_400)),
      ),
    )
}

/** The dishes that are not offered again in the week of a day. */
export function wavedFor(waved: readonly Waved[], day: Day): number[] {
  const week = mondayOf(day)
  return [...new Set(waved.flatMap((one) => (one.week === week ? one.recipeId : [])))]
}

/** How much dishes are liked, less what waving them away says. */
export function likedLess(
  liking: Readonly<Record<number, number>>,
  waved: readonly Waved[],
): Record<number, number> {
  const less = new Map<number, number>()
  for (const { recipeId } of waved) less.set(recipeId, Math.min(most, (less.get(recipeId) ?? 0) + eachTime))
  return { ...liking, ...Object.fromEntries([...less].map(([id, by]) => [id, (liking[id] ?? 0) - by])) }
}
