import type { StockOverview } from '@larder/contract/inventory'
import { Clock, Package, Trash2, Utensils } from 'lucide-react'
import { Badge } from '../../ui/badge'
import { Skeleton } from '../../ui/skeleton'
import { StatTile } from '../../ui/stat-tile'

const tiles = [
  { figure: 'items', label: 'Items in stock', icon: <Package /> },
  { figure: 'useSoon', label: 'Use soon', icon: <Clock /> },
  { figure: 'usedThisWeek', label: 'Used this week', icon: <Utensils /> },
  { figure: 'wastedThisWeek', label: 'Wasted this week', icon: <Trash2 /> },
] as const

interface StockTilesProps {
  readonly overview: StockOverview | undefined
  readonly sample: boolean
}

export function StockTiles({ overview, sample }: StockTilesProps) {
  return (
    <section aria-labelledby="figures" className="flex flex-col gap-4">
      <div className="flex min-h-6 items-center gap-3">
        <h2 id="figures" className="text-xl">
          Your kitchen now
        </h2>
        {sample && <Badge>Sample</Badge>}
      </div>
      <div aria-busy={!overview} className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {tiles.map(({ figure, label, icon }) => (
          <StatTile
            key={figure}
            label={label}
            value={overview ? overview[figure].toLocaleString('en') : <Skeleton className="h-lh w-12" />}
            icon={icon}
          />
        ))}
      </div>
    </section>
  )
}
