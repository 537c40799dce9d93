import { certainThreshold } from '@larder/kitchen/food-names/link-food'
import { parseShoppingText } from '@larder/kitchen/shopping/shopping-text'

/** Returns the food only when the text certainly names it: a wrong icon is worse than none. */
export function findLineFood(text: string): string | undefined {
  const { foodId, confidence = 0 } = parseShoppingText(text)
  return confidence >= certainThreshold ? foodId : undefined
}
