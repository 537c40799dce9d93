import type { RecipeDetails } from '@larder/contract/recipes'
import { useNavigate } from 'react-router'
import { paths } from '../../paths'
import { toast } from '../../ui/toast-store'
import { swappedIn, type ToBuy, toBuyFor } from './standing'
import { type ShoppingFor, useShoppingFor } from './use-shopping-for'

/** What a recipe lacks here, what of it is not on the list yet, and the deed that puts it there. */
export interface MissingPlan {
  readonly missing: readonly ToBuy[]
  readonly unlisted: readonly ToBuy[]
  /** What something in the house stands in for; it is not among what is missing. */
  readonly swapped: readonly ToBuy[]
  readonly shopping: ShoppingFor
  /** Where a visitor is asked in; absent for a cook. */
  readonly login: string | undefined
  readonly add: () => void
}

export function useMissingPlan(recipe: RecipeDetails, login: string | undefined): MissingPlan {
  const navigate = useNavigate()
  const shopping = useShoppingFor(recipe)
  const { isListed, add } = shopping
  const missing = toBuyFor(recipe.ingredients)
  const unlisted = missing.filter((thing) => !isListed(thing))
  return {
    missing,
    unlisted,
    swapped: swappedIn(recipe.ingredients),
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
export function allListedWords(of: number): string {
  return of === 1 ? 'What is missing is on your list.' : `All ${of} missing are on your list.`
}
