import type { ListLine } from '../../api/shopping-list/shopping-list-state'

/** Something of a recipe that is on the list. */
export interface ListedIngredient {
  readonly text: string
  readonly foodId?: string | undefined
}

/** What the list holds for one recipe, with its foods as far as the server has told them. */
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
