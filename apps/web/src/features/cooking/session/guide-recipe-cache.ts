import type { RecipeDetails } from '@larder/contract/recipes'
import { accountStoragePrefix } from '../../../session/account-storage'
import { session } from '../../../session/session-store'

const maxRecipes = 8

const currentStorageKey = () =>
  session.get().isAuthenticated ? `${accountStoragePrefix}cooking-recipes` : 'cooking-recipes'

/** Caches a recipe that is being cooked, so that it survives a reload without a network. */
export function cacheGuideRecipe(recipe: RecipeDetails) {
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
export function findCachedGuideRecipe(
  id: number | null,
  servings: number | undefined,
): RecipeDetails | undefined {
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
