import { foodById } from '../food'
import { measureOf } from '../matching/measure'
import type { Quantity } from '../quantity'
import { unitOf } from '../units'

/** Which part of an amount is enough where some is there: nobody shops for the rest. Example: 180 of 200 g are enough. */
export const enough = 0.9

/** Which part of an amount a pack may fall short by. Example: 520 g of mince are a pack of 500 g. */
export const packSlack = 0.05

/** Grams or millilitres of what is used by the spoon that nobody goes shopping for: a tablespoon. */
const spoonful = 15
/** Of all else, a bite. */
const bite = 5
/** Of a thing that is cut, a quarter. */
const quarterPiece = 0.25

const bySpoon: ReadonlySet<string> = new Set(['Oils', 'Condiments', 'Herbs & Spices', 'Baking'])

/**
 * Whether a shortfall is one that nobody would shop for, where some of the food is there. What is entirely absent is never
 * forgiven. Example: 24 g of salmon beside 400 g, half a teaspoon of cumin beside a nearly empty jar.
 */
export function isForgivable(short: Quantity, needed: Quantity, foodId: string | undefined): boolean {
  const [lacks, wants] = [short, needed].map((of) => measureOf(of, foodId ?? ''))
  if (!lacks || !wants || lacks.in !== wants.in || lacks.value >= wants.value) return false
  if (lacks.value <= wants.value * (1 - enough) + 1e-9) return true
  if (foodId === undefined) return false
  if (lacks.in !== 'g' && lacks.in !== 'ml') return false
  const food = foodById(foodId)
  const isSpooned = food !== undefined && bySpoon.has(food.category)
  if (lacks.value <= (isSpooned ? spoonful : bite)) return true
  const piece = measureOf({ amount: { over: 1, under: 1 }, unit: 'piece' }, foodId)
  const isCut = unitOf(needed.unit)?.kind === 'count' && piece?.in === lacks.in && food?.name !== 'egg'
  return isCut && lacks.value <= piece.value * quarterPiece && wants.value > piece.value
}
