import type { RecipeDetails } from '@larder/contract/recipes'
import { paths } from '../../../paths'
import { useNavigate } from '../../../router/router'
import { toast } from '../../../ui/toasts/toast-store'
import {
  type IngredientToBuy,
  listIngredientsToBuy,
  listSwappedIngredients,
} from '../ingredient-availability'
import { type RecipeShopping, useRecipeShopping } from '../use-recipe-shopping'

/** The missing ingredients of a recipe, those not yet on the list, and the function that adds them. */
export interface MissingIngredients {
  readonly missing: readonly IngredientToBuy[]
  readonly unlisted: readonly IngredientToBuy[]
  /** Ingredients replaced by a food in stock; they are not in `missing`. */
  readonly swapped: readonly IngredientToBuy[]
  readonly shopping: RecipeShopping
  /** The login link for a visitor; undefined for a cook. */
  readonly login: string | undefined
  readonly add: () => void
}

export function useMissingIngredients(recipe: RecipeDetails, login: string | undefined): MissingIngredients {
  const navigate = useNavigate()
  const shopping = useRecipeShopping(recipe)
  const { isListed, add } = shopping
  const missing = listIngredientsToBuy(recipe.ingredients)
  const unlisted = missing.filter((thing) => !isListed(thing))
  return {
    missing,
    unlisted,
    swapped: listSwappedIngredients(recipe.ingredients),
    shopping,
    login,
    add() {
      if (unlisted.length === 0) return
      toast({
        title: formatAdded(unlisted.length),
        description: `For ${recipe.title}`,
        tone: 'success',
        action: { label: 'See the list', onSelect: () => void navigate(paths.shopping) },
      })
      void add(unlisted)
    },
  }
}

function formatAdded(count: number): string {
  return count === 1 ? '1 Thing Added to Your List' : `${count} Things Added to Your List`
}

/** For example 'All 3 missing ingredients are on your list.' */
export function formatAllListed(count: number): string {
  return count === 1
    ? 'What is missing is on your list.'
    : `All ${count} missing ingredients are on your list.`
}
