import type { Amount } from './amount'
import { amount, amountOf, compare, minus, one, toNumber } from './amount'
import type { Quantity } from './quantity'
import { convert } from './quantity'
import { readableFractions, roundReadably } from './readable-number'
import { parseUnit, unitById } from './units'
import { isMeasuredByVolume, isMeasuredInCups } from './volume-measured'

/** How a cook likes to read amounts. Example: 'us' shows cups and ounces. */
export type UnitStyle = 'metric' | 'us' | 'as-written'

/** How to write a quantity. Example: `{ style: 'metric', foodId: 'milk' }`. */
export interface QuantityStyle {
  readonly style?: UnitStyle
  /** The food, for turning cups into grams. */
  readonly foodId?: string
  /** ',' where decimals are written with a comma. */
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

/** An amount as a cook writes it, with fractions where they are kind. Example: `formatAmount(amount(3, 2))` is '1½', of 0.3 '0.3'. */
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

/** An amount as a plain decimal of three digits that matter. Example: `formatDecimal(amount(2, 3))` is '0.667', of 1234.5 '1235'. */
export function formatDecimal(of: Amount, decimal: '.' | ',' = '.'): string {
  const value = toNumber(of)
  const size = Math.abs(value)
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
  const text = trimmed(value, digits)
  const shown = Number(text) === 0 && of.numerator !== 0 ? trimmed(value, 6) : text
  return shown.replace('.', decimal).replace('-', '−')
}

function trimmed(value: number, digits: number): string {
  const text = value.toFixed(digits)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** A quantity as a cook reads it. Example: `formatQuantity(so(1.5, 'cup'))` is '1½ cups', three pieces are '3', 680 g '680 g'. */
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

/** The number of a quantity in its own unit, as a cook reads it. Example: of 1.5 cups '1½', of 1.5 kg '1.5'. */
export function formatNumber({ amount: of, unit }: Quantity, decimal: '.' | ',' = '.'): string {
  const shown = isPlain(of, unit) ? of : roundReadably({ amount: of, unit }).amount
  return decimalUnits.has(unit) ? formatDecimal(shown, decimal) : formatAmount(shown, decimal)
}

// What somebody wrote or what stands on a pack stays: 284 g, 1.5 kg, ½ bunch. What was reckoned out is rounded.
function isPlain(of: Amount, unit: string): boolean {
  return decimalUnits.has(unit) ? hundred % of.denominator === 0 : isMarked(of)
}

const hundred = 100

/** A range as a cook reads it. Example: `formatRange(so(0.5, 'cup'), amount(3, 4))` is '½–¾ cup'. */
export function formatRange(from: Quantity, to: Amount, options: QuantityStyle = {}): string {
  const upper = { amount: to, unit: from.unit }
  const [low, high] = [formatQuantity(from, options), formatQuantity(upper, options)]
  const [, lowNumber = low, lowUnit = ''] = /^(\S+)(?: (.*))?$/.exec(low) ?? []
  const [, highNumber = high, highUnit = ''] = /^(\S+)(?: (.*))?$/.exec(high) ?? []
  const same = lowUnit === highUnit || parseUnit(lowUnit)?.id === parseUnit(highUnit)?.id
  return same ? `${lowNumber}–${highNumber}${highUnit ? ` ${highUnit}` : ''}` : `${low} – ${high}`
}

/**
 * The quantity in the units of a style, rounded as a cook would. Example: 2 cups of flour in 'metric' are 250 g, 500 g of
 * flour in 'us' are 4 cups. What cannot be weighed stays as it is.
 */
export function toUnitStyle(quantity: Quantity, style: 'metric' | 'us', foodId?: string): Quantity {
  const unit = unitById(quantity.unit)
  if (!unit?.size || unit.kind === 'vague' || quantity.amount.numerator === 0) return quantity
  if (quantity.amount.numerator < 0) return negated(toUnitStyle(negated(quantity), style, foodId))
  if (unit.system === style) return tidied(quantity)
  if (style === 'metric') {
    if (unit.kind === 'volume') {
      if (unit.id === 'tsp' || unit.id === 'tbsp' || unit.id === 'dsp') {
        const spoons = inSpoons(quantity)
        if (spoons) return spoons
      }
      return rounded(
        converted(quantity, isMeasuredByVolume(foodId) ? 'ml' : 'g', foodId) ??
          converted(quantity, 'ml') ??
          quantity,
        foodId,
      )
    }
    return rounded(converted(quantity, 'g') ?? quantity, foodId)
  }
  if (unit.kind === 'volume') return spooned(quantity)
  const cups = isMeasuredInCups(foodId) && converted(quantity, 'cup', foodId)
  if (cups) return spooned(cups)
  const ounces = rounded(converted(quantity, 'oz') ?? quantity)
  return isNear(ounces, quantity) ? ounces : normalizeUnit(quantity)
}

// A metric kitchen has spoons too, but no cups; nobody spoons out more than half a cup.
function inSpoons(quantity: Quantity): Quantity | undefined {
  const tbsp = converted(quantity, 'tbsp')
  const tsp = converted(quantity, 'tsp')
  if (!tbsp || !tsp || compare(tbsp.amount, mostSpoons) > 0) return undefined
  if (compare(tbsp.amount, one) >= 0 && isKind(tbsp)) return tbsp
  if (isKind(tsp)) return tsp
  return roundReadably(compare(tbsp.amount, one) >= 0 ? tbsp : tsp)
}

const mostSpoons = amount(8)

// An eighth of an ounce would be half as much again as 2 g of yeast: so little stays in grams.
function isNear(shown: Quantity, meant: Quantity): boolean {
  const back = converted(shown, meant.unit)
  return back !== undefined && Math.abs(toNumber(back.amount) / toNumber(meant.amount) - 1) <= 0.1
}

/** The quantity in the unit a cook would reach for. Example: 1500 g are 1.5 kg, 6 tsp are 2 tbsp, 0.25 kg are 250 g. */
export function normalizeUnit(quantity: Quantity): Quantity {
  const ladder = ladders.find((units) => units.includes(quantity.unit))
  if (!ladder || quantity.amount.numerator <= 0) return quantity
  for (const unit of ladder) {
    const there = converted(quantity, unit)
    if (there && compare(there.amount, leastOf[unit] ?? amount(1)) >= 0 && isKind(there)) return there
  }
  return quantity
}

const ladders = [
  ['kg', 'g', 'mg'],
  ['l', 'ml'],
  ['lb', 'oz'],
  ['cup', 'tbsp', 'tsp'],
]
const leastOf: Readonly<Record<string, Amount>> = { cup: amount(1, 4), tsp: amount(1, 8), oz: amount(1, 4) }

// 5 tsp stay 5 tsp: 1.667 tbsp would be no kindness.
function isKind({ amount: of, unit }: Quantity): boolean {
  if (decimalUnits.has(unit)) return true
  if (unit === 'tbsp') return of.denominator <= 2
  // Nobody counts out 49 teaspoons.
  if (unit === 'tsp' && compare(of, amount(6)) > 0) return false
  return isMarked(of)
}

// Cups and spoons have a mark for it.
function isMarked(of: Amount): boolean {
  const rest = minus(of, amount(Math.floor(toNumber(of))))
  return rest.numerator === 0 || readableFractions.some((part) => compare(part, rest) === 0)
}

function converted(quantity: Quantity, to: string, foodId?: string): Quantity | undefined {
  const result = convert(quantity, to, foodId)
  return result.ok ? result.quantity : undefined
}

// The unit to reach for, and a near fraction of it where no spoon measures it exactly.
function tidied(quantity: Quantity): Quantity {
  const there = normalizeUnit(quantity)
  return ladders[3]?.includes(there.unit) && !isKind(there) ? spooned(quantity) : there
}

// A third of a third of a cup is written in teaspoons, not as 0.111 cup.
function spoonable(quantity: Quantity): Quantity {
  if (quantity.unit !== 'cup' || toNumber(quantity.amount) >= 0.22) return quantity
  const smaller = normalizeUnit(quantity)
  return isKind(smaller) ? smaller : quantity
}

function negated({ amount: of, unit }: Quantity): Quantity {
  return { amount: { numerator: -of.numerator, denominator: of.denominator }, unit }
}

function spooned(quantity: Quantity): Quantity {
  const cups = converted(quantity, 'cup')
  if (!cups) return quantity
  const inCups = toNumber(cups.amount)
  const unit = inCups >= 0.23 ? 'cup' : inCups >= 0.06 ? 'tbsp' : 'tsp'
  return roundReadably(converted(quantity, unit) ?? quantity)
}

function rounded(quantity: Quantity, foodId?: string): Quantity {
  const shown = normalizeUnit(quantity)
  if (shown.unit === 'oz' || shown.unit === 'lb') return roundedOunces(quantity)
  return normalizeUnit(roundReadably(shown, foodId))
}

function roundedOunces(quantity: Quantity): Quantity {
  const ounces = toNumber(converted(quantity, 'oz')?.amount ?? quantity.amount)
  const pounds = Math.round(ounces / 4) / 4
  const isRound = ounces >= 15.5 && Math.abs(pounds * 16 - ounces) <= ounces * 0.05
  if (isRound || ounces >= 32) return { amount: amountOf(pounds), unit: 'lb' }
  const step = ounces >= 8 ? 1 : ounces >= 2 ? 0.5 : 0.25
  return { amount: amountOf(Math.max(step, Math.round(ounces / step) * step)), unit: 'oz' }
}
