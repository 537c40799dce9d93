import type { Amount } from './amount'
import { amount, amountOf, compare, minus, one, toNumber } from './amount'
import type { Quantity } from './quantity'
import { convert } from './quantity'
import { readableFractions, roundReadably } from './readable-number'
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

const glyphs: readonly [Amount, string][] = [
  [amount(1, 8), '⅛'],
  [amount(1, 4), '¼'],
  [amount(1, 3), '⅓'],
  [amount(3, 8), '⅜'],
  [amount(1, 2), '½'],
  [amount(5, 8), '⅝'],
  [amount(2, 3), '⅔'],
  [amount(3, 4), '¾'],
  [amount(7, 8), '⅞'],
]

const decimalUnits = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])

/** Formats an amount, with fractions where they are readable. Example: `formatAmount(amount(3, 2))` is '1½', of 0.3 '0.3'. */
export function formatAmount(of: Amount, decimal: '.' | ',' = '.'): string {
  if (of.numerator < 0)
    return `−${formatAmount({ numerator: -of.numerator, denominator: of.denominator }, decimal)}`
  const whole = Math.floor(toNumber(of))
  const rest = minus(of, amount(whole))
  if (rest.numerator === 0) return String(whole)
  const glyph = whole < 20 ? glyphs.find(([part]) => compare(part, rest) === 0)?.[1] : undefined
  if (glyph) return whole === 0 ? glyph : `${whole}${glyph}`
  return formatDecimal(of, decimal)
}

/**
 * Formats an amount as a decimal of three significant digits.
 * Example: `formatDecimal(amount(2, 3))` is '0.667', of 1234.5 '1235'.
 */
export function formatDecimal(of: Amount, decimal: '.' | ',' = '.'): string {
  const value = toNumber(of)
  const size = Math.abs(value)
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
  const text = trimZeroes(value, digits)
  const shown = Number(text) === 0 && of.numerator !== 0 ? trimZeroes(value, 6) : text
  return shown.replace('.', decimal).replace('-', '−')
}

function trimZeroes(value: number, digits: number): string {
  const text = value.toFixed(digits)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
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

/** Formats the number of a quantity in its own unit. Example: of 1.5 cups '1½', of 1.5 kg '1.5'. */
export function formatNumber({ amount: of, unit }: Quantity, decimal: '.' | ',' = '.'): string {
  const shown = isPlain(of, unit) ? of : roundReadably({ amount: of, unit }).amount
  return decimalUnits.has(unit) ? formatDecimal(shown, decimal) : formatAmount(shown, decimal)
}

// An amount that was written or printed on a pack stays: 284 g, 1.5 kg, ½ bunch. A computed one is rounded.
function isPlain(of: Amount, unit: string): boolean {
  return decimalUnits.has(unit) ? hundred % of.denominator === 0 : isMarked(of)
}

const hundred = 100

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

// Cups and spoons have a mark for it.
function isMarked(of: Amount): boolean {
  const rest = minus(of, amount(Math.floor(toNumber(of))))
  return rest.numerator === 0 || readableFractions.some((part) => compare(part, rest) === 0)
}

function convertToStyle(quantity: Quantity, to: string, foodId?: string): Quantity | undefined {
  const result = convert(quantity, to, foodId)
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
