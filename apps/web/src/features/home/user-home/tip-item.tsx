import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { freshness, isUnsafe } from '@larder/kitchen/expiry/freshness'
import { Check, ChefHat, Snowflake, Trash2 } from 'lucide-react'
import type { StockAction } from '../../../api/stock-bookings'
import { ExpiryBadge } from '../../../food/expiry/expiry-badge'
import { toItemExpiry } from '../../../food/expiry/item-expiry'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { formatItemAmount } from '../../../food/item-amount'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'

/** Describes the item that should be used up first. */
function describeTip(item: InventoryItem, today: Day): string {
  const expiry = toItemExpiry(item)
  const lot = expiry ? { expiry } : {}
  const { state, days = 0 } = freshness(lot, today)
  if (isUnsafe(lot, today)) return 'It is past its use-by date. Better not to eat it.'
  if (state === 'expired') return 'A little past its best, and most likely still good. Look, smell and taste.'
  if (state === 'today') return 'Today is its last day. What could you make with it?'
  if (days === 1) return 'It keeps until tomorrow. Tonight would be a good time.'
  return `It has ${days} days left. Plan a meal around it in time.`
}

/** Returns whether the item may still be eaten, judged by its date. */
function isStillEdible(item: InventoryItem, today: Day): boolean {
  const expiry = toItemExpiry(item)
  return !isUnsafe(expiry ? { expiry } : {}, today)
}

interface TipItemProps {
  readonly item: InventoryItem
  readonly today: Day
  /** Samples are read-only. */
  readonly sample: boolean
  readonly onAction: (action: StockAction, done: string) => void
}

/** The item to use up first, with its actions. */
export function TipItem({ item, today, sample, onAction }: TipItemProps) {
  const isEdible = isStillEdible(item, today)
  const cook = item.foodId ? `${paths.mealSuggestions}?rescue=${encodeURIComponent(item.foodId)}` : undefined
  return (
    <>
      <div className="flex items-start gap-4">
        <FoodIcon foodId={item.foodId} category={item.category} className="size-16" />
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="font-heading text-2xl leading-tight font-title wrap-anywhere">{item.name}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <span className="numbers">{formatItemAmount(item)}</span>
            <ExpiryBadge item={item} today={today} />
          </p>
          <p>{describeTip(item, today)}</p>
        </div>
      </div>
      {!sample && (
        <div className="flex flex-wrap gap-2">
          {isEdible && (
            <Button
              variant="primary"
              icon={<Check />}
              onClick={() => onAction({ do: 'use-up' }, 'Marked as Used')}
            >
              Use it
            </Button>
          )}
          {isEdible && item.location !== 'freezer' && (
            <Button
              icon={<Snowflake />}
              onClick={() => onAction({ do: 'move', to: 'freezer' }, 'Moved to the Freezer')}
            >
              Freeze it
            </Button>
          )}
          {isEdible && (
            <Button icon={<ChefHat />} asChild>
              <Link to={cook ?? paths.mealSuggestions}>Cook it</Link>
            </Button>
          )}
          {!isEdible && (
            <Button
              icon={<Trash2 />}
              onClick={() => onAction({ do: 'waste', reason: 'expired' }, 'Marked as Wasted')}
            >
              Throw it away
            </Button>
          )}
        </div>
      )}
    </>
  )
}
