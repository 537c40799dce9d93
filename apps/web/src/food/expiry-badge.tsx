import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/day'
import { CalendarCheck, CalendarClock, CalendarOff, ClockAlert, Info, OctagonAlert } from 'lucide-react'
import { Badge } from '../ui/badge'
import { dayText } from './day-text'
import { type ExpiryLook, expiryLook } from './expiry-look'
import { expiryOf } from './expiry-of'

export type ExpiryBadgeProps = {
  item: Pick<InventoryItem, 'expiryDate' | 'expiryKind' | 'expirySource'>
  today: Day
  className?: string
}

const icons: Record<ExpiryLook['mark'], typeof CalendarCheck> = {
  over: OctagonAlert,
  now: ClockAlert,
  soon: CalendarClock,
  past: Info,
  fine: CalendarCheck,
  none: CalendarOff,
}

/** How long a thing has left, in a word and a mark; colour only repeats them. */
export function ExpiryBadge({ item, today, className }: ExpiryBadgeProps) {
  const expiry = expiryOf(item)
  const { word, tone, mark } = expiryLook(expiry, today)
  const Icon = icons[mark]
  const about = expiry?.source === 'estimated' || expiry?.source === 'learned' ? 'about ' : ''
  return (
    <Badge
      tone={tone}
      icon={<Icon />}
      {...(expiry && { title: `${about}${dayText(expiry.day, today)}` })}
      {...(className !== undefined && { className })}
    >
      {word}
    </Badge>
  )
}
