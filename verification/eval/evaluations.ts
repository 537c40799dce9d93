import type { Evaluation } from './evaluation'
import { fridgePairs } from './fridge/fridge-pairs'
import { judgementEvaluation } from './judgement/judgement'
import { labelPictures } from './labels/label-pictures'
import { barcodePhotos } from './photos/barcode-photos'
import { multiFoodPhotos } from './photos/multi-photos'
import { noFoodPhotos } from './photos/no-food-photos'
import { taughtShop, taughtUnseenSources } from './photos/shelf-photos'
import { singleFoodPhotos } from './photos/single-food-photos'
import { receiptImages } from './receipts/receipt-images'
import { receiptTexts, receiptTranscripts } from './receipts/receipt-texts'
import { receiptsByLanguage } from './receipts/receipts-by-language'
import { allergenLabels } from './text/allergen-labels'
import { barcodeRules } from './text/barcode-rules'
import { ingredientLines } from './text/ingredient-lines'
import { recipePages, writtenRecipePages } from './text/recipe-pages'

/** Everything that can be measured: an engine adds its file beside this one, and its line here. */
export const evaluations: readonly Evaluation[] = [
  ingredientLines,
  barcodeRules,
  barcodePhotos,
  receiptTexts,
  receiptTranscripts,
  receiptsByLanguage,
  receiptImages,
  recipePages,
  writtenRecipePages,
  allergenLabels,
  labelPictures,
  judgementEvaluation,
  fridgePairs,
  singleFoodPhotos,
  multiFoodPhotos,
  noFoodPhotos,
  taughtShop,
  taughtUnseenSources,
]
