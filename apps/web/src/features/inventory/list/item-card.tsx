import type { Day } from '@larder/kitchen/date/day'
import { CircleCheckBig, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { ExpiryBadge } from '../../../food/expiry/expiry-badge'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { IconButton } from '../../../ui/controls/icon-button'
import { Card } from '../../../ui/display/card'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import type { ShownItem } from '../optimistic-stock'
import { AmountStepper } from './amount-stepper'
import { formatExpiryDate } from './format-expiry-date'
import type { OnItemAction } from './item-action'
import { ItemBadges } from './item-badges'
import { ItemMenu } from './item-menu'

export interface ItemCardProps {
  readonly item: ShownItem
  readonly today: Day
  /** The heading level: below the category heading, if there is one. */
  readonly level: 2 | 3
  /** Position and set size, when not all cards are rendered. */
  readonly at?: number
  readonly of?: number
  readonly isStalled: boolean
  /** Whether the card is selected; undefined while not selecting. */
  readonly selected?: boolean | undefined
  readonly onAction: OnItemAction
}

export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, today, level, at, of, isStalled, selected, onAction } = props
  const Name = level === 2 ? 'h2' : 'h3'
  const isSelecting = selected !== undefined
  return (
    <Card
      asChild
      className={classNames('flex flex-col gap-3', selected && 'border-herb outline outline-herb')}
    >
      <li data-item={item.id} aria-posinset={at} aria-setsize={of} aria-label={item.name}>
        <div className="flex items-start gap-3">
          {isSelecting ? (
            <Checkbox
              label={<VisuallyHidden>Select {item.name}</VisuallyHidden>}
              checked={selected}
              disabled={item.draft !== undefined}
              onChange={() => onAction('select', item)}
              className="-my-1 w-9"
            />
          ) : (
            <FoodIcon foodId={item.foodId} category={item.category} className="size-9" />
          )}
          <Name className="min-w-0 grow pt-1 font-text text-lg leading-snug font-semibold text-wrap wrap-anywhere">
            {item.name}
          </Name>
          {!isSelecting && !item.sample && (
            <div className="-me-2 -mt-2 shrink-0">
              <ItemMenu item={item} onAction={(action) => onAction(action, item)} />
            </div>
          )}
        </div>
        <ItemBadges item={item} isStalled={isStalled} />
        {item.expiryDate !== undefined && (
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm">
            <p className="text-ink-soft">
              Expires: <time dateTime={item.expiryDate}>{formatExpiryDate(item.expiryDate)}</time>
            </p>
            <ExpiryBadge item={item} today={today} />
          </div>
        )}
        <div className="mt-auto flex flex-col gap-3">
          <AmountStepper item={item} onStep={(by) => onAction(by === 1 ? 'more' : 'less', item)} />
          {!isSelecting && (
            <div className="flex items-center gap-2 border-t pt-3">
              <Button
                variant="quiet"
                icon={<Pencil aria-hidden />}
                disabled={item.sample}
                aria-label={`Edit ${item.name}`}
                onClick={() => onAction('edit', item)}
                className="-ms-2 px-2!"
              >
                Edit
              </Button>
              <Button
                variant="quiet"
                icon={<CircleCheckBig aria-hidden />}
                disabled={item.sample || item.draft !== undefined}
                aria-label={`Used ${item.name}`}
                onClick={() => onAction('use', item)}
                className="px-2!"
              >
                Used
              </Button>
              <IconButton
                data-removes
                label={`Delete ${item.name}`}
                icon={<Trash2 aria-hidden />}
                disabled={item.sample}
                onClick={() => onAction('remove', item)}
                className="-me-2 ms-auto"
              />
            </div>
          )}
        </div>
      </li>
    </Card>
  )
})
