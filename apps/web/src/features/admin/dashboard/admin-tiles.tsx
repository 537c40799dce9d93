import type { admin } from '@larder/contract/admin'
import type { DataOf } from '@larder/contract/http/endpoint'
import { CreditCard, ScanLine, UserCheck, Users } from 'lucide-react'
import { StatTile } from '../../../ui/display/stat-tile'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'

const tiles = [
  { figure: 'users', label: 'Total users', icon: <Users /> },
  { figure: 'active', label: 'Active users', icon: <UserCheck /> },
  { figure: 'paying', label: 'Paying users', icon: <CreditCard /> },
  { figure: 'scansToday', label: 'Scans today', icon: <ScanLine /> },
] as const

interface AdminTilesProps {
  readonly overview: DataOf<typeof admin.overview> | undefined
}

export function AdminTiles({ overview }: AdminTilesProps) {
  return (
    <section
      aria-label="This place now"
      aria-busy={!overview}
      className="grid grid-cols-2 gap-6 lg:grid-cols-4"
    >
      {tiles.map(({ figure, label, icon }) => (
        <StatTile
          key={figure}
          label={label}
          value={overview ? numberText(overview[figure]) : <Skeleton className="h-lh w-16" />}
          icon={icon}
        />
      ))}
    </section>
  )
}
