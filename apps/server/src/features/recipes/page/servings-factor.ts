import type { RecipeDraft } from '@larder/contract/recipes'
import { type Amount, amount } from '@larder/kitchen/quantity/amount'

/** Returns the exact factor between the recipe's servings and the requested ones. */
export function toServingsFactor(
  { servings }: Pick<RecipeDraft, 'servings'>,
  requested: number | undefined,
): Amount {
  return amount(requested ?? servings, servings)
}
