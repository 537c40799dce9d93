import type { Amount } from './amount'
import { amount, amountOf, compare, toNumber } from './amount'
import type { Quantity } from './quantity'
import { convert } from './quantity'
import { toReadableQuantity } from './readable-quantity'
import { unitById } from './units'

const small = [
  [100, 5],
  [10, 1],
  [4, 0.5],
  [0, 0.25],
] as const
const large = [
  [10, 0.1],
  [0, 0.05],
] as const
const steps = new Map<string, readonly (readonly [from: number, step: number])[]>([
  ...['g', 'ml', 'cl'].map((unit) => [unit, small] as const),
  ...['dl', 'l', 'kg'].map((unit) => [unit, large] as const),
])
const counted: ReadonlySet<string | undefined> = new Set(['count', 'pack'])
const parts: readonly Amount[] = [
  amount(1, 8),
  amount(1, 4),
  amount(1, 3),
  amount(1, 2),
  amount(2, 3),
  amount(3, 4),
]

/**
 * Rounds a quantity to buy up to a readable number in the unit a cook would choose; pieces are whole.
 * Example: a sixth of a teaspoon is ¼ tsp, 83.333 g are 84 g, 2⅓ onions are 3.
 */
export function roundUpQuantity(quantity: Quantity): Quantity {
  const near = toReadableQuantity(quantity).unit
  // Shops do not weigh milligrams.
  const there = convert(quantity, near === 'mg' ? 'g' : near)
  const { amount: of, unit } = there.ok ? there.quantity : quantity
  const value = toNumber(of)
  if (of.denominator === 1 || value <= 0) return { amount: of, unit }
  const up = (step: number) => amountOf(Number((Math.ceil(value / step - crumb) * step).toFixed(3)))
  if (counted.has(unitById(unit)?.kind) || unit === 'pinch' || unit === 'dash') return { amount: up(1), unit }
  const step = steps.get(unit)?.find(([from]) => value >= from)?.[1]
  if (step !== undefined) return { amount: up(step), unit }
  if (value >= 4) return { amount: up(value >= 10 ? 1 : 0.5), unit }
  const whole = Math.floor(value)
  const among = parts.map((part) => amount(whole * part.denominator + part.numerator, part.denominator))
  return { amount: among.find((one) => compare(one, of) >= 0) ?? amount(whole + 1), unit }
}

// A floating-point remainder is nothing to buy.
const crumb = 1e-6
