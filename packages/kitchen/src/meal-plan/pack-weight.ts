import { packFormsOf } from '../buying/usual-pack'
import { memoizePairs } from '../fact-table'
import { portionOf } from '../quantity/portion'
import { soldGramsPerUnit } from '../quantity/quantity'
import { sellingUnits } from '../shopping/selling-units'

/** Lighter pieces are sold by weight: there is no half mushroom left over. */
const largePieceGrams = 100

/**
 * Returns the weight of the smallest purchase of a food: the usual pack of the pack table, else derived from its
 * portions.
 * Example: `packGramsOf('spinach')` is 284, a pack; `packGramsOf('coconut-milk')` a tin.
 */
export const packGramsOf: (foodId: string) => number | undefined = (foodId) => weighed(foodId, '')

const weighed = memoizePairs(
  (foodId: string, _: string): number | undefined => usualPack(foodId) ?? byPortions(foodId),
)

function usualPack(foodId: string): number | undefined {
  const [usual] = packFormsOf(foodId)?.sizes ?? []
  const each = usual && soldGramsPerUnit(usual.in, foodId)
  return usual && each !== undefined && each > 0 ? usual.value * each : undefined
}

function byPortions(foodId: string): number | undefined {
  const { soldGrams: grams } = portionOf(foodId)
  for (const unit of sellingUnits) {
    const weight = grams[unit]
    if (weight !== undefined && weight > 0) return weight
  }
  const { piece } = grams
  return piece !== undefined && piece >= largePieceGrams ? piece : undefined
}
