import { admin } from '@larder/contract/admin'
import type { DataOf } from '@larder/contract/http/endpoint'
import { ChefHat, CreditCard, Flag, History, Mail, ScanLine, UserCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { useRead } from '../../../api/use-read'
import { Link } from '../../../router/link'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { StatTile } from '../../../ui/display/stat-tile'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { PageHeading } from '../../../ui/page-heading'
import { type ModerationTab, moderationPath } from '../moderation/moderation-view'
import { InstallationSection } from './installation-section'
import { StorageSection } from './storage-section'
import { SystemSection } from './system-section'
import { UsersSection } from './users-section'

const tiles = [
  { figure: 'users', label: 'Total users', icon: <Users /> },
  { figure: 'active', label: 'Active users', icon: <UserCheck /> },
  { figure: 'paying', label: 'Paying users', icon: <CreditCard /> },
  { figure: 'scansToday', label: 'Scans today', icon: <ScanLine /> },
] as const

interface AdminTilesProps {
  readonly overview: DataOf<typeof admin.overview> | undefined
}

function AdminTiles({ overview }: AdminTilesProps) {
  return (
    <section aria-label="Right now" aria-busy={!overview} className="grid grid-cols-2 gap-6 lg:grid-cols-4">
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

interface ModerationLink {
  readonly tab: ModerationTab
  readonly label: string
  readonly icon: ReactNode
  readonly figure?: 'submissions' | 'reports' | 'messages'
}

const moderationLinks: readonly ModerationLink[] = [
  { tab: 'submissions', label: 'Submissions', icon: <ChefHat />, figure: 'submissions' },
  { tab: 'reports', label: 'Reports', icon: <Flag />, figure: 'reports' },
  { tab: 'messages', label: 'Messages', icon: <Mail />, figure: 'messages' },
  { tab: 'log', label: 'Activity log', icon: <History /> },
]

interface WaitingLinksProps {
  readonly overview: DataOf<typeof admin.overview> | undefined
}

/** Links to the moderation queues, with their counts. */
function ModerationLinks({ overview }: WaitingLinksProps) {
  return (
    <nav aria-label="Waiting for you">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {moderationLinks.map(({ tab, label, icon, figure }) => {
          const waiting = figure && overview ? overview[figure] : 0
          return (
            <li key={tab}>
              <Card asChild pressable className="h-full p-3! sm:p-4!">
                <Link to={moderationPath({ tab })}>
                  <span className="flex min-h-9 flex-wrap items-center gap-x-3">
                    <span aria-hidden className="text-ink-soft max-sm:hidden [&_svg]:size-5">
                      {icon}
                    </span>
                    <span className="font-semibold">{label}</span>
                    {waiting > 0 && (
                      <Badge tone="saffron" className="numbers ms-auto">
                        {numberText(waiting)}
                        <span className="sr-only"> waiting</span>
                      </Badge>
                    )}
                  </span>
                </Link>
              </Card>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The admin overview: accounts, and what waits for moderation. */
export function AdminDashboardPage() {
  const { data, error, isFetching, refetch } = useRead(admin.overview, {})
  const failure = useLastFailure('overview', error, data !== undefined)
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title="Admin Dashboard" intro="Who is here, and what needs your attention." />
      {failure && (
        <LoadErrorNote
          title="The figures could not be loaded"
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      <AdminTiles overview={data?.data} />
      <ModerationLinks overview={data?.data} />
      <UsersSection />
      <InstallationSection />
      <StorageSection />
      <SystemSection />
    </div>
  )
}
