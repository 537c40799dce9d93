import { shopping } from '@larder/contract/shopping'
import { toErrorMessage } from '../../api/api-error'
import type { ListLine } from '../../api/shopping-list/shopping-list-state'
import { addToShoppingList, useLazyListLines } from '../../api/shopping-list/use-lazy-list-lines'
import { useRead } from '../../api/use-read'
import { toast } from '../../ui/toasts/toast-store'
import type { IngredientToBuy } from './ingredient-availability'

type ThingsToAdd = readonly Pick<IngredientToBuy, 'text' | 'foodId'>[]

/** An ingredient of a recipe that is on the list. */
interface ListedIngredient {
  readonly text: string
  readonly foodId?: string | undefined
}

/** Finds the list lines of one recipe, with their foods as far as the server has returned them. */
export function findListedIngredients(
  lines: readonly Pick<ListLine, 'id' | 'text' | 'for'>[],
  foods: readonly { readonly id: string; readonly foodId?: string | undefined }[],
  recipeId: number,
): ListedIngredient[] {
  const foodOf = new Map(foods.map(({ id, foodId }) => [id, foodId]))
  return lines
    .filter((line) => line.for.some((dish) => dish.recipeId === recipeId))
    .map(({ id, text }) => ({ text, foodId: foodOf.get(id) }))
}

/** The ingredients of a recipe on the household's list, and a function to add more, which also works offline. */
export function useRecipeShopping({ id, title }: { readonly id: number; readonly title: string }) {
  // Only the server knows the food of a line.
  const { data } = useRead(shopping.list, { query: {} })
  const onList = findListedIngredients(useLazyListLines(), data?.data ?? [], id)

  function isListed({ text, foodId }: ThingsToAdd[number]): boolean {
    return onList.some((item) => item.text === text || (foodId !== undefined && item.foodId === foodId))
  }

  async function add(things: ThingsToAdd): Promise<boolean> {
    try {
      await addToShoppingList(things.map(({ text }) => ({ text, recipe: { recipeId: id, title } })))
      return true
    } catch (error) {
      console.error('Adding to the shopping list failed', error)
      toast({ title: 'Not Added', description: toErrorMessage(error), tone: 'destructive' })
      return false
    }
  }

  return { isListed, add }
}

export type RecipeShopping = ReturnType<typeof useRecipeShopping>
