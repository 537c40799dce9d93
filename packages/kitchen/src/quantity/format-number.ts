import type { Amount } from './amount'
import { amount, compare, minus, toNumber } from './amount'
import type { Quantity } from './quantity'
import { readableFractions, roundToReadable } from './readable-rounding'

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

/** Units that are written with decimals instead of fractions. Example: 'kg'. */
export const decimalUnits: ReadonlySet<string> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])

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

/** Formats the number of a quantity in its own unit. Example: of 1.5 cups '1½', of 1.5 kg '1.5'. */
export function formatNumber({ amount: of, unit }: Quantity, decimal: '.' | ',' = '.'): string {
  const shown = isPlain(of, unit) ? of : roundToReadable({ amount: of, unit }).amount
  return decimalUnits.has(unit) ? formatDecimal(shown, decimal) : formatAmount(shown, decimal)
}

// An amount that was written or printed on a pack stays: 284 g, 1.5 kg, ½ bunch. A computed one is rounded.
function isPlain(of: Amount, unit: string): boolean {
  return decimalUnits.has(unit) ? hundred % of.denominator === 0 : isMarked(of)
}

const hundred = 100

/** Tells whether cups and spoons have a mark for an amount. Example: `isMarked(amount(3, 2))` is true, of ⅝ false. */
export function isMarked(of: Amount): boolean {
  const rest = minus(of, amount(Math.floor(toNumber(of))))
  return rest.numerator === 0 || readableFractions.some((part) => compare(part, rest) === 0)
}
