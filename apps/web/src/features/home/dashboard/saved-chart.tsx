import type { StockOverview } from '@larder/contract/inventory'
import { PairedBarChart } from '../../../ui/display/paired-bar-chart'
import { dateText } from '../../../ui/formatting/locale'
import { createFigureFormatter, formatBriefFigure, type SavedMeasure, toWeekFigures } from './saved-figures'

interface SavedChartProps {
  readonly weeks: StockOverview['weeks']
  readonly measure: SavedMeasure
  readonly currency: string
}

const dayAndMonth = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

export function SavedChart({ weeks, measure, currency }: SavedChartProps) {
  const write = createFigureFormatter(measure, currency)
  const pairs = weeks.map((week) => ({
    name: dateText(`${week.from}T00:00:00Z`, dayAndMonth),
    values: toWeekFigures(week, measure),
  }))
  const [saved = 0, wasted = 0] = pairs.at(-1)?.values ?? []
  const unweighed = weeks.reduce((sum, week) => sum + week.unweighed, 0)
  return (
    <div className="flex flex-col gap-3">
      <PairedBarChart
        title={measure === 'money' ? 'In money, by week' : 'By weight, by week'}
        summary={`This week: ${write(saved)} eaten, ${write(wasted)} thrown away.`}
        of="Week from"
        series={['Saved', 'Wasted']}
        pairs={pairs}
        format={write}
        formatShort={formatBriefFigure}
      />
      {measure === 'weight' && unweighed > 0 && (
        <p className="text-sm text-ink-soft">
          {unweighed === 1 ? 'One change' : `${unweighed} changes`} could not be weighed and{' '}
          {unweighed === 1 ? 'is' : 'are'} left out.
        </p>
      )}
      {measure === 'money' && <p className="text-sm text-ink-soft">Only what has a price is counted.</p>}
    </div>
  )
}
