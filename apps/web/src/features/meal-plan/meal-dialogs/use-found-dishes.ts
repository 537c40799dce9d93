import type { PlanMealTime } from '@larder/contract/meal-plan'
import { type MatchedRecipe, recipes } from '@larder/contract/recipes'
import { suggestions } from '@larder/contract/suggestions'
import { useDeferredValue } from 'react'
import { useRead } from '../../../api/use-api'

interface DishSearchResult {
  readonly dishes: readonly MatchedRecipe[] | undefined
  readonly error: Error | null
}

const maxFoundDishes = 12

/** Recipes by words of the title, an ingredient or a tag, or the cook's favourites. */
export function useRecipeSearch(
  search: string,
  only: 'favourites' | undefined,
  enabled: boolean,
): DishSearchResult {
  // Typing is ahead of asking.
  const asked = useDeferredValue(search.trim())
  const query = {
    size: maxFoundDishes,
    page: 1,
    ...(asked !== '' && { search: asked }),
    ...(only && { only }),
  }
  const { data, error } = useRead(recipes.search, { query }, { enabled })
  return { dishes: data?.data, error }
}

/** What suits the meal and uses what is there. */
export function useDishesFromStock(
  meal: PlanMealTime,
  eaters: readonly string[] | undefined,
  enabled: boolean,
): DishSearchResult {
  const query = {
    occasion: meal === 'snack' ? ('quick' as const) : meal,
    limit: maxFoundDishes,
    ...(eaters && { eaters: eaters.join(',') }),
  }
  const { data, error } = useRead(suggestions.list, { query }, { enabled })
  return { dishes: data?.data.suggestions, error }
}
