import { keyOf } from '@larder/contract/endpoint'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays } from '@larder/kitchen/day'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { today } from '../../food/today-clock'
import type { CookingSession } from './cooking-session'

/** A meal is cooked on its day, or a few days sooner or later. */
const daysBack = 2

/** Portions of each recipe that the plan wants kept for another dish: of the roast, what Tuesday's curry is made from. */
export function useExtraPortions({ dishes, booked }: CookingSession): ReadonlyMap<number, number> {
  const address = { query: { from: addDays(today(), -daysBack) } }
  const { data } = useQuery(
    {
      queryKey: keyOf(mealPlan.week, address),
      queryFn: ({ signal }) => call(mealPlan.week, address, { signal }),
      enabled: !booked && dishes.some(({ mealId }) => mealId !== undefined),
    },
    queries,
  )
  const meals = data?.data.meals ?? []
  const extra = dishes.flatMap(({ recipeId, mealId, servings }) => {
    const portions = meals.find(({ id }) => id === mealId)?.extraPortions
    return portions === undefined ? [] : [[recipeId, Math.min(portions, servings)] as const]
  })
  return new Map(extra)
}
