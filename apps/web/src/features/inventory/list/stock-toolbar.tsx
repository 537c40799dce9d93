import type { Day } from '@larder/kitchen/date/day'
import { type Category, categories } from '@larder/kitchen/food/categories'
import { ArrowUpDown, LayoutGrid, Rows3 } from 'lucide-react'
import { useMemo } from 'react'
import { placeLabels, places } from '../../../food/places'
import { Chips } from '../../../ui/controls/chips'
import { IconButton } from '../../../ui/controls/icon-button'
import { SearchInput } from '../../../ui/fields/search-input'
import { Select } from '../../../ui/fields/select'
import { numberText } from '../../../ui/formatting/locale'
import type { ShownItem } from '../optimistic-stock'
import type { InventoryLayout } from '../rows/use-stock-layout'
import {
  countByCategory,
  expiryStatuses,
  expiryStatusLabels,
  getExpiryStatus,
  type StockFilter,
  type StockSort,
  stockSorts,
} from './stock-filter'

/** The id of the search field, which the '/' shortcut focuses. */
export const stockSearchId = 'stock-search'

interface StockToolbarProps {
  readonly items: readonly ShownItem[]
  readonly today: Day
  readonly view: StockFilter
  readonly onSearch: (text: string) => void
  readonly onShow: (part: Partial<StockFilter>) => void
}

/** Looks like a selected chip: the filter hides items. */
const activeFilterClass = '[&_select]:border-herb [&_select]:bg-herb-wash [&_select]:text-herb-ink'

const sortOptions = Object.entries(stockSorts).map(([value, label]) => ({ value, label }))

/** Search, order and filters. On a phone the search stays in view, and the order is a button beside it. */
export function StockToolbar({ items, today, view, onSearch, onShow }: StockToolbarProps) {
  const countsByPlace = useMemo(() => countByCategory(items, (item) => item.location), [items])
  const countsByState = useMemo(
    () => countByCategory(items, (item) => getExpiryStatus(item, today) ?? ''),
    [items, today],
  )
  const all = numberText(items.length)
  const formatCount = (count = 0) => `(${numberText(count)})`
  const placeOptions = [
    { value: '', label: `All places (${all})` },
    ...places.map((place) => ({
      value: place,
      label: `${placeLabels[place]} ${formatCount(countsByPlace.get(place))}`,
    })),
  ]
  const stateOptions = [
    { value: '', label: `Everything (${all})` },
    ...expiryStatuses.map((state) => ({
      value: state,
      label: `${expiryStatusLabels[state]} ${formatCount(countsByState.get(state))}`,
    })),
  ]
  return (
    <search className="gap-2 max-md:contents md:grid md:grid-cols-2 @4xl:grid-cols-[minmax(0,1fr)_11rem_12rem_12rem]">
      <div className="flex gap-2 max-md:sticky max-md:top-0 max-md:z-20 max-md:-mx-4 max-md:-my-2 max-md:bg-paper max-md:px-4 max-md:py-2 md:col-span-2 @4xl:contents">
        <SearchInput
          id={stockSearchId}
          aria-label="Search by name or category"
          placeholder="Search by name or category"
          value={view.q}
          onValueChange={onSearch}
          maxLength={120}
          className="grow"
        />
        <div className="relative shrink-0 @md:w-44 @4xl:w-auto">
          <Select
            aria-label="Sort"
            title="Sort"
            options={sortOptions}
            value={view.sort}
            onChange={({ target }) => onShow({ sort: target.value as StockSort })}
            className="@max-md:w-11 @max-md:[&_option]:text-ink @max-md:[&_select]:px-0! @max-md:[&_select]:text-transparent @max-md:[&_svg]:hidden"
          />
          <ArrowUpDown
            aria-hidden
            className="pointer-events-none absolute start-3 top-3 size-5 text-ink-soft @md:hidden"
          />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 md:contents">
        <Select
          aria-label="Place"
          options={placeOptions}
          value={view.place ?? ''}
          onChange={({ target }) => onShow({ place: places.find((place) => place === target.value) ?? null })}
          className={view.place === null ? '' : activeFilterClass}
        />
        <Select
          aria-label="Show"
          options={stateOptions}
          value={view.state ?? ''}
          onChange={({ target }) =>
            onShow({ state: expiryStatuses.find((state) => state === target.value) ?? null })
          }
          className={view.state === null ? '' : activeFilterClass}
        />
      </div>
    </search>
  )
}

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

interface LayoutToggleProps {
  readonly layout: InventoryLayout
  readonly onLayout: (layout: InventoryLayout) => void
}

export function LayoutToggle({ layout, onLayout }: LayoutToggleProps) {
  return layout === 'rows' ? (
    <IconButton label="Show as cards" icon={<LayoutGrid aria-hidden />} onClick={() => onLayout('cards')} />
  ) : (
    <IconButton label="Show as rows" icon={<Rows3 aria-hidden />} onClick={() => onLayout('rows')} />
  )
}
