import { foodById } from '@larder/kitchen/food'
import type { Quantity } from '@larder/kitchen/quantity'
import { saidQuantity, tidiedKindly } from '@larder/kitchen/quantity-text/rounding'
import { agreeing } from '@larder/kitchen/recipe-text/agreeing'
import { insteadOf, type SubstitutePart } from '@larder/kitchen/substitutes'

export function foodName(foodId: string): string {
  return foodById(foodId)?.name ?? foodId.replaceAll('-', ' ')
}

/** What to take instead, with amounts where the replaced one has been weighed: '240 ml milk and 1 tbsp lemon juice'. */
export function insteadInWords(
  parts: readonly SubstitutePart[],
  foodId: string,
  quantity: Quantity | undefined,
): string {
  return parts
    .map((part) => {
      const needed = quantity && insteadOf(quantity, foodId, part)
      const name = foodName(part.foodId)
      return needed && needed.amount.over > 0 ? amountAndName(needed, name, part.foodId) : name
    })
    .join(' and ')
}

const counted: ReadonlySet<string> = new Set(['piece', 'small', 'medium', 'large'])

/** '250 g flour', '2 lemons', '3 large eggs', '2 cloves garlic'. */
export function amountAndName(quantity: Quantity, name: string, foodId?: string): string {
  const shown = tidiedKindly(quantity, foodId)
  return `${saidQuantity(shown)} ${counted.has(shown.unit) ? agreeing(name, shown.amount) : name}`
}
