import { certainThreshold } from '@larder/kitchen/food-names/link-food'
import { parseReceipt, type Receipt, type ReceiptHints } from '@larder/kitchen/receipt/receipt'
import { parseShoppingText } from '@larder/kitchen/shopping/shopping-text'

/** What can be said about a receipt before it is read. */
export type ReceiptTextHints = Omit<ReceiptHints, 'remembered'>

/** A text to read: a whole receipt, or lines of shopping lists. */
export type FoodTextTask =
  | { readonly kind: 'receipt'; readonly text: string; readonly hints: ReceiptTextHints }
  | { readonly kind: 'lines'; readonly texts: readonly string[] }

export type FoodTextResult =
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  /** The food of each line that certainly names one. */
  | { readonly kind: 'lines'; readonly foods: readonly (string | null)[] }

export function runFoodTextTask(task: FoodTextTask): FoodTextResult {
  if (task.kind === 'receipt') return { kind: 'receipt', receipt: parseReceipt(task.text, { ...task.hints }) }
  return { kind: 'lines', foods: task.texts.map((text) => findLineFood(text) ?? null) }
}

/** Returns the food only when the text certainly names it: a wrong icon is worse than none. */
export function findLineFood(text: string): string | undefined {
  const { foodId, confidence = 0 } = parseShoppingText(text)
  return confidence >= certainThreshold ? foodId : undefined
}
