import { foodById } from '../food/food'
import { toQuantity } from '../quantity/quantity'
import { unitById, unitIdOf } from '../quantity/units'
import { measureOf, measureOfOne } from '../recipe-coverage/comparable-measure'

/**
 * Share of an amount that is enough where some is in stock; the rest is not worth shopping for. Example: 180 of 200 g are
 * enough.
 */
export const enoughShare = 0.9

/** Share by which a pack may fall short of the amount. Example: 520 g of mince are a pack of 500 g. */
export const packToleranceShare = 0.05

/** Tolerated shortage of foods used by the spoon, in grams or millilitres: a tablespoon. */
const spoonful = 15
/** Tolerated shortage of all other foods, in grams or millilitres. */
const bite = 5
/** Tolerated share of one piece of a food that can be cut. */
const quarterPiece = 0.25

const spoonedCategories: ReadonlySet<string> = new Set(['Oils', 'Condiments', 'Herbs & Spices', 'Baking'])

/**
 * Absolute shortages tolerated in addition to the share, in grams or millilitres. Example: of carrots by the piece `{ spare: 5, cut:
 * 61 }`.
 */
export interface ShortageTolerance {
  /** A shortage up to this amount is not worth shopping for. */
  readonly spare: number
  /** Weight of one piece where the unit counts pieces that can be cut; otherwise 0. */
  readonly cut: number
}

/** Returns the tolerated shortages of a food needed in a unit. Example: `shortageToleranceOf('tsp', 'cumin').spare` is 15. */
export function shortageToleranceOf(unit: string, foodId: string): ShortageTolerance {
  const { in: measuredIn } = measureOfOne(unit, foodId)
  if (measuredIn !== 'g' && measuredIn !== 'ml') return { spare: 0, cut: 0 }
  const food = foodById(foodId)
  const piece = measureOf(toQuantity(1, 'piece'), foodId)
  const isCut = unitById(unitIdOf(unit))?.kind === 'count' && piece?.in === measuredIn && food?.name !== 'egg'
  return {
    spare: food !== undefined && spoonedCategories.has(food.category) ? spoonful : bite,
    cut: isCut ? piece.value : 0,
  }
}

/**
 * Returns the tolerated shortage of an amount where some of the food is in stock. It does not apply to a food that is entirely
 * absent. Takes plain numbers, because it is called for every line of a cookbook. Example: `tolerableShortage(400, 5, 0)` is 40
 * of 400 g.
 */
export function tolerableShortage(
  needed: number,
  spare: ShortageTolerance['spare'],
  cut: ShortageTolerance['cut'],
): number {
  const part = needed * (1 - enoughShare) * (1 + 1e-9)
  return Math.max(part, spare, needed > cut ? cut * quarterPiece : 0)
}
