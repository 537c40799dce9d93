import type { ActivityEntry } from '@larder/contract/inventory'
import { BookingIcon } from '../../../food/booking/booking-icon'
import { bookingSentence } from '../../../food/booking/booking-sentence'
import { classNames } from '../../../ui/class-names'
import { Badge } from '../../../ui/display/badge'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { CommunityActivityRow } from './community-activity-row'

interface ActivityRowProps {
  readonly entry: ActivityEntry
  readonly sample?: boolean
}

export function ActivityRow({ entry, sample = false }: ActivityRowProps) {
  if ('yours' in entry) return <CommunityActivityRow entry={entry} sample={sample} />
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <BookingIcon entry={entry} />
      <div className="min-w-0 grow">
        <p className={classNames('wrap-anywhere', entry.undone && 'text-ink-soft line-through')}>
          {bookingSentence(entry, 'name')}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <RelativeTime at={entry.at} />
          {entry.undone && <Badge>Undone</Badge>}
          {sample && <Badge>Sample</Badge>}
        </p>
      </div>
    </li>
  )
}
