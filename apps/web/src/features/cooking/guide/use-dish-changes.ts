import { recipes as recipesApi } from '@larder/contract/recipes'
import { useEffect, useEffectEvent } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { preload } from '../../../api/use-read'
import { useNavigate } from '../../../router/router'
import { toast } from '../../../ui/toasts/toast-store'
import { buildGuideSteps } from './guide-steps'
import { type RequestedDish, toGuideUrl } from './guide-url'
import type { Guide } from './use-guide'

/** Changes the dishes that are cooked together: in the URL and in the current session. */
export function useDishChanges(guide: Guide, cookingId: string | undefined) {
  const navigate = useNavigate()
  const { session, recipes, steps, place, cooking } = guide

  function navigateTo(dishes: readonly RequestedDish[]) {
    void navigate(toGuideUrl(dishes, cookingId), { replace: true })
  }

  function changeDishes(dishes: readonly (RequestedDish & { readonly recipeId: number })[]) {
    // The completed steps of each dish. The new combined order is known only when the new recipes are loaded.
    const done = recipes.map(({ id }, dish) => ({
      recipeId: id,
      steps: steps.slice(0, place).filter((step) => step.dish === dish).length,
    }))
    cooking.change((current) => ({
      ...current,
      dishes: dishes.map(({ recipeId, servings = 1 }) => {
        const existing = session.dishes.find((dish) => dish.recipeId === recipeId)
        return existing ?? { recipeId, version: 1, servings }
      }),
      reordered: { to: dishes.map(({ recipeId }) => recipeId), done },
    }))
    navigateTo(dishes)
  }

  const { reordered } = session
  const arrived = reordered?.to.join() === recipes.map(({ id }) => id).join()
  const settle = useEffectEvent(() => {
    if (!reordered) return
    const order = buildGuideSteps(recipes, guide.measures)
    const countDone = (dish: number) =>
      reordered.done.find(({ recipeId }) => recipeId === recipes[dish]?.id)?.steps ?? 0
    // The earliest step that is not done yet.
    const next = order.findIndex(({ dish, step }) => step >= countDone(dish))
    cooking.change(({ reordered: _, ...held }) => ({
      ...held,
      // Counted as a move even if the index is the same: the dishes of the last move win.
      state: { ...held.state, step: Math.max(0, next), moves: held.state.moves + 1 },
    }))
  })
  useEffect(() => {
    if (arrived) settle()
  }, [arrived])

  return {
    serve: (recipeId: number, servings: number) =>
      navigateTo(
        session.dishes.map((dish) => ({
          ...dish,
          servings: dish.recipeId === recipeId ? servings : dish.servings,
        })),
      ),
    /** Navigates only after the recipe is loaded, so that the step does not disappear in between. */
    async add(id: number) {
      // Use the servings of the first dish.
      const servings = session.dishes[0]?.servings ?? 1
      const input = { params: { id }, query: { servings } }
      try {
        await preload(recipesApi.get, input)
        changeDishes([...session.dishes, { recipeId: id, servings }])
      } catch (error) {
        console.error('Adding a dish failed', error)
        toast({ title: 'Not Added', description: toErrorMessage(error), tone: 'destructive' })
      }
    },
    remove: (recipeId: number) => changeDishes(session.dishes.filter((dish) => dish.recipeId !== recipeId)),
  }
}
