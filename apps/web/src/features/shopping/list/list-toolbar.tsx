import { ListOrdered, Store } from 'lucide-react'
import { useEffect } from 'react'
import type { ListLine, ListName } from '../../../api/shopping-list/use-shopping-list'
import { Chips } from '../../../ui/controls/chips'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { hadSeveralLists, type ListOrder, type ListViewParams, saveHadSeveralLists } from './list-view-params'

interface ListToolbarProps {
  readonly view: ListViewParams
  readonly stores: readonly ListName[]
  /** Number of trips from which the store's order was learned. */
  readonly trips: number
  readonly onShow: (part: Partial<ListViewParams>) => void
  readonly onNewStore: () => void
}

const arrangements = [
  { value: 'added', label: 'As added', icon: <ListOrdered aria-hidden /> },
  { value: 'aisle', label: 'By aisle', icon: <Store aria-hidden /> },
]
const anyStore = ''
const newStore = 'new'

/** Controls for the order of the list and for the store. */
export function ListToolbar({ view, stores, trips, onShow, onNewStore }: ListToolbarProps) {
  const byAisle = view.arrangement === 'aisle'
  const store = stores.find(({ id }) => id === view.store)
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        <SegmentedControl
          legend="Order"
          hideLegend
          segments={arrangements}
          value={view.arrangement}
          onValueChange={(value) => onShow({ arrangement: value as ListOrder })}
        />
        {(byAisle || store) && (
          <Field label="Store" hideLabel>
            <Select
              value={view.store ?? anyStore}
              options={[
                { value: anyStore, label: 'Any store' },
                ...stores.map(({ id, name }) => ({ value: id, label: name })),
                { value: newStore, label: 'New store…' },
              ]}
              onChange={({ target }) => {
                if (target.value === newStore) onNewStore()
                else onShow({ store: target.value === anyStore ? undefined : target.value })
              }}
            />
          </Field>
        )}
      </div>
      {byAisle && store && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {trips > 0
            ? `In the order you walk through ${store.name}, learned from your ticks.`
            : `Tick things off as you walk, and the order of ${store.name} is learned.`}
        </p>
      )}
    </div>
  )
}

interface ListSwitcherProps {
  readonly lists: readonly ListName[]
  /** Undefined until loaded. */
  readonly lines: readonly ListLine[] | undefined
  readonly list: string
  readonly onShow: (part: { list: string }) => void
}

/** Switches between the household's lists, if there are several. */
export function ListSwitcher({ lists, lines, list, onShow }: ListSwitcherProps) {
  const hasSeveral = lists.length > 1
  const isLoaded = lines !== undefined
  useEffect(() => {
    if (isLoaded) saveHadSeveralLists(hasSeveral)
  }, [isLoaded, hasSeveral])

  if (!isLoaded) return hadSeveralLists() ? <Skeleton className="h-11" /> : null
  if (!hasSeveral) return null
  const countUnticked = (id: string) => lines.filter((line) => line.list === id && !line.ticked).length
  return (
    <Chips
      label="List"
      chips={lists.map(({ id, name }) => ({ value: id, label: name, count: countUnticked(id) }))}
      value={list}
      onValueChange={(value) => onShow({ list: value })}
      className="[&_label]:max-w-full [&_label]:wrap-anywhere"
    />
  )
}
