import type { Amount } from './amount'
import { amount, amountOf, compare, one, toNumber } from './amount'
import { decimalUnits, formatNumber, isMarked } from './format-number'
import type { Quantity } from './quantity'
import { convertReadyToEat } from './quantity'
import { roundReadably } from './readable-number'
import { parseUnit, unitById } from './units'
import { isMeasuredByVolume, isMeasuredInCups } from './volume-measured'

/** A measurement style. Example: 'us' shows cups and ounces. */
export type UnitStyle = 'metric' | 'us' | 'as-written'

/** Options for formatting a quantity. Example: `{ style: 'metric', foodId: 'milk' }`. */
export interface QuantityStyle {
  readonly style?: UnitStyle
  /** The food, for converting cups to grams. */
  readonly foodId?: string
  /** ',' for locales with a decimal comma. */
  readonly decimal?: '.' | ','
}

/** Formats a quantity. Example: `formatQuantity(toQuantity(1.5, 'cup'))` is '1½ cups', three pieces are '3', 680 g '680 g'. */
export function formatQuantity(
  quantity: Quantity,
  { style = 'as-written', foodId, decimal = '.' }: QuantityStyle = {},
): string {
  const shown = style === 'as-written' ? spoonable(quantity) : toUnitStyle(quantity, style, foodId)
  const unit = unitById(shown.unit)
  const number = formatNumber(shown, decimal)
  if (!unit) return `${number} ${shown.unit}`.trim()
  if (unit.id === 'piece') return number
  return `${number} ${compare(shown.amount, amount(1)) > 0 ? unit.many : unit.one}`
}

/** Formats a range. Example: `formatRange(toQuantity(0.5, 'cup'), amount(3, 4))` is '½–¾ cup'. */
export function formatRange(from: Quantity, to: Amount, options: QuantityStyle = {}): string {
  const upper = { amount: to, unit: from.unit }
  const [low, high] = [formatQuantity(from, options), formatQuantity(upper, options)]
  const [, lowNumber = low, lowUnit = ''] = /^(\S+)(?: (.*))?$/.exec(low) ?? []
  const [, highNumber = high, highUnit = ''] = /^(\S+)(?: (.*))?$/.exec(high) ?? []
  const same = lowUnit === highUnit || parseUnit(lowUnit)?.id === parseUnit(highUnit)?.id
  return same ? `${lowNumber}–${highNumber}${highUnit ? ` ${highUnit}` : ''}` : `${low} – ${high}`
}

/**
 * Converts a quantity to the units of a style, rounded as a cook would.
 * Example: 2 cups of flour in 'metric' are 250 g, 500 g of flour in 'us' are 4 cups. A quantity without a known weight
 * stays as it is.
 */
export function toUnitStyle(quantity: Quantity, style: 'metric' | 'us', foodId?: string): Quantity {
  const unit = unitById(quantity.unit)
  if (!unit?.size || unit.kind === 'vague' || quantity.amount.numerator === 0) return quantity
  if (quantity.amount.numerator < 0) return negate(toUnitStyle(negate(quantity), style, foodId))
  if (unit.system === style) return chooseUnit(quantity)
  if (style === 'metric') {
    if (unit.kind === 'volume') {
      if (unit.id === 'tsp' || unit.id === 'tbsp' || unit.id === 'dsp') {
        const spoons = inSpoons(quantity)
        if (spoons) return spoons
      }
      return roundQuantity(
        convertToStyle(quantity, isMeasuredByVolume(foodId) ? 'ml' : 'g', foodId) ??
          convertToStyle(quantity, 'ml') ??
          quantity,
        foodId,
      )
    }
    return roundQuantity(convertToStyle(quantity, 'g') ?? quantity, foodId)
  }
  if (unit.kind === 'volume') return toSpoons(quantity)
  const cups = isMeasuredInCups(foodId) && convertToStyle(quantity, 'cup', foodId)
  if (cups) return toSpoons(cups)
  const ounces = roundQuantity(convertToStyle(quantity, 'oz') ?? quantity)
  return isNear(ounces, quantity) ? ounces : normalizeUnit(quantity)
}

// Metric kitchens have spoons but no cups; spoons are used up to half a cup.
function inSpoons(quantity: Quantity): Quantity | undefined {
  const tbsp = convertToStyle(quantity, 'tbsp')
  const tsp = convertToStyle(quantity, 'tsp')
  if (!tbsp || !tsp || compare(tbsp.amount, maxSpoons) > 0) return undefined
  if (compare(tbsp.amount, one) >= 0 && isReadableFraction(tbsp)) return tbsp
  if (isReadableFraction(tsp)) return tsp
  return roundReadably(compare(tbsp.amount, one) >= 0 ? tbsp : tsp)
}

const maxSpoons = amount(8)

// An eighth of an ounce would be half as much again as 2 g of yeast: such small amounts stay in grams.
function isNear(shown: Quantity, meant: Quantity): boolean {
  const back = convertToStyle(shown, meant.unit)
  return back !== undefined && Math.abs(toNumber(back.amount) / toNumber(meant.amount) - 1) <= 0.1
}

/** Converts a quantity to the unit a cook would choose. Example: 1500 g are 1.5 kg, 6 tsp are 2 tbsp, 0.25 kg are 250 g. */
export function normalizeUnit(quantity: Quantity): Quantity {
  const ladder = ladders.find((units) => units.includes(quantity.unit))
  if (!ladder || quantity.amount.numerator <= 0) return quantity
  for (const unit of ladder) {
    const there = convertToStyle(quantity, unit)
    if (there && compare(there.amount, minOf[unit] ?? amount(1)) >= 0 && isReadableFraction(there))
      return there
  }
  return quantity
}

const ladders = [
  ['kg', 'g', 'mg'],
  ['l', 'ml'],
  ['lb', 'oz'],
  ['cup', 'tbsp', 'tsp'],
]
const minOf: Readonly<Record<string, Amount>> = { cup: amount(1, 4), tsp: amount(1, 8), oz: amount(1, 4) }

// 5 tsp stay 5 tsp instead of 1.667 tbsp.
function isReadableFraction({ amount: of, unit }: Quantity): boolean {
  if (decimalUnits.has(unit)) return true
  if (unit === 'tbsp') return of.denominator <= 2
  // 49 teaspoons are converted.
  if (unit === 'tsp' && compare(of, amount(6)) > 0) return false
  return isMarked(of)
}

function convertToStyle(quantity: Quantity, to: string, foodId?: string): Quantity | undefined {
  const result = convertReadyToEat(quantity, to, foodId)
  return result.ok ? result.quantity : undefined
}

// The unit to use, and a close fraction of it if no spoon measures it exactly.
function chooseUnit(quantity: Quantity): Quantity {
  const there = normalizeUnit(quantity)
  return ladders[3]?.includes(there.unit) && !isReadableFraction(there) ? toSpoons(quantity) : there
}

// A ninth of a cup is written in teaspoons, not as 0.111 cup.
function spoonable(quantity: Quantity): Quantity {
  if (quantity.unit !== 'cup' || toNumber(quantity.amount) >= 0.22) return quantity
  const smaller = normalizeUnit(quantity)
  return isReadableFraction(smaller) ? smaller : quantity
}

function negate({ amount: of, unit }: Quantity): Quantity {
  return { amount: { numerator: -of.numerator, denominator: of.denominator }, unit }
}

function toSpoons(quantity: Quantity): Quantity {
  const cups = convertToStyle(quantity, 'cup')
  if (!cups) return quantity
  const inCups = toNumber(cups.amount)
  const unit = inCups >= 0.23 ? 'cup' : inCups >= 0.06 ? 'tbsp' : 'tsp'
  return roundReadably(convertToStyle(quantity, unit) ?? quantity)
}

function roundQuantity(quantity: Quantity, foodId?: string): Quantity {
  const shown = normalizeUnit(quantity)
  if (shown.unit === 'oz' || shown.unit === 'lb') return roundOunces(quantity)
  return normalizeUnit(roundReadably(shown, foodId))
}

function roundOunces(quantity: Quantity): Quantity {
  const ounces = toNumber(convertToStyle(quantity, 'oz')?.amount ?? quantity.amount)
  const pounds = Math.round(ounces / 4) / 4
  const isRound = ounces >= 15.5 && Math.abs(pounds * 16 - ounces) <= ounces * 0.05
  if (isRound || ounces >= 32) return { amount: amountOf(pounds), unit: 'lb' }
  const step = ounces >= 8 ? 1 : ounces >= 2 ? 0.5 : 0.25
  return { amount: amountOf(Math.max(step, Math.round(ounces / step) * step)), unit: 'oz' }
}
