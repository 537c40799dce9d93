import type { StockOverview } from '@larder/contract/inventory'
import { ChartColumn } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SavedChart } from './saved-chart'
import { hasNoFigures, hasPrices } from './saved-figures'

interface SavedSectionProps {
  readonly overview: StockOverview | undefined
  readonly sample: boolean
}

/** What was eaten and what was wasted, by week. */
export function SavedSection({ overview, sample }: SavedSectionProps) {
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
          hint="Mark things as used or wasted, and the weeks begin to show."
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
