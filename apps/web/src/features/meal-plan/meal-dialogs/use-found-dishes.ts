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

/** Searches recipes by title, ingredient or tag, or lists the cook's favourites. */
export function useRecipeSearch(
  search: string,
  only: 'favourites' | undefined,
  enabled: boolean,
): DishSearchResult {
  // Deferred, so that typing stays responsive.
  const deferredSearch = useDeferredValue(search.trim())
  const query = {
    size: maxFoundDishes,
    page: 1,
    ...(deferredSearch !== '' && { search: deferredSearch }),
    ...(only && { only }),
  }
  const { data, error } = useRead(recipes.search, { query }, { enabled })
  return { dishes: data?.data, error }
}

/** Returns dishes that suit the meal and use the stock. */
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
