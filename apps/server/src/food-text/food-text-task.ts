import { certainThreshold } from '@larder/kitchen/food-names/link-food'
import { parseReceipt, type Receipt, type ReceiptHints } from '@larder/kitchen/receipt/receipt'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import {
  parseShoppingText,
  parseShoppingTexts,
  type ShoppingText,
} from '@larder/kitchen/shopping/shopping-text'

/** What can be said about a receipt before it is read. */
export type ReceiptTextHints = Omit<ReceiptHints, 'remembered'>

/** A text to read: a whole receipt, lines of shopping lists, a typed list, or the ingredients of a recipe. */
export type FoodTextTask =
  | { readonly kind: 'receipt'; readonly text: string; readonly hints: ReceiptTextHints }
  | { readonly kind: 'lines'; readonly texts: readonly string[] }
  | { readonly kind: 'typed'; readonly text: string; readonly country: string | undefined }
  | {
      readonly kind: 'ingredients'
      readonly texts: readonly string[]
      readonly country: string | undefined
    }

export type FoodTextResult =
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  /** The food of each line that certainly names one. */
  | { readonly kind: 'lines'; readonly foods: readonly (string | null)[] }
  | { readonly kind: 'typed'; readonly items: readonly ShoppingText[] }
  | { readonly kind: 'ingredients'; readonly lines: readonly RecipeLine[] }

export function runFoodTextTask(task: FoodTextTask): FoodTextResult {
  if (task.kind === 'receipt') return { kind: 'receipt', receipt: parseReceipt(task.text, { ...task.hints }) }
  if (task.kind === 'typed') return { kind: 'typed', items: parseShoppingTexts(task.text, task.country) }
  if (task.kind === 'ingredients')
    return { kind: 'ingredients', lines: toRecipeLines(task.texts, task.country) }
  return { kind: 'lines', foods: task.texts.map((text) => findLineFood(text) ?? null) }
}

/** Returns the food only when the text certainly names it: a wrong icon is worse than none. */
export function findLineFood(text: string): string | undefined {
  const { foodId, confidence = 0 } = parseShoppingText(text)
  return confidence >= certainThreshold ? foodId : undefined
}
