import type { Category } from '@larder/kitchen/food/categories'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'
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

interface CategoryHeadingProps {
  readonly category: Category
  readonly count: number
  readonly layout: InventoryLayout
}

/** Heading of a category with its item count. Above rows it stays in view; on a phone below the search. */
export function CategoryHeading({ category, count, layout }: CategoryHeadingProps) {
  return (
    <h2
      className={classNames(
        'flex items-baseline gap-2 text-xl',
        layout === 'rows' && 'sticky top-0 z-10 -mx-4 bg-paper px-4 py-2 max-md:top-15 max-md:text-lg',
      )}
    >
      {category}
      <span className="numbers font-text text-base font-normal text-ink-soft">
        {count} {count === 1 ? 'item' : 'items'}
      </span>
    </h2>
  )
}
