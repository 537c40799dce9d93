import { toQueryKey } from '@larder/contract/http/endpoint'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays } from '@larder/kitchen/date/day'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { getToday } from '../../../food/expiry/today-clock'
import type { CookingSession } from '../session/cooking-session'

/** A meal is cooked on its day, or a few days earlier or later. */
const daysBack = 2

/** Portions of each recipe that the plan needs for another dish: of the roast, what Tuesday's curry is made from. */
export function useExtraPortions({ dishes, booked }: CookingSession): ReadonlyMap<number, number> {
  const input = { query: { from: addDays(getToday(), -daysBack) } }
  const { data } = useQuery(
    {
      queryKey: toQueryKey(mealPlan.week, input),
      queryFn: ({ signal }) => callEndpoint(mealPlan.week, input, { signal }),
      enabled: !booked && dishes.some(({ mealId }) => mealId !== undefined),
    },
    queryClient,
  )
  const meals = data?.data.meals ?? []
  const extra = dishes.flatMap(({ recipeId, mealId, servings }) => {
    const portions = meals.find(({ id }) => id === mealId)?.extraPortions
    return portions === undefined ? [] : [[recipeId, Math.min(portions, servings)] as const]
  })
  return new Map(extra)
}
