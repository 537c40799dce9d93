import type { Amount } from '../amount'
import { amount, amountOf, compare, one, toNumber } from '../amount'
import type { Quantity } from '../quantity'
import { convert } from '../quantity'
import { formatAmount, formatDecimal, nearestFraction, tidy } from '../quantity-text'
import { unitOf } from '../units'

const stepped: Readonly<Record<string, readonly (readonly [from: number, step: number])[]>> = {
  mg: [[10, 1]],
  g: [
    [100, 5],
    [10, 1],
    [4, 0.5],
    [1, 0.25],
  ],
  kg: [
    [10, 0.1],
    [1, 0.05],
    [0.1, 0.005],
  ],
}
const steps = { ...stepped, ml: stepped.g, cl: stepped.g, dl: stepped.kg, l: stepped.kg }

/**
 * A quantity that came out of scaling, rounded in its own unit as a cook would; what is even stays. Example: 83.333 g are 83 g,
 * 16.667 onions are 17, 0.583 of an onion is ⅝.
 */
export function roundedKindly(quantity: Quantity): Quantity {
  const { amount: of, unit } = quantity
  const value = toNumber(of)
  if (of.under === 1 || value <= 0) return quantity
  if (Object.hasOwn(steps, unit)) {
    const step = steps[unit as keyof typeof steps]?.find(([from]) => value >= from)?.[1]
    return step === undefined
      ? quantity
      : { amount: amountOf(Number((Math.round(value / step) * step).toFixed(3))), unit }
  }
  if (value >= 10) return { amount: amount(Math.round(value)), unit }
  if (value >= 4 && unit !== 'cup') return { amount: amount(Math.round(value * 2), 2), unit }
  return { amount: nearestFraction(of, 0.1), unit }
}

/**
 * A quantity that came out of scaling in the unit a cook would reach for, rounded; spoons stay spoons. Example: 1500 g are
 * 1.5 kg, 25 tsp are 8½ tbsp, a sixteenth of a teaspoon is a pinch.
 */
export function tidiedKindly(quantity: Quantity): Quantity {
  const { unit } = quantity
  if (Object.hasOwn(steps, unit)) return roundedKindly(tidy(quantity))
  if (unit === 'tsp' || unit === 'tbsp') return roundedKindly(spooned(quantity))
  if (unit === 'pinch' || unit === 'dash') return roundedKindly(pinched(quantity))
  if (unit === 'oz' || unit === 'lb') return roundedKindly(tidy(quantity))
  return roundedKindly(quantity)
}

const least = amount(1, 9)
const mostTeaspoons = amount(6)
const eighth = amount(1, 8)

function spooned(quantity: Quantity): Quantity {
  const tsp = inUnit(quantity, 'tsp')
  if (compare(tsp.amount, least) < 0) return inUnit(quantity, 'pinch')
  const tbsp = inUnit(quantity, 'tbsp')
  const isWhole = compare(tbsp.amount, one) >= 0 && tbsp.amount.under <= 2
  if (quantity.unit === 'tsp') return isWhole || compare(tsp.amount, mostTeaspoons) > 0 ? tbsp : tsp
  return compare(tbsp.amount, one) >= 0 || tbsp.amount.under <= 2 ? tbsp : tsp
}

// Eight pinches are half a teaspoon, and nobody counts them out.
function pinched(quantity: Quantity): Quantity {
  const tsp = inUnit(quantity, 'tsp')
  const isMany = toNumber(quantity.amount) > 4 && compare(tsp.amount, eighth) >= 0
  return isMany ? spooned(tsp) : quantity
}

function inUnit(quantity: Quantity, unit: string): Quantity {
  const there = convert(quantity, unit)
  return there.ok ? there.quantity : quantity
}

const smallParts: readonly (readonly [Amount, string])[] = [
  [amount(1, 5), '⅕'],
  [amount(1, 6), '⅙'],
]

/** The number of a rounded quantity, as a cook writes it. Example: of a sixth of a lemon '⅙', of 1.35 kg '1.35', of 1½ eggs '1½'. */
export function kindNumber({ amount: of, unit }: Quantity): string {
  if (Object.hasOwn(steps, unit)) return formatDecimal(of)
  const small =
    unit !== 'tsp' && unitOf(unit)?.size ? undefined : smallParts.find(([part]) => compare(part, of) === 0)
  if (small) return small[1]
  const text = formatAmount(of)
  const isFine = /^0\.\d{3}/.test(text) && Number(text) >= 0.05
  return isFine ? formatDecimal(amountOf(Number(toNumber(of).toFixed(2)))) : text
}

/** A quantity that came out of scaling, to be read. Example: `kindQuantity(so(83.333, 'g'))` is '83 g', of 3 pieces '3'. */
export function kindQuantity(quantity: Quantity): string {
  return saidQuantity(tidiedKindly(quantity))
}

/** A rounded quantity in its own unit, to be read. Example: `saidQuantity(so(0.25, 'tsp'))` is '¼ tsp'. */
export function saidQuantity(shown: Quantity): string {
  const unit = unitOf(shown.unit)
  if (unit?.id === 'piece' || shown.unit === '') return kindNumber(shown)
  const word = unit ? (compare(shown.amount, one) > 0 ? unit.many : unit.one) : shown.unit
  return `${kindNumber(shown)} ${word}`
}
