import { toQueryKey } from '@larder/contract/http/endpoint'
import { recipes as recipesApi } from '@larder/contract/recipes'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { toast } from '../../../ui/toasts/toast-store'
import { buildGuideSteps } from './guide-steps'
import { type RequestedDish, toGuideUrl } from './guide-url'
import type { Guide } from './use-guide'

/** Changes what is cooked together: the address says it, and what is begun goes along. */
export function useDishChanges(guide: Guide, cookingId: string | undefined) {
  const navigate = useNavigate()
  const { session, recipes, steps, place, cooking } = guide

  function become(dishes: readonly RequestedDish[]) {
    void navigate(toGuideUrl(dishes, cookingId), { replace: true, preventScrollReset: true })
  }

  function recook(dishes: readonly (RequestedDish & { readonly recipeId: number })[]) {
    // What is done of each dish; the order of all of them is known only when the new ones are read.
    const done = recipes.map(({ id }, dish) => ({
      recipeId: id,
      steps: steps.slice(0, place).filter((step) => step.dish === dish).length,
    }))
    cooking.change((held) => ({
      ...held,
      dishes: dishes.map(({ recipeId, servings = 1 }) => {
        const known = session.dishes.find((dish) => dish.recipeId === recipeId)
        return known ?? { recipeId, version: 1, servings }
      }),
      reordered: { to: dishes.map(({ recipeId }) => recipeId), done },
    }))
    become(dishes)
  }

  const { reordered } = session
  const arrived = reordered?.to.join() === recipes.map(({ id }) => id).join()
  const settle = useEffectEvent(() => {
    if (!reordered) return
    const order = buildGuideSteps(recipes, guide.measures)
    const doneOf = (dish: number) =>
      reordered.done.find(({ recipeId }) => recipeId === recipes[dish]?.id)?.steps ?? 0
    // The earliest step that nobody has done yet.
    const next = order.findIndex(({ dish, step }) => step >= doneOf(dish))
    cooking.change(({ reordered: _, ...held }) => ({
      ...held,
      // Counted as a move also where it is the same place: the dishes of whoever moved last stand.
      state: { ...held.state, step: Math.max(0, next), moves: held.state.moves + 1 },
    }))
  })
  useEffect(() => {
    if (arrived) settle()
  }, [arrived])

  return {
    serve: (recipeId: number, servings: number) =>
      become(
        session.dishes.map((dish) => ({
          ...dish,
          servings: dish.recipeId === recipeId ? servings : dish.servings,
        })),
      ),
    /** Only once it is read: the step does not vanish meanwhile. */
    async add(id: number) {
      // For as many as eat already.
      const servings = session.dishes[0]?.servings ?? 1
      const address = { params: { id }, query: { servings } }
      try {
        await queryClient.ensureQueryData({
          queryKey: toQueryKey(recipesApi.get, address),
          queryFn: () => callEndpoint(recipesApi.get, address),
        })
        recook([...session.dishes, { recipeId: id, servings }])
      } catch (error) {
        console.error('Adding a dish failed', error)
        toast({ title: 'Not Added', description: toErrorMessage(error), tone: 'destructive' })
      }
    },
    remove: (recipeId: number) => recook(session.dishes.filter((dish) => dish.recipeId !== recipeId)),
  }
}
