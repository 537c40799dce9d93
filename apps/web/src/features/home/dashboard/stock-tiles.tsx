import type { StockOverview } from '@larder/contract/inventory'
import { Clock, Package, Trash2, Utensils } from 'lucide-react'
import { StatTile } from '../../../ui/display/stat-tile'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { HomeSection } from '../home-section'

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
