import type { ListLine } from '../../api/shopping-list/shopping-list-state'

/** An ingredient of a recipe that is on the list. */
export interface ListedIngredient {
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
