import type { RecipeDetails } from '@larder/contract/recipes'
import { rememberedPrefix } from '../../session/remembered'
import { session } from '../../session/session-store'

const mostRecipes = 8

const keyNow = () =>
  session.get().isAuthenticated ? `${rememberedPrefix}cooking-recipes` : 'cooking-recipes'

/** Keeps what is being cooked, so that a reload without a network does not leave a cook without the recipe. */
export function keepRecipe(recipe: RecipeDetails) {
  try {
    const others = all().filter((held) => held.id !== recipe.id || held.servings !== recipe.servings)
    window.localStorage.setItem(keyNow(), JSON.stringify([...others, recipe].slice(-mostRecipes)))
  } catch {
    // Then it is read anew each time.
  }
}

/** The recipe as it was last cooked from, for so many where they are known. */
export function keptRecipe(id: number | null, servings: number | undefined): RecipeDetails | undefined {
  return all().findLast(
    (held) =>
      held.id === id &&
      (servings === undefined ? held.servings === held.writtenFor : held.servings === servings),
  )
}

function all(): RecipeDetails[] {
  try {
    const held: unknown = JSON.parse(window.localStorage.getItem(keyNow()) ?? '[]')
    return Array.isArray(held) ? (held as RecipeDetails[]).filter(({ steps }) => Array.isArray(steps)) : []
  } catch {
    return []
  }
}
