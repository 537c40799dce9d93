import type { Category } from '@larder/kitchen/food/categories'
import { categories } from '@larder/kitchen/food/categories'
import { useMemo } from 'react'
import { Chips } from '../../../ui/controls/chips'
import type { ShownItem } from '../optimistic-stock'
import { countByCategory } from './stock-filter'

interface CategoryChipsProps {
  readonly items: readonly ShownItem[]
  readonly category: Category | null
  readonly onCategory: (category: Category | null) => void
}

const all = 'All'

/** Chips for 'All' and each category in stock, with counts. On narrow screens the row scrolls sideways. */
export function CategoryChips({ items, category, onCategory }: CategoryChipsProps) {
  const counts = useMemo(() => countByCategory(items, (item) => item.category), [items])
  // The selected category stays, even when its last item is gone.
  const present = categories.filter((name) => counts.has(name) || name === category)
  const chips = [
    { value: all, label: all, count: items.length },
    ...present.map((name) => ({ value: name, label: name, count: counts.get(name) ?? 0 })),
  ]
  return (
    <Chips
      label="Category"
      chips={chips}
      value={category ?? all}
      onValueChange={(value) => onCategory(categories.find((name) => name === value) ?? null)}
      className="max-sm:-mx-4 @max-4xl:-my-1 @max-4xl:*:[div]:flex-nowrap @max-4xl:*:[div]:overflow-x-auto max-sm:*:[div]:px-4 @max-4xl:*:[div]:py-1 @max-4xl:[&_label]:shrink-0"
    />
  )
}
