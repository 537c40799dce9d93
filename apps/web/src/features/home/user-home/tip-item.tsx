import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { Check, ChefHat, Snowflake, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { StockAction } from '../../../api/book-stock-action'
import { ExpiryBadge } from '../../../food/expiry/expiry-badge'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { formatItemAmount } from '../../../food/item-amount'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { describeTip, isStillEdible } from './describe-tip'

interface TipItemProps {
  readonly item: InventoryItem
  readonly today: Day
  /** Samples are read-only. */
  readonly sample: boolean
  readonly onAction: (deed: StockAction, done: string) => void
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
