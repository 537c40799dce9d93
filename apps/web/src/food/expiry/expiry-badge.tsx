import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { CalendarCheck, CalendarClock, CalendarOff, ClockAlert, Info, OctagonAlert } from 'lucide-react'
import { Badge } from '../../ui/display/badge'
import { type ExpiryAppearance, toExpiryAppearance } from './expiry-appearance'
import { toItemExpiry } from './item-expiry'
import { formatShortDay } from './short-day'

export type ExpiryBadgeProps = {
  item: Pick<InventoryItem, 'expiryDate' | 'expiryKind' | 'expirySource'>
  today: Day
  className?: string
}

const icons: Record<ExpiryAppearance['mark'], typeof CalendarCheck> = {
  over: OctagonAlert,
  now: ClockAlert,
  soon: CalendarClock,
  past: Info,
  fine: CalendarCheck,
  none: CalendarOff,
}

/** Shows how long an item keeps, by text and icon; colour only repeats them. */
export function ExpiryBadge({ item, today, className }: ExpiryBadgeProps) {
  const expiry = toItemExpiry(item)
  const { word, tone, mark } = toExpiryAppearance(expiry, today)
  const Icon = icons[mark]
  const prefix = expiry?.source === 'estimated' || expiry?.source === 'learned' ? 'about ' : ''
  return (
    <Badge
      tone={tone}
      icon={<Icon />}
      {...(expiry && { title: `${prefix}${formatShortDay(expiry.day, today)}` })}
      {...(className !== undefined && { className })}
    >
      {word}
    </Badge>
  )
}
