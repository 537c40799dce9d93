import { certainThreshold } from '../food-names/link-food'
import { parseShoppingTexts } from '../shopping/shopping-text'
import { type TypedItem, toTypedItem } from './typed-item'

/** A line of a pasted list as it is read. Example: `{ text: 'milk 2l', item: { name: 'milk', … } }`. */
export interface TypedLine {
  readonly text: string
  readonly item: TypedItem
  /** 'unsure': it looks like `likely`; 'unknown': no food has that name. Absent: read with certainty. */
  readonly doubt?: 'unsure' | 'unknown'
  /** The food it looks like. */
  readonly likely?: string
}

/**
 * Reads a pasted or spoken list and says which lines are doubtful. The stock reads the same text the same way.
 * Example: `readTypedLines('2 l milk\nblorp')` has no doubt about the first and does not know the second.
 */
export function readTypedLines(text: string, country?: string): TypedLine[] {
  return parseShoppingTexts(text, country).map((parsed) => {
    const { foodId, confidence = 0, household } = parsed
    const line = { text: parsed.text, item: toTypedItem(parsed) }
    if (household || (foodId !== undefined && confidence >= certainThreshold)) return line
    return foodId === undefined ? { ...line, doubt: 'unknown' } : { ...line, doubt: 'unsure', likely: foodId }
  })
}
