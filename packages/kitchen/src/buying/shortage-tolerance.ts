import { foodById } from '../food/food'
import { toQuantity } from '../quantity/quantity'
import { unitById, unitIdOf } from '../quantity/units'
import { measureOf, measureOfOne } from '../recipe-coverage/comparable-measure'

/** Which part of an amount is enough where some is there: nobody shops for the rest. Example: 180 of 200 g are enough. */
export const enoughShare = 0.9

/** Which part of an amount a pack may fall short by. Example: 520 g of mince are a pack of 500 g. */
export const packToleranceShare = 0.05

/** Grams or millilitres of what is used by the spoon that nobody goes shopping for: a tablespoon. */
const spoonful = 15
/** Of all else, a bite. */
const bite = 5
/** Of a thing that is cut, a quarter. */
const quarterPiece = 0.25

const bySpoon: ReadonlySet<string> = new Set(['Oils', 'Condiments', 'Herbs & Spices', 'Baking'])

/** What of a food may be short besides a part of it, in grams or millilitres. Example: of carrots by the piece `{ spare: 5, cut: 61 }`. */
export interface ShortageTolerance {
  /** So little is never shopped for. */
  readonly spare: number
  /** What a piece weighs where more than one is asked for and can be cut; otherwise 0. */
  readonly cut: number
}

/** What may be short of a food that is asked for in a unit. Example: `forgivingOf('tsp', 'cumin').spare` is 15. */
export function shortageToleranceOf(unit: string, foodId: string): ShortageTolerance {
  const { in: measuredIn } = measureOfOne(unit, foodId)
  if (measuredIn !== 'g' && measuredIn !== 'ml') return { spare: 0, cut: 0 }
  const food = foodById(foodId)
  const piece = measureOf(toQuantity(1, 'piece'), foodId)
  const isCut = unitById(unitIdOf(unit))?.kind === 'count' && piece?.in === measuredIn && food?.name !== 'egg'
  return {
    spare: food !== undefined && bySpoon.has(food.category) ? spoonful : bite,
    cut: isCut ? piece.value : 0,
  }
}

/**
 * How much of an amount may be short where some of the food is there, because nobody would shop for it. What is entirely
 * absent is never forgiven. Takes numbers, because it is asked for every line of a cookbook. Example: `allowanceOf(400, 5, 0)`
 * is 40 of 400 g.
 */
export function tolerableShortage(
  needed: number,
  spare: ShortageTolerance['spare'],
  cut: ShortageTolerance['cut'],
): number {
  const part = needed * (1 - enoughShare) * (1 + 1e-9)
  return Math.max(part, spare, needed > cut ? cut * quarterPiece : 0)
}
