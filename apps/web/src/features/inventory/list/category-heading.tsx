import type { Category } from '@larder/kitchen/food/categories'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'
import type { JumpToProps } from '../../../ui/controls/jump-to'
import { LazyJumpTo } from '../../../ui/controls/lazy-jump-to'
import type { FoldedLots } from '../rows/fold-lots'
import type { InventoryLayout } from '../rows/use-stock-layout'
import type { StockGroup } from './stock-filter'

/** Where an entry stands: below which heading, and at which position if not all are rendered. */
interface EntryPosition {
  readonly level: 2 | 3
  readonly at?: number
  readonly of?: number
}

export interface EntryGridProps {
  readonly layout: InventoryLayout
  readonly groups: readonly StockGroup<FoldedLots>[]
  readonly render: (entry: FoldedLots, position: EntryPosition) => ReactNode
}

/** On a phone below the search. */
const stickyHeadingStyle = 'sticky top-0 z-10 -mx-4 bg-paper px-4 py-2 max-md:top-15 max-md:text-lg'

/** Where a jump to a group stops: below what is sticky. */
export const groupStyle = 'scroll-mt-0 max-md:scroll-mt-15'

interface CategoryHeadingProps {
  readonly category: Category
  readonly count: number
  readonly layout: InventoryLayout
}

/** Heading of a category with its item count. Above rows it stays in view; on a phone below the search. */
export function CategoryHeading({ category, count, layout }: CategoryHeadingProps) {
  return (
    <h2
      tabIndex={-1}
      className={classNames('flex items-baseline gap-2 text-xl', layout === 'rows' && stickyHeadingStyle)}
    >
      {category}
      <span className="numbers font-text text-base font-normal text-ink-soft">
        {count} {count === 1 ? 'item' : 'items'}
      </span>
    </h2>
  )
}

type GroupIndexProps = Pick<EntryGridProps, 'groups'> & Pick<JumpToProps, 'onJump'>

/** The index of the categories, at the end of their headings. */
export function GroupIndex({ groups, onJump }: GroupIndexProps) {
  return (
    <LazyJumpTo
      groups={groups.flatMap(({ category }) => category ?? [])}
      onJump={onJump}
      className="top-0 max-md:top-15"
    />
  )
}
