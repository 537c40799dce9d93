import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { freshness } from '@larder/kitchen/expiry/freshness'
import type { Expiry } from '@larder/kitchen/stock/lot'
import { CalendarCheck, CalendarClock, CalendarOff, ClockAlert, Info, OctagonAlert } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/display/badge'
import { toItemExpiry } from './item-expiry'
import { formatShortDay } from './short-day'

export type ExpiryBadgeProps = {
  item: Pick<InventoryItem, 'expiryDate' | 'expiryKind' | 'expirySource'>
  today: Day
  className?: string
}

interface ExpiryAppearance {
  readonly word: string
  readonly tone: BadgeTone
  readonly mark: 'over' | 'now' | 'soon' | 'past' | 'fine' | 'none'
}

/**
 * Returns how an expiry date is shown today. Red is for safety only: food past its best-before date is still
 * food.
 */
export function toExpiryAppearance(expiry: Expiry | undefined, today: Day): ExpiryAppearance {
  const { state, word } = freshness(expiry ? { expiry } : {}, today)
  const isSafetyDate = expiry?.kind === 'use-by'
  switch (state) {
    case 'expired':
      return isSafetyDate ? { word, tone: 'tomato', mark: 'over' } : { word, tone: 'neutral', mark: 'past' }
    case 'today':
      return isSafetyDate ? { word, tone: 'tomato', mark: 'now' } : { word, tone: 'saffron', mark: 'soon' }
    case 'soon':
      return { word, tone: 'saffron', mark: 'soon' }
    case 'good':
      return { word, tone: 'neutral', mark: 'fine' }
    case 'none':
      return { word, tone: 'neutral', mark: 'none' }
  }
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
