import { amount, compare, one, toNumber } from './amount'
import { formatAmount, formatDecimal } from './format-number'
import { normalizeUnit } from './format-quantity'
import type { Quantity } from './quantity'
import { convert } from './quantity'
import { roundReadably } from './readable-number'
import { unitById } from './units'
import { isMeasuredByVolume } from './volume-measured'

const decimals: ReadonlySet<string> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])

/**
 * Converts a scaled quantity to the unit a cook would choose, rounded.
 * Example: 1500 g are 1.5 kg, 6 tsp are 2 tbsp, 19 tbsp of oil are 280 ml and of flour 1¼ cups, a sixteenth of a
 * teaspoon is a pinch.
 */
export function toReadableQuantity(quantity: Quantity, foodId?: string): Quantity {
  const { unit } = quantity
  if (unit === 'tsp' || unit === 'tbsp' || unit === 'cup')
    return roundReadably(toSpoons(quantity, foodId), foodId)
  if (unit === 'pinch' || unit === 'dash') return roundReadably(toPinches(quantity, foodId), foodId)
  if (!decimals.has(unit) && unit !== 'oz' && unit !== 'lb') return roundReadably(quantity, foodId)
  // 999 g become a kilogram after rounding.
  return normalizeUnit(roundReadably(normalizeUnit(quantity), foodId))
}

/** Smaller parts of a teaspoon are a pinch or two. */
const minSpoon = 0.19
const maxTeaspoons = amount(6)
const maxSpoons = amount(8)
const minCup = amount(2, 9)

function toSpoons(quantity: Quantity, foodId: string | undefined): Quantity {
  const tsp = inUnit(quantity, 'tsp')
  if (toNumber(tsp.amount) < minSpoon) return inUnit(quantity, 'pinch')
  const tbsp = inUnit(quantity, 'tbsp')
  if (quantity.unit === 'cup') {
    return compare(quantity.amount, minCup) >= 0 ? quantity : compare(tbsp.amount, one) >= 0 ? tbsp : tsp
  }
  // Spoons are used up to half a cup.
  if (compare(tbsp.amount, maxSpoons) > 0) return inUnit(quantity, isMeasuredByVolume(foodId) ? 'ml' : 'cup')
  const isWhole = compare(tbsp.amount, one) >= 0 && tbsp.amount.denominator <= 2
  if (quantity.unit === 'tsp') return isWhole || compare(tsp.amount, maxTeaspoons) > 0 ? tbsp : tsp
  return compare(tbsp.amount, one) >= 0 || tbsp.amount.denominator <= 2 ? tbsp : tsp
}

const eighth = amount(1, 8)

// Eight pinches become half a teaspoon.
function toPinches(quantity: Quantity, foodId: string | undefined): Quantity {
  const tsp = inUnit(quantity, 'tsp')
  const isMany = toNumber(quantity.amount) > 4 && compare(tsp.amount, eighth) >= 0
  return isMany ? toSpoons(tsp, foodId) : quantity
}

function inUnit(quantity: Quantity, unit: string): Quantity {
  const there = convert(quantity, unit)
  return there.ok ? there.quantity : quantity
}

/** Formats the number of a rounded quantity. Example: of ⅔ of a lemon '⅔', of 1.35 kg '1.35', of 1½ eggs '1½'. */
export function formatReadableNumber({ amount: of, unit }: Quantity): string {
  return decimals.has(unit) ? formatDecimal(of) : formatAmount(of)
}

/** Formats a scaled quantity. Example: `formatReadableQuantity(toQuantity(83.333, 'g'))` is '85 g', of 3 pieces '3'. */
export function formatReadableQuantity(quantity: Quantity, foodId?: string): string {
  return formatRoundedQuantity(toReadableQuantity(quantity, foodId))
}

/** Formats a rounded quantity in its own unit. Example: `formatRoundedQuantity(toQuantity(0.25, 'tsp'))` is '¼ tsp'. */
export function formatRoundedQuantity(shown: Quantity): string {
  const unit = unitById(shown.unit)
  if (unit?.id === 'piece' || shown.unit === '') return formatReadableNumber(shown)
  const word = unit ? (compare(shown.amount, one) > 0 ? unit.many : unit.one) : shown.unit
  return `${formatReadableNumber(shown)} ${word}`
}
