import { soldAs } from '../packs'
import { portionOf } from '../portion'
import { daysOf, shelfLifeOf } from '../shelf-life'

/** Lighter pieces are sold by weight: nobody has half a mushroom left over. */
const largePieceGrams = 100

/** Longer than this and the rest of a pack waits for another week without harm. */
const keepsWellDays = 14

/** What the least one can buy of a food weighs, as far as we know. Example: `packGramsOf('spinach')` is 284, a pack. */
export function packGramsOf(foodId: string): number | undefined {
  const { grams } = portionOf(foodId)
  for (const unit of soldAs) {
    const weight = grams[unit]
    if (weight !== undefined && weight > 0) return weight
  }
  const { piece } = grams
  return piece !== undefined && piece >= largePieceGrams ? piece : undefined
}

/**
 * Whether the rest of an opened pack spoils within two weeks. Example: `spoilsSoon('spinach')` is true, `spoilsSoon('white-rice')`
 * is not; of a food whose shelf life nobody knows neither.
 */
export function spoilsSoon(foodId: string): boolean {
  const life = shelfLifeOf(foodId)
  const keeps =
    daysOf(life?.fridge.opened) ??
    daysOf(life?.pantry.opened) ??
    daysOf(life?.fridge.sealed) ??
    daysOf(life?.pantry.sealed)
  return keeps !== undefined && keeps.most <= keepsWellDays
}
