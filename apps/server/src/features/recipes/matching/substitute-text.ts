import { foodById } from '@larder/kitchen/food/food'
import { type SubstitutePart, substituteAmount } from '@larder/kitchen/food/substitutes'
import type { Quantity } from '@larder/kitchen/quantity/quantity'
import { formatRoundedQuantity, toReadableQuantity } from '@larder/kitchen/quantity/readable-quantity'
import { inflectNoun } from '@larder/kitchen/recipe-steps/inflect-noun'

export function foodNameOrId(foodId: string): string {
  return foodById(foodId)?.name ?? foodId.replaceAll('-', ' ')
}

/** Formats a substitute, with amounts where the replaced quantity is known: '240 ml milk and 1 tbsp lemon juice'. */
export function formatSubstitute(
  parts: readonly SubstitutePart[],
  foodId: string,
  quantity: Quantity | undefined,
): string {
  return parts
    .map((part) => {
      const needed = quantity && substituteAmount(quantity, foodId, part)
      const name = foodNameOrId(part.foodId)
      return needed && needed.amount.numerator > 0 ? formatAmountAndName(needed, name, part.foodId) : name
    })
    .join(' and ')
}

const countUnits: ReadonlySet<string> = new Set(['piece', 'small', 'medium', 'large'])

/** Example: '250 g flour', '2 lemons', '3 large eggs', '2 cloves garlic'. */
export function formatAmountAndName(quantity: Quantity, name: string, foodId?: string): string {
  const shown = toReadableQuantity(quantity, foodId)
  return `${formatRoundedQuantity(shown)} ${countUnits.has(shown.unit) ? inflectNoun(name, shown.amount) : name}`
}
