import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error'
import { useReads } from '../../../api/use-reads'
import { accountStoragePrefix } from '../../../session/account-storage'
import { session } from '../../../session/session-store'
import type { RequestedDish } from '../guide/guide-url'

export interface GuideRecipes {
  /** All recipes, or null until the last one is loaded. */
  readonly dishes: readonly RecipeDetails[] | null
  /** One of them does not exist. */
  readonly unknown: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

const isRecipeNotFound = (error: Error | null) =>
  error instanceof ApiError && error.code === 'recipe-not-found'

const maxRecipes = 8

const currentStorageKey = () =>
  session.get().isAuthenticated ? `${accountStoragePrefix}cooking-recipes` : 'cooking-recipes'

/** Caches a recipe that is being cooked, so that it survives a reload without a network. */
function cacheGuideRecipe(recipe: RecipeDetails) {
  try {
    const others = readCachedRecipes().filter(
      (cached) => cached.id !== recipe.id || cached.servings !== recipe.servings,
    )
    window.localStorage.setItem(currentStorageKey(), JSON.stringify([...others, recipe].slice(-maxRecipes)))
  } catch {
    // Storage is not available; the recipe is read again each time.
  }
}

/** Returns the recipe as last cooked, for the given servings if available. */
function findCachedGuideRecipe(id: number | null, servings: number | undefined): RecipeDetails | undefined {
  return readCachedRecipes().findLast(
    (cached) =>
      cached.id === id &&
      (servings === undefined ? cached.servings === cached.writtenFor : cached.servings === servings),
  )
}

function readCachedRecipes(): RecipeDetails[] {
  try {
    const parsed: unknown = JSON.parse(window.localStorage.getItem(currentStorageKey()) ?? '[]')
    return Array.isArray(parsed)
      ? (parsed as RecipeDetails[]).filter(({ steps }) => Array.isArray(steps))
      : []
  } catch {
    return []
  }
}

/** Reads the recipes, scaled; offline, as they were last read on this device. */
export function useGuideRecipes(requested: readonly RequestedDish[]): GuideRecipes {
  const responses = useReads(
    recipes.get,
    requested.map(({ recipeId, servings }) => ({
      input: { params: { id: recipeId ?? 0 }, query: servings === undefined ? {} : { servings } },
      enabled: recipeId !== null,
    })),
  )
  const [last, setLast] = useState<ReadonlyMap<number, RecipeDetails>>(new Map())

  const found = requested.map(({ recipeId, servings }, index) => {
    const response = responses[index]
    if (isRecipeNotFound(response?.error ?? null)) return undefined
    // Until the response arrives, show other servings, so that the step does not disappear.
    return response?.data?.data ?? findCachedGuideRecipe(recipeId, servings) ?? last.get(recipeId ?? 0)
  })
  const fresh = responses.flatMap(({ data }) => data?.data ?? [])
  if (fresh.some((recipe) => last.get(recipe.id) !== recipe)) {
    setLast(new Map([...last, ...fresh.map((recipe) => [recipe.id, recipe] as const)]))
  }
  useEffect(() => {
    for (const recipe of last.values()) cacheGuideRecipe(recipe)
  }, [last])

  const failed = responses.find(({ error }) => error && !isRecipeNotFound(error))
  const complete = found.every((recipe) => recipe !== undefined)
  return {
    dishes: complete ? found.flatMap((recipe) => recipe ?? []) : null,
    unknown:
      requested.some(({ recipeId }) => recipeId === null) ||
      responses.some(({ error }) => isRecipeNotFound(error)),
    error: failed?.error ?? null,
    isFetching: responses.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { error, refetch } of responses) if (error) void refetch()
    },
  }
}
