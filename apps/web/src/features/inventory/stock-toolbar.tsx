import { Location } from '@larder/contract/inventory'
import { useMemo } from 'react'
import { placeLabels, places } from '../../food/places'
import { SearchInput } from '../../ui/search-input'
import { Select } from '../../ui/select'
import type { ShownItem } from './inventory-state'
import { countsOf, type Sort, type StockView, sorts } from './stock-view'

/** Where '/' leads. */
export const searchId = 'stock-search'

interface StockToolbarProps {
  readonly items: readonly ShownItem[]
  readonly view: StockView
  readonly onSearch: (text: string) => void
  readonly onShow: (part: Partial<StockView>) => void
}

const sortOptions = Object.entries(sorts).map(([value, label]) => ({ value, label }))

export function StockToolbar({ items, view, onSearch, onShow }: StockToolbarProps) {
  const counts = useMemo(() => countsOf(items, (item) => item.location), [items])
  const placeOptions = [
    { value: '', label: `All places (${items.length})` },
    ...places.map((place) => ({ value: place, label: `${placeLabels[place]} (${counts.get(place) ?? 0})` })),
  ]
  return (
    <search className="grid grid-cols-2 gap-2 @2xl:grid-cols-[minmax(0,1fr)_12rem_11rem]">
      <SearchInput
        id={searchId}
        aria-label="Search by name or category"
        placeholder="Search by name or category"
        value={view.q}
        onValueChange={onSearch}
        maxLength={120}
        className="col-span-2 @2xl:col-span-1"
      />
      <Select
        aria-label="Place"
        options={placeOptions}
        value={view.place ?? ''}
        onChange={({ target }) =>
          onShow({ place: Location.options.find((place) => place === target.value) ?? null })
        }
      />
      <Select
        aria-label="Sort"
        options={sortOptions}
        value={view.sort}
        onChange={({ target }) => onShow({ sort: target.value as Sort })}
      />
    </search>
  )
}
