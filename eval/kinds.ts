import { allergenLabels } from './allergen-labels'
import { barcodePhotos } from './barcode-photos'
import { barcodeRules } from './barcode-rules'
import { fridgePairs } from './fridge-pairs'
import { ingredientLines } from './ingredient-lines'
import { judgement } from './judgement/judgement'
import type { Kind } from './kind'
import { multiPhotos } from './multi-photos'
import { noFoodPhotos } from './no-food-photos'
import { photos } from './photos'
import { receiptImages } from './receipt-images'
import { receiptTexts, receiptTranscripts } from './receipt-texts'
import { recipePages } from './recipe-pages'

/** Everything that can be measured: an engine adds its file beside this one, and its line here. */
export const kinds: readonly Kind[] = [
  ingredientLines,
  barcodeRules,
  barcodePhotos,
  receiptTexts,
  receiptTranscripts,
  receiptImages,
  recipePages,
  allergenLabels,
  judgement,
  fridgePairs,
  photos,
  multiPhotos,
  noFoodPhotos,
]
