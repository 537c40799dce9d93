import { toQueryKey } from '@larder/contract/http/endpoint'
import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import type { RequestedDish } from '../guide/guide-url'
import { cacheGuideRecipe, findCachedGuideRecipe } from './guide-recipe-cache'

export interface GuideRecipes {
  /** All of them, or null until the last one is there. */
  readonly dishes: readonly RecipeDetails[] | null
  /** One of them does not exist. */
  readonly unknown: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

const isRecipeNotFound = (error: Error | null) =>
  error instanceof ApiError && error.code === 'recipe-not-found'

/** The recipes that are cooked, scaled; without a network as they were last read on this device. */
export function useGuideRecipes(asked: readonly RequestedDish[]): GuideRecipes {
  const answers = useQueries(
    {
      queries: asked.map(({ recipeId, servings }) => {
        const address = { params: { id: recipeId ?? 0 }, query: servings === undefined ? {} : { servings } }
        return {
          queryKey: toQueryKey(recipes.get, address),
          queryFn: ({ signal }: { signal: AbortSignal }) => callEndpoint(recipes.get, address, { signal }),
          enabled: recipeId !== null,
        }
      }),
    },
    queryClient,
  )
  const [last, setLast] = useState<ReadonlyMap<number, RecipeDetails>>(new Map())

  const found = asked.map(({ recipeId, servings }, place) => {
    const answer = answers[place]
    if (isRecipeNotFound(answer?.error ?? null)) return undefined
    // For other servings than asked until the answer is there: the step does not vanish under a cook's eyes.
    return answer?.data?.data ?? findCachedGuideRecipe(recipeId, servings) ?? last.get(recipeId ?? 0)
  })
  const fresh = answers.flatMap(({ data }) => data?.data ?? [])
  if (fresh.some((recipe) => last.get(recipe.id) !== recipe)) {
    setLast(new Map([...last, ...fresh.map((recipe) => [recipe.id, recipe] as const)]))
  }
  useEffect(() => {
    for (const recipe of last.values()) cacheGuideRecipe(recipe)
  }, [last])

  const failed = answers.find(({ error }) => error && !isRecipeNotFound(error))
  const complete = found.every((recipe) => recipe !== undefined)
  return {
    dishes: complete ? found.flatMap((recipe) => recipe ?? []) : null,
    unknown:
      asked.some(({ recipeId }) => recipeId === null) || answers.some(({ error }) => isRecipeNotFound(error)),
    error: failed?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { error, refetch } of answers) if (error) void refetch()
    },
  }
}
