import type { cooking } from '@larder/contract/cooking'
import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import type { RecipeSummary } from '@larder/contract/recipes'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import { cookedDishes } from '../../db/tables/cooking'

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
