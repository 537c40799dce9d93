import type { Amount } from './amount'
import { amount, amountOf, toNumber } from './amount'
import type { Quantity } from './quantity'

/** Grams or millilitres in one of a unit that is written with decimals. */
const perUnit: Readonly<Record<string, number>> = { g: 1, kg: 1000, ml: 1, cl: 10, dl: 100, l: 1000 }

/** The fractions that cooks write. Example: `readableFractions` has ⅔ and no ⅝. */
export const readableFractions: readonly Amount[] = [
  amount(1, 4),
  amount(1, 3),
  amount(1, 2),
  amount(2, 3),
  amount(3, 4),
]
const quarters: readonly Amount[] = [amount(1, 4), amount(1, 2), amount(3, 4)]
const halves: readonly Amount[] = [amount(1, 2)]
const none: readonly Amount[] = []

/** The divisions of a unit; a unit not listed here is divided like an onion. */
const partsOf: Readonly<Record<string, readonly Amount[]>> = {
  tsp: quarters,
  dsp: halves,
  tbsp: halves,
  oz: quarters,
  lb: quarters,
  'fl-oz': halves,
  ...Object.fromEntries(
    'clove slice can jar bottle pack packet bag box carton tub sheet dozen cube'
      .split(' ')
      .map((unit) => [unit, halves]),
  ),
  ...Object.fromEntries('leaf sprig drop pinch dash serving'.split(' ').map((unit) => [unit, none])),
}
const countedUnits: ReadonlySet<string> = new Set(['piece', 'small', 'medium', 'large', ''])

/**
 * Rounds a quantity in its own unit to a readable number, without the facts of its food.
 * Example: 46 g are 45 g, 0.19 of an onion is ¼; 333 g are 330 g of a baking ingredient, else 325 g.
 */
export function roundToReadable(
  quantity: Quantity,
  { isBaking = false, isHalvedFood = false } = {},
): Quantity {
  const { amount: of, unit } = quantity
  const value = toNumber(of)
  if (!(value > 0)) return quantity
  const each = Object.hasOwn(perUnit, unit) ? perUnit[unit] : undefined
  if (each !== undefined) {
    const base = value * each
    const near = isBaking ? roundWithin(base, 0.03) : roundMetric(base)
    return { amount: amountOf(Number((near / each).toFixed(6))), unit }
  }
  if (unit === 'mg') return { amount: amountOf(value >= 10 ? Math.round(value) : value), unit }
  const isHalved = countedUnits.has(unit) && isHalvedFood
  const parts = isHalved ? halves : (partsOf[unit] ?? readableFractions)
  return { amount: roundToPart(value, parts), unit }
}

/** The usual rounding steps by minimum grams. */
const metricSteps: readonly (readonly [from: number, ...steps: number[]])[] = [
  [10_000, 500],
  [1000, 50],
  [100, 10, 25],
  [20, 5],
  [10, 2, 5],
  [5, 1],
  [1, 0.5],
  [0, 0.25],
]

function roundMetric(value: number): number {
  const [, ...steps] = metricSteps.find(([from]) => value >= from) ?? [0, 0.25]
  return roundToNearest(value, steps)
}

// Rounding is idempotent: the nearest step is itself a rounded number.
function roundToNearest(value: number, steps: readonly number[]): number {
  let best = Number.POSITIVE_INFINITY
  for (const step of steps) {
    const near = Math.max(step, Math.round(value / step) * step)
    if (Math.abs(near - value) < Math.abs(best - value)) best = near
  }
  return Number(best.toFixed(6))
}

function roundWithin(value: number, tolerance: number): number {
  for (const step of [100, 50, 25, 10, 5, 1, 0.5, 0.25]) {
    const near = Math.round(value / step) * step
    if (near > 0 && Math.abs(near - value) <= value * tolerance) return Number(near.toFixed(6))
  }
  return Number(Math.max(0.05, Math.round(value / 0.05) * 0.05).toFixed(6))
}

/** From this count on whole pieces only: five onions and a half are six. */
const wholeFrom = 5
/** From this count on only halves are cut. */
const halvesFrom = 3

function roundToPart(value: number, parts: readonly Amount[]): Amount {
  const used = value >= wholeFrom ? none : value >= halvesFrom ? (parts.length > 0 ? halves : none) : parts
  const whole = Math.floor(value)
  const choices = [
    ...(whole > 0 ? [amount(whole)] : []),
    ...used.map(({ numerator: over, denominator: under }) => amount(whole * under + over, under)),
    amount(whole + 1),
  ]
  return choices.reduce((best, one) =>
    Math.abs(toNumber(one) - value) < Math.abs(toNumber(best) - value) - 1e-9 ? one : best,
  )
}
