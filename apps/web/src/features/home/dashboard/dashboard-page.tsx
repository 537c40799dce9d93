import type { StockOverview } from '@larder/contract/inventory'
import { Camera, ChartColumn, Clock, Package, ScanBarcode, Trash2, Utensils } from 'lucide-react'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useSearchParams } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Badge } from '../../../ui/display/badge'
import { PairedBarChart } from '../../../ui/display/paired-bar-chart'
import { StatTile } from '../../../ui/display/stat-tile'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { dateText, numberText } from '../../../ui/formatting/locale'
import { PageHeading } from '../../../ui/page-heading'
import { GreetingName } from '../greeting-name'
import { HomeSection } from '../home-section'
import { OverviewFailure } from '../overview-failure'
import { useStockOverview } from '../use-overview'
import { ActivitySection } from './activity-section'

const tiles = [
  { figure: 'items', label: 'Items in stock', icon: <Package /> },
  { figure: 'useSoon', label: 'To use soon', icon: <Clock /> },
  { figure: 'usedThisWeek', label: 'Used this week', icon: <Utensils /> },
  { figure: 'wastedThisWeek', label: 'Wasted this week', icon: <Trash2 /> },
] as const

interface StockTilesProps {
  readonly overview: StockOverview | undefined
  readonly sample: boolean
}

function StockTiles({ overview, sample }: StockTilesProps) {
  return (
    <HomeSection id="figures" title="Your kitchen now" sample={sample}>
      <div aria-busy={!overview} className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {tiles.map(({ figure, label, icon }) => (
          <StatTile
            key={figure}
            label={label}
            value={overview ? numberText(overview[figure]) : <Skeleton className="h-lh w-12" />}
            icon={icon}
          />
        ))}
      </div>
    </HomeSection>
  )
}

type SavedMeasure = 'weight' | 'money'
type Week = StockOverview['weeks'][number]

/** Returns whether anything used or wasted had a price. */
function hasPrices(weeks: readonly Week[]): boolean {
  return weeks.some(({ usedMoney, wastedMoney }) => usedMoney > 0 || wastedMoney > 0)
}

/** Returns whether there is nothing to plot. */
function hasNoFigures(weeks: readonly Week[]): boolean {
  return (
    weeks.every(({ usedGrams, wastedGrams }) => usedGrams === 0 && wastedGrams === 0) && !hasPrices(weeks)
  )
}

/** Returns the used and the wasted amount of a week, in kilograms or money. */
function toWeekFigures(week: Week, measure: SavedMeasure): readonly [number, number] {
  return measure === 'money'
    ? [week.usedMoney, week.wastedMoney]
    : [week.usedGrams / 1000, week.wastedGrams / 1000]
}

const briefFormat = { maximumFractionDigits: 1 } as const

/** Formats a figure without its unit: '4.2'. */
function formatBriefFigure(value: number): string {
  return numberText(value, briefFormat)
}

/** Creates the formatter of a measure: '4.2 kg', '€3.50'. */
function createFigureFormatter(measure: SavedMeasure, currency: string): (value: number) => string {
  if (measure === 'weight') return (value) => `${formatBriefFigure(value)} kg`
  const money = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as const
  return (value) => numberText(value, money)
}

interface SavedChartProps {
  readonly weeks: StockOverview['weeks']
  readonly measure: SavedMeasure
  readonly currency: string
}

const dayAndMonth = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

function SavedChart({ weeks, measure, currency }: SavedChartProps) {
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
        of="Week of"
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

interface SavedSectionProps {
  readonly overview: StockOverview | undefined
  readonly sample: boolean
}

/** What was eaten and what was wasted, by week. */
function SavedSection({ overview, sample }: SavedSectionProps) {
  const [search, setSearch] = useSearchParams()
  const priced = overview !== undefined && hasPrices(overview.weeks)
  const measure = priced && search.get('in') === 'money' ? 'money' : 'weight'

  return (
    <section aria-labelledby="saved" className="flex flex-col gap-4">
      <div className="flex min-h-12 items-center gap-4">
        <h2 id="saved" className="text-xl">
          Saved versus wasted
        </h2>
        {sample && <Badge>Sample</Badge>}
      </div>
      {!overview && <Skeleton className="h-92" />}
      {overview && hasNoFigures(overview.weeks) && (
        <EmptyState
          level={3}
          icon={<ChartColumn />}
          title="Nothing to compare yet"
          hint="Mark things as used or wasted, and your weeks will start to show here."
          className="min-h-92"
        />
      )}
      {overview && !hasNoFigures(overview.weeks) && (
        <div className="flex min-h-92 flex-col gap-4">
          {priced && (
            <SegmentedControl
              legend="Count in"
              hideLegend
              segments={[
                { value: 'weight', label: 'Weight' },
                { value: 'money', label: 'Money' },
              ]}
              value={measure}
              onValueChange={(value) =>
                setSearch(value === 'money' ? { in: 'money' } : {}, { replace: true })
              }
              className="max-w-52"
            />
          )}
          <SavedChart weeks={overview.weeks} measure={measure} currency={overview.currency} />
        </div>
      )}
    </section>
  )
}

export function DashboardPage() {
  const { overview, sample, error, refetch: readAgain } = useStockOverview()
  const failureNote = error && <OverviewFailure error={error} sample={sample} onTryAgain={readAgain} />
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 py-8 sm:px-6">
      <PageHeading
        title="Activity Dashboard"
        intro={
          <span className="block truncate">
            Welcome back, <GreetingName />
          </span>
        }
        actions={
          <>
            <Button variant="primary" icon={<Camera />} asChild>
              <Link to={paths.scanIngredients}>Scan ingredients</Link>
            </Button>
            <Button icon={<ScanBarcode />} asChild>
              <Link to={paths.scanTwin}>Scan items</Link>
            </Button>
          </>
        }
      />
      {sample && failureNote}
      <div key={sample ? 'sample' : 'own'} className="flex flex-col gap-10">
        <StockTiles overview={overview} sample={sample} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 xl:grid-cols-2">
          <SavedSection overview={overview} sample={sample} />
          <ActivitySection />
        </div>
      </div>
      {/* At the end, where it does not shift other content. */}
      {!sample && failureNote}
    </div>
  )
}
