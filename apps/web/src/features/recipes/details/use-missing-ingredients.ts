import type { RecipeDetails } from '@larder/contract/recipes'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths'
import { toast } from '../../../ui/toasts/toast-store'
import {
  type IngredientToBuy,
  listIngredientsToBuy,
  listSwappedIngredients,
} from '../ingredient-availability'
import { type RecipeShopping, useRecipeShopping } from '../use-recipe-shopping'

/** What a recipe lacks here, what of it is not on the list yet, and the deed that puts it there. */
export interface MissingIngredients {
  readonly missing: readonly IngredientToBuy[]
  readonly unlisted: readonly IngredientToBuy[]
  /** What something in the house stands in for; it is not among what is missing. */
  readonly swapped: readonly IngredientToBuy[]
  readonly shopping: RecipeShopping
  /** Where a visitor is asked in; absent for a cook. */
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
        title: addedWords(unlisted.length),
        description: `For ${recipe.title}`,
        tone: 'success',
        action: { label: 'See the list', onSelect: () => void navigate(paths.shopping) },
      })
      void add(unlisted)
    },
  }
}

function addedWords(count: number): string {
  return count === 1 ? '1 Thing Added to Your List' : `${count} Things Added to Your List`
}

/** 'All 3 missing are on your list.' */
export function formatAllListed(of: number): string {
  return of === 1 ? 'What is missing is on your list.' : `All ${of} missing are on your list.`
}
