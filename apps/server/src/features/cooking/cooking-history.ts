import type { cooking } from '@larder/contract/cooking'
import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import { cookedDishes } from '../../db/tables/cooking'
import { findRecipeCards } from '../recipes/queries/recipe-cards'

/** Returns what the household cooked, newest first; deleted recipes are left out. */
export async function findCookingHistory(
  db: Db,
  actor: Actor,
  { recipeId, limit }: ParsedInputOf<typeof cooking.history>['query'],
): Promise<DataOf<typeof cooking.history>> {
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
  const cards = await findRecipeCards(db, actor, ids)
  return rows.flatMap(({ recipeId: id, servings, at }) => {
    const recipe = id === null ? undefined : cards.get(id)?.summary
    return recipe ? [{ recipe, servings, at }] : []
  })
}
