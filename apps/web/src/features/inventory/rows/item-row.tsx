import type { Day } from '@larder/kitchen/date/day'
import { ChevronDown, CircleCheckBig, Trash2 } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { ExpiryBadge } from '../../../food/expiry/expiry-badge'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { splitItemAmount } from '../../../food/item-amount'
import { classNames } from '../../../ui/class-names'
import { Checkbox } from '../../../ui/controls/checkbox'
import { type RowGestures, useRowGestures } from '../../../ui/use-row-gestures'
import { ItemMenu, ItemParts } from '../list/item-card'
import type { OnItemAction } from '../list/use-item-actions'
import type { ShownItem } from '../optimistic-stock'
import { type FoldedLots, soonestLot, sumLots } from './fold-lots'

interface ItemRowProps {
  readonly lots: FoldedLots['lots']
  readonly today: Day
  /** Position and set size, when not all rows are rendered. */
  readonly at?: number | undefined
  readonly of?: number | undefined
  readonly isStalled: boolean
  /** Whether the row is selected; undefined while not selecting. */
  readonly selected?: boolean | undefined
  readonly onAction: OnItemAction
}

interface SwipeRowProps extends RowGestures {
  readonly children: ReactNode
}

/** A row that a finger draws aside: to the right it is used up, to the left deleted. Both can be undone. */
function SwipeRow({ children, ...gestures }: SwipeRowProps) {
  const handlers = useRowGestures(gestures)
  return (
    <div className="relative overflow-hidden">
      <div
        aria-hidden
        className="absolute inset-0 flex items-center justify-between px-4 text-sm font-semibold [&_svg]:size-5"
      >
        <span className="flex items-center gap-2 text-herb-ink">
          <CircleCheckBig /> Used up
        </span>
        <span className="flex items-center gap-2 text-tomato-ink">
          Delete <Trash2 />
        </span>
      </div>
      <div
        {...handlers}
        className="relative touch-pan-y bg-paper select-none not-data-drawn:transition-transform"
      >
        {children}
      </div>
    </div>
  )
}

interface RowFaceProps {
  readonly item: ShownItem
  readonly amount: string | undefined
  readonly lotCount: number
  readonly today: Day
}

/** What a row shows of its item: name, how long it keeps, amount. */
function RowFace({ item, amount, lotCount, today }: RowFaceProps) {
  const { number, word } = splitItemAmount({ amount: amount ?? item.amount, unit: item.unit })
  const isOut = (amount ?? item.amount) === '0'
  return (
    <>
      <span className="flex min-w-0 grow flex-col">
        <span className="truncate leading-snug font-medium">{item.name}</span>
        <span className="flex h-5 items-center gap-2 overflow-hidden text-sm text-ink-soft">
          {isOut ? (
            'Out of stock'
          ) : item.expiryDate === undefined ? (
            item.category
          ) : (
            <ExpiryBadge item={item} today={today} className="shrink-0 bg-transparent! px-0! py-0!" />
          )}
          {lotCount > 1 && <span className="truncate">{lotCount} batches</span>}
        </span>
      </span>
      {(lotCount === 1 || amount !== undefined) && (
        <span className="max-w-2/5 shrink-0 truncate text-end">
          <span className="numbers font-semibold">{number}</span>{' '}
          <span className="text-ink-soft">{word}</span>
        </span>
      )}
    </>
  )
}

/** A row of 56 px. A press opens everything a card has, or the lots folded into it. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { lots, today, at, of, isStalled, selected, onAction } = props
  const [open, setOpen] = useState(false)
  const [item] = lots
  const isFolded = lots.length > 1
  const face = (
    <RowFace
      item={isFolded ? soonestLot(lots) : item}
      amount={isFolded ? sumLots(lots) : undefined}
      lotCount={lots.length}
      today={today}
    />
  )
  const common = { 'aria-posinset': at, 'aria-setsize': of, 'aria-label': item.name }
  if (selected !== undefined)
    return (
      <li data-item={item.id} {...common} className={classNames('flex h-14', selected && 'bg-herb-wash')}>
        <Checkbox
          label={<span className="-my-2.5 flex h-14 items-center gap-3">{face}</span>}
          checked={selected}
          disabled={item.draft !== undefined}
          onChange={() => onAction('select', item)}
          className="min-w-0 grow *:[label]:h-14 *:[label]:items-center *:[label]:px-1 *:[label>span:last-child]:grow"
        />
      </li>
    )
  const canSwipe = !isFolded && !item.sample && item.draft === undefined
  return (
    <li data-item={item.id} {...common}>
      <SwipeRow
        disabled={item.sample === true || item.draft !== undefined}
        {...(canSwipe && item.amount !== '0' && { onSwipeRight: () => onAction('use-up', item) })}
        {...(canSwipe && { onSwipeLeft: () => onAction('remove', item) })}
        onHold={() => onAction('select', item)}
      >
        <button
          type="button"
          data-opens
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex h-14 w-full items-center gap-3 -outline-offset-2 text-start"
        >
          <FoodIcon foodId={item.foodId} category={item.category} className="size-8 shrink-0" />
          {face}
          <ChevronDown
            aria-hidden
            className={classNames('size-5 shrink-0 text-ink-soft', open && 'rotate-180')}
          />
        </button>
      </SwipeRow>
      {open && !isFolded && (
        <div className="flex flex-col gap-3 pb-3">
          {!item.sample && (
            <div className="-mb-11 self-end">
              <ItemMenu item={item} onAction={(action) => onAction(action, item)} />
            </div>
          )}
          <div className="flex min-h-11 flex-col gap-3 pe-12">
            <ItemParts
              item={item}
              today={today}
              isStalled={isStalled}
              isSelecting={false}
              onAction={onAction}
            />
          </div>
        </div>
      )}
      {open && isFolded && (
        <ul aria-label={`Batches of ${item.name}`} className="divide-y border-t ps-6">
          {lots.map((lot) => (
            <ItemRow key={lot.id} lots={[lot]} today={today} isStalled={isStalled} onAction={onAction} />
          ))}
        </ul>
      )}
    </li>
  )
})
