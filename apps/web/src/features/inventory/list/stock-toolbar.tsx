import type { Day } from '@larder/kitchen/date/day'
import { type Category, categories } from '@larder/kitchen/food/categories'
import { ArrowUpDown, CalendarClock, LayoutGrid, Rows3, Warehouse } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { placeLabels, places } from '../../../food/places'
import { classNames } from '../../../ui/class-names'
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
  readonly view: StockFilter
  readonly onSearch: (text: string) => void
  readonly onShow: (part: Partial<StockFilter>) => void
  /** The filters, where there is room for them. */
  readonly children: ReactNode
}

/** Looks like a selected chip: the filter hides items. */
const activeFilterClass =
  '[&_select]:border-herb [&_select]:bg-herb-wash @md:[&_select]:text-herb-ink @max-md:[&>span]:text-herb-ink'

/** Beside the quiet buttons of a phone. */
const quietFilterClass = '@max-md:[&_select]:border-transparent @max-md:[&_select]:bg-transparent'

const sortOptions = Object.entries(stockSorts).map(([value, label]) => ({ value, label }))

/** Search and order, and the filters. On a phone the search stays in view, and the order is a button beside it. */
export function StockToolbar({ view, onSearch, onShow, children }: StockToolbarProps) {
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
        <IconSelect
          label="Sort"
          icon={<ArrowUpDown />}
          options={sortOptions}
          value={view.sort}
          onValue={(sort) => onShow({ sort: sort as StockSort })}
          className="@md:w-40 @4xl:w-auto"
        />
      </div>
      {children}
    </search>
  )
}

interface IconSelectProps {
  readonly label: string
  readonly icon: ReactNode
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onValue: (value: string) => void
  readonly className: string
}

/** A select that is only its icon on a phone, where the list needs the room. */
function IconSelect({ label, icon, options, value, onValue, className }: IconSelectProps) {
  return (
    <div className={classNames('relative shrink-0', className)}>
      <Select
        aria-label={label}
        title={label}
        options={options}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        className="@max-md:w-11 @max-md:[&_option]:text-ink @max-md:[&_select]:px-0! @max-md:[&_select]:text-transparent @max-md:[&_svg]:hidden"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 grid place-items-center [&_svg]:size-5 @md:hidden"
      >
        {icon}
      </span>
    </div>
  )
}

interface StockFiltersProps {
  readonly items: readonly ShownItem[]
  readonly today: Day
  readonly view: StockFilter
  readonly onShow: (part: Partial<StockFilter>) => void
}

/** The filters by place and by how long things keep. */
export function StockFilters({ items, today, view, onShow }: StockFiltersProps) {
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
    <div className="flex md:contents">
      <IconSelect
        label="Place"
        icon={<Warehouse />}
        options={placeOptions}
        value={view.place ?? ''}
        onValue={(value) => onShow({ place: places.find((place) => place === value) ?? null })}
        className={view.place === null ? quietFilterClass : activeFilterClass}
      />
      <IconSelect
        label="Show"
        icon={<CalendarClock />}
        options={stateOptions}
        value={view.state ?? ''}
        onValue={(value) => onShow({ state: expiryStatuses.find((state) => state === value) ?? null })}
        className={view.state === null ? quietFilterClass : activeFilterClass}
      />
    </div>
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
