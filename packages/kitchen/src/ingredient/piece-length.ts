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
 * Returns the weight of a length or a thumb of a food, or undefined if the line has no length or the weight is unknown.
 * Example: '2.5 cm piece of ginger' is about 6 g.
 */
export function quantityByLength(
  measures: readonly LineMeasure[],
  foodId: string | undefined,
): Quantity | undefined {
  const weights = foodId === undefined ? undefined : table().get(foodId)
  const [first] = measures
  if (!weights || !first) return undefined
  const toGrams = (count: Amount, each: number | undefined): Quantity | undefined =>
    each === undefined
      ? undefined
      : { amount: amountOf(Math.round(toNumber(count) * each * 10) / 10), unit: 'g' }
  if (first.unitText === 'thumb' || /^thumb/i.test(first.manner ?? ''))
    return toGrams(first.to ?? first.from, weights.thumb)
  const length = [first, ...(first.each ?? [])].find(({ unitText }) => unitText in inchesPerUnit)
  if (!length) return undefined
  const totalLength = times(length.to ?? length.from, inchesPerUnit[length.unitText] ?? amountOf(1))
  return toGrams(length === first ? totalLength : times(first.to ?? first.from, totalLength), weights.inch)
}

const inchesPerUnit: Readonly<Record<string, Amount>> = {
  inch: amountOf(1),
  cm: amountOf(0.394),
  mm: amountOf(0.0394),
}
