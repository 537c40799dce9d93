import { type ShoppingItem, shopping } from '@larder/contract/shopping'
import type { Waiting } from '../../api/outbox'

/** Something of a recipe that is on the list, or on its way there. */
export interface Listed {
  readonly text: string
  readonly foodId?: string | undefined
}

/** What the list holds for one recipe, with what the server has not heard of yet. */
export function listedFrom(
  items: readonly ShoppingItem[],
  waiting: readonly Waiting[],
  recipeId: number,
): Listed[] {
  const coming = waiting.flatMap(({ name, input }) => (name === shopping.add.name ? addedBy(input) : []))
  return [
    ...items.filter(({ recipe }) => recipe?.id === recipeId),
    ...coming.filter((item) => item.recipeId === recipeId),
  ]
}

function addedBy(input: unknown): readonly { text: string; recipeId?: number }[] {
  const { body } = (input ?? {}) as { body?: { items?: { text: string; recipeId?: number }[] } }
  return body?.items ?? []
}
