import type { RecipeDetails } from '@larder/contract/recipes'
import { accountStoragePrefix } from '../../../session/account-storage'
import { session } from '../../../session/session-store'

const maxRecipes = 8

const currentStorageKey = () =>
  session.get().isAuthenticated ? `${accountStoragePrefix}cooking-recipes` : 'cooking-recipes'

/** Keeps what is being cooked, so that a reload without a network does not leave a cook without the recipe. */
export function cacheGuideRecipe(recipe: RecipeDetails) {
  try {
    const others = readCachedRecipes().filter(
      (held) => held.id !== recipe.id || held.servings !== recipe.servings,
    )
    window.localStorage.setItem(currentStorageKey(), JSON.stringify([...others, recipe].slice(-maxRecipes)))
  } catch {
    // Then it is read anew each time.
  }
}

/** The recipe as it was last cooked from, for so many where they are known. */
export function findCachedGuideRecipe(
  id: number | null,
  servings: number | undefined,
): RecipeDetails | undefined {
  return readCachedRecipes().findLast(
    (held) =>
      held.id === id &&
      (servings === undefined ? held.servings === held.writtenFor : held.servings === servings),
  )
}

function readCachedRecipes(): RecipeDetails[] {
  try {
    const held: unknown = JSON.parse(window.localStorage.getItem(currentStorageKey()) ?? '[]')
    return Array.isArray(held) ? (held as RecipeDetails[]).filter(({ steps }) => Array.isArray(steps)) : []
  } catch {
    return []
  }
}
