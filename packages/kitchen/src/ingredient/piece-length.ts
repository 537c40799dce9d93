import { pieceLengthTable } from '../data/foods/piece-lengths'
import { lazyValue, parseNumberColumn, parseRows } from '../fact-table'
import type { Amount } from '../quantity/amount'
import { amountOf, times, toNumber } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import type { LineMeasure } from './measure'

const table = lazyValue(
  () =>
    new Map(
      parseRows(pieceLengthTable).map(([id = '', inch, thumb]) => [
        id,
        { inch: parseNumberColumn(inch), thumb: parseNumberColumn(thumb) },
      ]),
    ),
)

/**
 * What a length or a thumb of a food weighs, or nothing where the line tells none or nobody has weighed it. Example: of '2.5 cm piece of
 * ginger' about 6 g.
 */
export function quantityByLength(
  measures: readonly LineMeasure[],
  foodId: string | undefined,
): Quantity | undefined {
  const weights = foodId === undefined ? undefined : table().get(foodId)
  const [first] = measures
  if (!weights || !first) return undefined
  const grams = (many: Amount, each: number | undefined): Quantity | undefined =>
    each === undefined
      ? undefined
      : { amount: amountOf(Math.round(toNumber(many) * each * 10) / 10), unit: 'g' }
  if (first.unitText === 'thumb' || /^thumb/i.test(first.manner ?? ''))
    return grams(first.to ?? first.from, weights.thumb)
  const length = [first, ...(first.each ?? [])].find(({ unitText }) => unitText in inches)
  if (!length) return undefined
  const long = times(length.to ?? length.from, inches[length.unitText] ?? amountOf(1))
  return grams(length === first ? long : times(first.to ?? first.from, long), weights.inch)
}

const inches: Readonly<Record<string, Amount>> = {
  inch: amountOf(1),
  cm: amountOf(0.394),
  mm: amountOf(0.0394),
}
