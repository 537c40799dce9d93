import type { cooking } from '@larder/contract/cooking'
import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import type { RecipeSummary } from '@larder/contract/recipes'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import { cookedDishes } from '../../db/tables/cooking'

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

export interface CookingHistoryParts {
  db: Db
  /** Cards of those recipes that the actor may read. */
  cardsOf(
    db: Db,
    actor: Actor,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, { readonly summary: RecipeSummary }>>
}

/** Returns what the household cooked, newest first; deleted recipes are left out. */
export function createCookingHistory({ db, cardsOf }: CookingHistoryParts) {
  return async (
    actor: Actor,
    { recipeId, limit }: ParsedInputOf<typeof cooking.history>['query'],
  ): Promise<DataOf<typeof cooking.history>> => {
    const rows = await db
      .select({ recipeId: cookedDishes.recipeId, servings: cookedDishes.servings, at: cookedDishes.at })
      .from(cookedDishes)
      .where(
        and(
          eq(cookedDishes.householdId, actor.householdId),
          isNull(cookedDishes.undoneAt),
          recipeId === undefined ? isNotNull(cookedDishes.recipeId) : eq(cookedDishes.recipeId, recipeId),
        ),
      )
      .orderBy(desc(cookedDishes.at), desc(cookedDishes.id))
      .limit(limit)
    const ids = [...new Set(rows.flatMap((row) => row.recipeId ?? []))]
    const cards = await cardsOf(db, actor, ids)
    return rows.flatMap(({ recipeId: id, servings, at }) => {
      const recipe = id === null ? undefined : cards.get(id)?.summary
      return recipe ? [{ recipe, servings, at }] : []
    })
  }
}
