import { canBecome } from '@larder/kitchen/recipe/dish-facts'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { LeftoverLot } from '../week/plan-stock'
import type { PlannerRequest } from './planner-rpc-worker'

/** Returns the dishes that the leftovers in stock are meant for, by the facts of the dish they are of. */
export function findFollowUps({
  leftovers,
  recipes,
}: {
  readonly leftovers: ReadonlyMap<number, Pick<LeftoverLot, 'dish' | 'there' | 'until'>>
  readonly recipes: readonly Recipe[]
}): NonNullable<PlannerRequest['followUps']> {
  const kept = [...leftovers.values()].filter(({ there }) => there)
  if (kept.length === 0) return []
  return kept.flatMap(({ dish, until }) => {
    const first = recipes.find(({ id }) => id === dish.recipeId)
    const named = first ? recipes.filter((recipe) => canBecome(first, recipe)) : []
    return named.map(({ id }) => ({ recipeId: id, ...(until !== undefined && { until }) }))
  })
}
