import type { CostEstimate } from '@larder/kitchen/shopping/cost-estimate'
import { CalendarDays, EllipsisVertical, ListPlus, Pencil, Store, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListName } from '../../../api/shopping-list/use-shopping-list'
import { moneyText } from '../../../food/money-text'
import { useDialect } from '../../../food/use-dialect'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { Menu } from '../../../ui/overlays/menu'
import type { MenuItem } from '../../../ui/overlays/menu-items'
import type { NameTarget } from '../dialogs/name-dialog'

interface ListHeadingProps {
  readonly menu: ReactNode
  readonly onPlan: () => void
}

/** The page title with the actions of the whole list beside it, so that the list starts near the top. */
export function ListHeading({ menu, onPlan }: ListHeadingProps) {
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h1 className="min-w-0 text-3xl md:text-4xl">Shopping List</h1>
        <div className="flex shrink-0 gap-2">
          <Button
            icon={<CalendarDays />}
            onClick={onPlan}
            title="Needs from the plan"
            className="max-sm:w-11 max-sm:gap-0 max-sm:px-0"
          >
            <span className="max-sm:sr-only">Needs from the plan</span>
          </Button>
          {menu}
        </div>
      </div>
      <p className="text-ink-soft max-sm:sr-only sm:text-lg">
        Everybody in your household sees the same list.
      </p>
    </header>
  )
}

interface ListFiguresProps {
  readonly toBuy: number
  readonly ticked: number
  /** Number of lines to check instead of buy. */
  readonly toCheck: number
  /** The estimated cost, where past prices are known. */
  readonly estimate: CostEstimate | undefined
  readonly currency: string | undefined
}

/**
 * The number of lines and the estimated cost. On a phone they are stacked, so that nothing shifts when the prices
 * arrive.
 */
export function ListFigures({ toBuy, ticked, toCheck, estimate, currency }: ListFiguresProps) {
  const say = useDialect()
  const hasPrices = estimate && currency !== undefined && estimate.unpriced < estimate.each.length
  return (
    <>
      <p role="status" className="numbers min-h-6 text-ink-soft max-sm:basis-full">
        {toBuy + ticked + toCheck > 0 && `${formatNounCount(toBuy, 'thing')} to buy`}
        {toCheck > 0 && `, ${numberText(toCheck)} to check`}
        {ticked > 0 && `, ${numberText(ticked)} ${say('in the trolley')}`}
      </p>
      {hasPrices && (
        <p className="numbers text-ink-soft max-sm:text-sm max-sm:leading-5">
          About {moneyText(estimate.total, currency)}
          {estimate.unpriced > 0 && `, ${numberText(estimate.unpriced)} without a price`}
        </p>
      )}
    </>
  )
}

interface ListMenuProps {
  readonly list: ListName
  readonly store: ListName | undefined
  readonly onName: (question: NameTarget) => void
  readonly onDelete: (name: ListName) => void
}

/** Menu to create, rename and delete lists and stores. */
export function ListMenu({ list, store, onName, onDelete }: ListMenuProps) {
  const items: (MenuItem | 'separator')[] = [
    { label: 'New list', icon: <ListPlus />, onSelect: () => onName({ kind: 'list' }) },
    { label: 'Rename this list', icon: <Pencil />, onSelect: () => onName({ kind: 'list', named: list }) },
  ]
  if (list.id !== 'main')
    items.push({
      label: 'Delete this list',
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: () => onDelete(list),
    })
  items.push('separator', { label: 'New store', icon: <Store />, onSelect: () => onName({ kind: 'store' }) })
  if (store) {
    items.push(
      {
        label: 'Rename this store',
        icon: <Pencil />,
        onSelect: () => onName({ kind: 'store', named: store }),
      },
      { label: 'Delete this store', icon: <Trash2 />, tone: 'danger', onSelect: () => onDelete(store) },
    )
  }
  return (
    <Menu
      trigger={<IconButton label="Lists and stores" variant="secondary" icon={<EllipsisVertical />} />}
      items={items}
    />
  )
}
