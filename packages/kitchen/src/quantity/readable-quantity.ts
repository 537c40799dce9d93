import { amount, compare, one, toNumber } from './amount'
import { formatAmount, formatDecimal, normalizeUnit } from './format-quantity'
import type { Quantity } from './quantity'
import { convert } from './quantity'
import { roundReadably } from './readable-number'
import { unitById } from './units'
import { isMeasuredByVolume } from './volume-measured'

const decimals: ReadonlySet<string> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])

/**
 * A quantity that came out of scaling in the unit a cook would reach for, rounded. Example: 1500 g are 1.5 kg, 6 tsp are
 * 2 tbsp, 19 tbsp of oil are 280 ml and of flour 1¼ cups, a sixteenth of a teaspoon is a pinch.
 */
export function toReadableQuantity(quantity: Quantity, foodId?: string): Quantity {
  const { unit } = quantity
  if (unit === 'tsp' || unit === 'tbsp' || unit === 'cup')
    return roundReadably(spooned(quantity, foodId), foodId)
  if (unit === 'pinch' || unit === 'dash') return roundReadably(pinched(quantity, foodId), foodId)
  if (!decimals.has(unit) && unit !== 'oz' && unit !== 'lb') return roundReadably(quantity, foodId)
  // 999 g are a kilogram once they are rounded.
  return normalizeUnit(roundReadably(normalizeUnit(quantity), foodId))
}

/** Less of a teaspoon is a pinch or two. */
const leastSpoon = 0.19
const mostTeaspoons = amount(6)
const mostSpoons = amount(8)
const leastCup = amount(2, 9)

function spooned(quantity: Quantity, foodId: string | undefined): Quantity {
  const tsp = inUnit(quantity, 'tsp')
  if (toNumber(tsp.amount) < leastSpoon) return inUnit(quantity, 'pinch')
  const tbsp = inUnit(quantity, 'tbsp')
  if (quantity.unit === 'cup') {
    return compare(quantity.amount, leastCup) >= 0 ? quantity : compare(tbsp.amount, one) >= 0 ? tbsp : tsp
  }
  // Nobody spoons out more than half a cup.
  if (compare(tbsp.amount, mostSpoons) > 0) return inUnit(quantity, isMeasuredByVolume(foodId) ? 'ml' : 'cup')
  const isWhole = compare(tbsp.amount, one) >= 0 && tbsp.amount.denominator <= 2
  if (quantity.unit === 'tsp') return isWhole || compare(tsp.amount, mostTeaspoons) > 0 ? tbsp : tsp
  return compare(tbsp.amount, one) >= 0 || tbsp.amount.denominator <= 2 ? tbsp : tsp
}

const eighth = amount(1, 8)

// Eight pinches are half a teaspoon, and nobody counts them out.
function pinched(quantity: Quantity, foodId: string | undefined): Quantity {
  const tsp = inUnit(quantity, 'tsp')
  const isMany = toNumber(quantity.amount) > 4 && compare(tsp.amount, eighth) >= 0
  return isMany ? spooned(tsp, foodId) : quantity
}

function inUnit(quantity: Quantity, unit: string): Quantity {
  const there = convert(quantity, unit)
  return there.ok ? there.quantity : quantity
}

/** The number of a rounded quantity, as a cook writes it. Example: of ⅔ of a lemon '⅔', of 1.35 kg '1.35', of 1½ eggs '1½'. */
export function formatReadableNumber({ amount: of, unit }: Quantity): string {
  return decimals.has(unit) ? formatDecimal(of) : formatAmount(of)
}

/** A quantity that came out of scaling, to be read. Example: `kindQuantity(so(83.333, 'g'))` is '85 g', of 3 pieces '3'. */
export function formatReadableQuantity(quantity: Quantity, foodId?: string): string {
  return formatRoundedQuantity(toReadableQuantity(quantity, foodId))
}

/** A rounded quantity in its own unit, to be read. Example: `saidQuantity(so(0.25, 'tsp'))` is '¼ tsp'. */
export function formatRoundedQuantity(shown: Quantity): string {
  const unit = unitById(shown.unit)
  if (unit?.id === 'piece' || shown.unit === '') return formatReadableNumber(shown)
  const word = unit ? (compare(shown.amount, one) > 0 ? unit.many : unit.one) : shown.unit
  return `${formatReadableNumber(shown)} ${word}`
}
