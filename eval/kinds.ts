import { allergenLabels } from './allergen-labels'
import { barcodeRules } from './barcode-rules'
import { ingredientLines } from './ingredient-lines'
import type { Kind } from './kind'
import { receiptTexts, receiptTranscripts } from './receipt-texts'

/** Everything that can be measured: an engine adds its file beside this one, and its line here. */
export const kinds: readonly Kind[] = [
  ingredientLines,
  barcodeRules,
  receiptTexts,
  receiptTranscripts,
  allergenLabels,
]
