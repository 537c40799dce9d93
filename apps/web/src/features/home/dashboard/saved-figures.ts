import type { StockOverview } from '@larder/contract/inventory'
import { numberText } from '../../../ui/formatting/locale'

export type SavedMeasure = 'weight' | 'money'
type Week = StockOverview['weeks'][number]

/** Returns whether anything used or wasted had a price. */
export function hasPrices(weeks: readonly Week[]): boolean {
  return weeks.some(({ usedMoney, wastedMoney }) => usedMoney > 0 || wastedMoney > 0)
}

/** Returns whether there is nothing to plot. */
export function hasNoFigures(weeks: readonly Week[]): boolean {
  return (
    weeks.every(({ usedGrams, wastedGrams }) => usedGrams === 0 && wastedGrams === 0) && !hasPrices(weeks)
  )
}

/** Returns the used and the wasted amount of a week, in kilograms or money. */
export function toWeekFigures(week: Week, measure: SavedMeasure): readonly [number, number] {
  return measure === 'money'
    ? [week.usedMoney, week.wastedMoney]
    : [week.usedGrams / 1000, week.wastedGrams / 1000]
}

const briefFormat = { maximumFractionDigits: 1 } as const

/** Formats a figure without its unit: '4.2'. */
export function formatBriefFigure(value: number): string {
  return numberText(value, briefFormat)
}

/** Creates the formatter of a measure: '4.2 kg', '€3.50'. */
export function createFigureFormatter(measure: SavedMeasure, currency: string): (value: number) => string {
  if (measure === 'weight') return (value) => `${formatBriefFigure(value)} kg`
  const money = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as const
  return (value) => numberText(value, money)
}
