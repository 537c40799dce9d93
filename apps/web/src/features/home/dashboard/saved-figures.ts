import type { StockOverview } from '@larder/contract/inventory'
import { numberText } from '../../../ui/formatting/locale'

export type SavedMeasure = 'weight' | 'money'
type Week = StockOverview['weeks'][number]

/** Whether anything that was used or wasted had a price. */
export function hasPrices(weeks: readonly Week[]): boolean {
  return weeks.some(({ usedMoney, wastedMoney }) => usedMoney > 0 || wastedMoney > 0)
}

/** Whether there is nothing to draw. */
export function hasNoFigures(weeks: readonly Week[]): boolean {
  return (
    weeks.every(({ usedGrams, wastedGrams }) => usedGrams === 0 && wastedGrams === 0) && !hasPrices(weeks)
  )
}

/** What was eaten and what was thrown away in a week, in kilograms or money. */
export function toWeekFigures(week: Week, measure: SavedMeasure): readonly [number, number] {
  return measure === 'money'
    ? [week.usedMoney, week.wastedMoney]
    : [week.usedGrams / 1000, week.wastedGrams / 1000]
}

const brief = { maximumFractionDigits: 1 } as const

/** A figure whose unit stands elsewhere: '4.2'. */
export function formatBriefFigure(value: number): string {
  return numberText(value, brief)
}

/** How a figure is written: '4.2 kg', '€3.50'. */
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
