import { usualContents } from '../buying/usual-pack'
import type { Amount } from './amount'
import { amount, amountOf, dividedBy, one, plus, times, toNumber } from './amount'
import { type ConversionResult, convertExactly, type Quantity, unitFor } from './convert-exactly'
import { portionOf } from './portion'
import type { Unit } from './units'

export type { ConversionResult, Quantity }

/** Creates a quantity from a number. Example: `toQuantity(500, 'g')`, `toQuantity(0.5, 'cup')`. */
export function toQuantity(many: number, unit: string): Quantity {
  return { amount: amountOf(many), unit }
}

/**
 * Converts a quantity to another unit: exactly between units of one kind, otherwise by the food's density and the weight of
 * its piece as sold, as stock and lists weigh it.
 * Example: `convert(toQuantity(2, 'tbsp'), 'tsp')` is exactly 6; 2 bananas are about 369 g with their peel.
 */
export function convert(quantity: Quantity, to: string, foodId?: string): ConversionResult {
  return convertBy(quantity, to, foodId, soldWeightOf)
}

/**
 * Converts a quantity as a cook measures what goes into the pan: a cup weighs what is in it, a piece without its peel or bone.
 * Example: `convertReadyToEat(toQuantity(2, 'cup'), 'g', 'watermelon')` are 304 g, not the 585 g with their rind.
 */
export function convertReadyToEat(quantity: Quantity, to: string, foodId?: string): ConversionResult {
  return convertBy(quantity, to, foodId, weightOf)
}

function convertBy(
  quantity: Quantity,
  to: string,
  foodId: string | undefined,
  weigh: typeof weightOf,
): ConversionResult {
  const exact = convertExactly(quantity, to)
  const [from, into] = [unitFor(quantity.unit), unitFor(to)]
  if (exact.ok || !from || !into) return exact
  for (const sizeOf of [piecesOf, volumeOf, weigh]) {
    const [sizeFrom, sizeTo] = [sizeOf(from, foodId), sizeOf(into, foodId)]
    if (!sizeFrom || !sizeTo) continue
    const converted = dividedBy(times(quantity.amount, sizeFrom), sizeTo)
    const assumed = from.kind === 'pack' || into.kind === 'pack'
    return {
      ok: true,
      quantity: { amount: converted, unit: to },
      about: true,
      ...(assumed ? { assumed } : {}),
    }
  }
  return { ok: false, reason: 'weight-not-known' }
}

/**
 * Returns the weight of a quantity ready to eat, without the peel or bone of counted pieces, or undefined if unknown.
 * Example: 2 cloves of garlic are 6 g; `gramsOf` of a cup of a food nobody has weighed is undefined.
 */
export function gramsOf(quantity: Quantity, foodId?: string): number | undefined {
  const each = gramsPerUnit(quantity.unit, foodId)
  return each === undefined ? undefined : each * toNumber(quantity.amount)
}

/**
 * Returns the weight of a quantity as it is bought and kept, with peel, bone and shell, or undefined if unknown.
 * Example: 2 bananas are 369 g, a whole chicken is 1353 g.
 */
export function soldGramsOf(quantity: Quantity, foodId?: string): number | undefined {
  const each = soldGramsPerUnit(quantity.unit, foodId)
  return each === undefined ? undefined : each * toNumber(quantity.amount)
}

/** Returns the weight of one unit of a food as it is bought and kept. Example: `soldGramsPerUnit('piece', 'banana')` is 184. */
export function soldGramsPerUnit(unitId: string, foodId?: string): number | undefined {
  const unit = unitFor(unitId)
  const weight = unit && soldWeightOf(unit, foodId)
  return weight && toNumber(weight)
}

/**
 * Returns the weight of one unit of a food ready to eat. Example: `gramsPerUnit('clove', 'garlic')` is 3, `gramsPerUnit('kg')`
 * is 1000.
 */
export function gramsPerUnit(unitId: string, foodId?: string): number | undefined {
  const unit = unitFor(unitId)
  const weight = unit && weightOf(unit, foodId)
  return weight && toNumber(weight)
}

/** Multiplies a quantity. Example: `scaleQuantity(toQuantity(2, 'cup'), amount(3, 2))` is 3 cups. */
export function scaleQuantity(quantity: Quantity, by: Amount): Quantity {
  return { amount: times(quantity.amount, by), unit: quantity.unit }
}

/**
 * Adds two quantities of one food, in the unit of the first.
 * Example: 500 g and 1 lb of flour; 2 cups and 3 leeks of something nobody has weighed cannot be added.
 */
export function addQuantities(a: Quantity, b: Quantity, foodId?: string): ConversionResult {
  const converted = convert(b, a.unit, foodId)
  if (!converted.ok) return converted
  const sum = plus(a.amount, converted.quantity.amount)
  return { ...converted, quantity: { amount: sum, unit: a.unit } }
}

const twelve = amount(12)

// Ready to eat. A vague measure of a food may have a known weight (a knob of butter); otherwise its usual volume is used.
function weightOf(unit: Unit, foodId: string | undefined): Amount | undefined {
  if (unit.kind === 'mass') return unit.size
  if (foodId === undefined) return undefined
  const { gramsPerMl, grams } = portionOf(foodId)
  return weighUnit(unit, foodId, grams, gramsPerMl)
}

// A cup of diced melon takes as much more melon as its rind weighs.
function soldWeightOf(unit: Unit, foodId: string | undefined): Amount | undefined {
  if (unit.kind === 'mass') return unit.size
  if (foodId === undefined) return undefined
  const { soldGramsPerMl, soldGrams } = portionOf(foodId)
  return weighUnit(unit, foodId, soldGrams, soldGramsPerMl)
}

function weighUnit(
  unit: Unit,
  foodId: string,
  grams: Readonly<Record<string, number>>,
  gramsPerMl: number | undefined,
): Amount | undefined {
  const weighed = grams[unit.id]
  if (weighed) return amountOf(weighed)
  if (unit.size) return gramsPerMl ? times(unit.size, amountOf(gramsPerMl)) : undefined
  if (unit.id === 'dozen' && grams.piece) return times(twelve, amountOf(grams.piece))
  if (unit.id === 'medium' && grams.piece) return amountOf(grams.piece)
  const contents = usualContents(unit.id, foodId)
  const each = contents && { g: 1, ml: gramsPerMl, piece: grams.piece }[contents.in]
  return contents && each ? amountOf(contents.value * each) : undefined
}

// A box of six eggs is six pieces.
function piecesOf(unit: Unit, foodId: string | undefined): Amount | undefined {
  if (unit.id === 'piece') return one
  if (unit.id === 'dozen') return twelve
  const contents = foodId === undefined ? undefined : usualContents(unit.id, foodId)
  return contents?.in === 'piece' ? amountOf(contents.value) : undefined
}

// A bottle of a food without a known weight still has a volume in millilitres.
function volumeOf(unit: Unit, foodId: string | undefined): Amount | undefined {
  if (unit.kind === 'volume') return unit.size
  const contents = foodId === undefined ? undefined : usualContents(unit.id, foodId)
  return contents?.in === 'ml' ? amountOf(contents.value) : undefined
}
