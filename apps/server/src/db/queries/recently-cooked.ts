import { addDays, type Day } from '@larder/kitchen/date/day'
import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Tx } from '../database'
import { cookedDishes } from '../tables/cooking'

/** Returns what a household cooked since a day; the planner avoids repeats. */
export async function findRecentlyCooked(
  tx: Tx,
  householdId: string,
  sinceDay: Day,
): Promise<{ recipeId: number; day: Day }[]> {
  const rows = await tx
    .select({ recipeId: cookedDishes.recipeId, day: cookedDishes.day })
    .from(cookedDishes)
    .where(
      and(
        eq(cookedDishes.householdId, householdId),
        isNull(cookedDishes.undoneAt),
        // The index is by instant; no time zone is a whole day ahead.
        gte(cookedDishes.at, `${addDays(sinceDay, -1)}T00:00:00.000Z`),
        gte(cookedDishes.day, sinceDay),
      ),
    )
    .orderBy(desc(cookedDishes.at))
  return rows.flatMap(({ recipeId, day }) => (recipeId === null ? [] : [{ recipeId, day }]))
}
