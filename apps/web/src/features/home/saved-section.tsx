import type { StockOverview } from '@larder/contract/inventory'
import { ChartColumn } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Badge } from '../../ui/badge'
import { EmptyState } from '../../ui/empty-state'
import { Segmented } from '../../ui/segmented'
import { Skeleton } from '../../ui/skeleton'
import { SavedChart } from './saved-chart'
import { hasPrices, isBlank } from './saved-figures'

interface SavedSectionProps {
  readonly overview: StockOverview | undefined
  readonly sample: boolean
}

/** What was eaten and what was thrown away, week by week. */
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
      {overview && isBlank(overview.weeks) && (
        <EmptyState
          level={3}
          icon={<ChartColumn />}
          title="Nothing to compare yet"
          hint="Mark things as used or wasted, and the weeks begin to show."
          className="min-h-92"
        />
      )}
      {overview && !isBlank(overview.weeks) && (
        <div className="flex min-h-92 flex-col gap-4">
          {priced && (
            <Segmented
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
