import type { RecipeDraft } from '@larder/contract/recipes'
import { type Amount, amount } from '@larder/kitchen/quantity/amount'

/** How many times a recipe is cooked for so many servings, exactly. */
export function toServingsFactor(
  { servings }: Pick<RecipeDraft, 'servings'>,
  wanted: number | undefined,
): Amount {
  return amount(wanted ?? servings, servings)
}
