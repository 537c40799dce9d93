import type { MealTime } from '@larder/contract/meal-plan'
import { type Meal, recipes } from '@larder/contract/recipes'
import { suggestions } from '@larder/contract/suggestions'
import { useDeferredValue } from 'react'
import { useRead } from '../../api/use-api'

interface Found {
  readonly dishes: readonly Meal[] | undefined
  readonly error: Error | null
}

const most = 12

/** Recipes by words of the title, an ingredient or a tag, or the cook's favourites. */
export function useFoundRecipes(search: string, only: 'favourites' | undefined, enabled: boolean): Found {
  // Typing is ahead of asking.
  const asked = useDeferredValue(search.trim())
  const query = { size: most, page: 1, ...(asked !== '' && { search: asked }), ...(only && { only }) }
  const { data, error } = useRead(recipes.search, { query }, { enabled })
  return { dishes: data?.data, error }
}

/** What suits the meal and uses what is there. */
export function useStockDishes(
  meal: MealTime,
  eaters: readonly string[] | undefined,
  enabled: boolean,
): Found {
  const query = {
    occasion: meal === 'snack' ? ('quick' as const) : meal,
    limit: most,
    ...(eaters && { eaters: eaters.join(',') }),
  }
  const { data, error } = useRead(suggestions.list, { query }, { enabled })
  return { dishes: data?.data.suggestions, error }
}
