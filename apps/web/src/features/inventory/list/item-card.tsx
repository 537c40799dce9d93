import type { Day } from '@larder/kitchen/date/day'
import {
  CircleCheckBig,
  CloudOff,
  Ellipsis,
  History,
  Minus,
  MoveRight,
  PackageOpen,
  PackageX,
  Pencil,
  Plus,
  Snowflake,
  SquareCheck,
  Trash,
  Trash2,
} from 'lucide-react'
import { memo } from 'react'
import { ExpiryBadge } from '../../../food/expiry/expiry-badge'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { splitItemAmount } from '../../../food/item-amount'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { IconButton } from '../../../ui/controls/icon-button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { dateText } from '../../../ui/formatting/locale'
import { Menu } from '../../../ui/overlays/menu'
import type { MenuItem } from '../../../ui/overlays/menu-items'
import { useHoldRepeat } from '../../../ui/use-hold-repeat'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import type { ShownItem } from '../optimistic-stock'
import type { ItemAction, OnItemAction } from './use-item-actions'

const longDate = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const

/** Formats a day in full: '18 Nov 2026'. */
function formatExpiryDate(day: string): string {
  return dateText(`${day}T00:00:00Z`, longDate)
}

interface ItemMarksProps {
  readonly item: ShownItem
  /** Pending changes cannot be sent at the moment. */
  readonly isStalled: boolean
}

/** The states of an item as labelled badges. */
function ItemBadges({ item, isStalled }: ItemMarksProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge>{item.category}</Badge>
      {item.sample && <Badge tone="sky">Sample</Badge>}
      {item.amount === '0' && (
        <Badge tone="saffron" icon={<PackageX />}>
          Out of stock
        </Badge>
      )}
      {item.openedOn !== undefined && (
        <Badge icon={<PackageOpen />} title={`Opened on ${item.openedOn}`}>
          Opened
        </Badge>
      )}
      {item.location === 'freezer' && (
        <Badge tone="sky" icon={<Snowflake />}>
          Frozen
        </Badge>
      )}
      {item.waiting && isStalled && (
        <Badge icon={<CloudOff />} className="text-ink-soft">
          Waiting to sync
        </Badge>
      )}
    </div>
  )
}

interface AmountStepperProps {
  readonly item: ShownItem
  readonly onStep: (by: 1 | -1) => void
}

function AmountStepper({ item, onStep }: AmountStepperProps) {
  const { amount, name, sample = false } = item
  const { number, word } = splitItemAmount(item)
  const less = useHoldRepeat(() => amount !== '0' && onStep(-1))
  const more = useHoldRepeat(() => onStep(1))
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={`One less ${name}`}
        icon={<Minus aria-hidden />}
        variant="secondary"
        disabled={sample || amount === '0'}
        {...less}
      />
      <p className="min-w-0 grow text-center leading-tight wrap-anywhere">
        <span className="numbers text-lg font-semibold">{number}</span>{' '}
        <span className="text-ink-soft">{word}</span>
      </p>
      <IconButton
        label={`One more ${name}`}
        icon={<Plus aria-hidden />}
        variant="secondary"
        disabled={sample}
        {...more}
      />
    </div>
  )
}

interface ItemMenuProps {
  readonly item: ShownItem
  readonly onAction: (action: ItemAction) => void
}

export function ItemMenu({ item, onAction }: ItemMenuProps) {
  const frozen = item.location === 'freezer'
  const out = item.amount === '0'
  // An item the server does not have yet has no history and cannot be split or opened.
  const isUnsent = item.draft !== undefined
  const entry = (action: ItemAction, label: string, icon: MenuItem['icon'], disabled = false): MenuItem => ({
    label,
    icon,
    disabled: disabled || isUnsent,
    onSelect: () => onAction(action),
  })
  return (
    <Menu
      trigger={<IconButton label={`More options for ${item.name}`} icon={<Ellipsis aria-hidden />} />}
      items={[
        entry('open', 'Opened', <PackageOpen aria-hidden />, item.openedOn !== undefined),
        ...(frozen ? [] : [entry('freeze', 'Move to freezer', <Snowflake aria-hidden />)]),
        entry('move', 'Move…', <MoveRight aria-hidden />),
        entry('waste', 'Wasted…', <Trash aria-hidden />, out),
        entry('use-up', 'Use it up', <CircleCheckBig aria-hidden />, out),
        'separator',
        entry('history', 'History', <History aria-hidden />),
        entry('select', 'Select', <SquareCheck aria-hidden />),
      ]}
    />
  )
}

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

interface ItemPartsProps extends Pick<ItemCardProps, 'item' | 'today' | 'isStalled' | 'onAction'> {
  readonly isSelecting: boolean
}

/** Everything of an item but its name and menu. */
export function ItemParts({ item, today, isStalled, isSelecting, onAction }: ItemPartsProps) {
  return (
    <>
      <ItemBadges item={item} isStalled={isStalled} />
      {/* What is used up needs no warning. */}
      {item.expiryDate !== undefined && item.amount !== '0' && (
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
    </>
  )
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
        <ItemParts
          item={item}
          today={today}
          isStalled={isStalled}
          isSelecting={isSelecting}
          onAction={onAction}
        />
      </li>
    </Card>
  )
})
