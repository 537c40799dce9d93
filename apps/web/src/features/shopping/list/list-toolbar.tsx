import { ListOrdered, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListLine, ListName } from '../../../api/shopping-list/use-shopping-list'
import { Chips } from '../../../ui/controls/chips'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import type { ListOrder, ListViewParams } from './list-view-params'

interface ListToolbarProps {
  readonly view: ListViewParams
  readonly stores: readonly ListName[]
  /** Number of trips from which the store's order was learned. */
  readonly trips: number
  readonly onShow: (part: Partial<ListViewParams>) => void
  readonly onNewStore: () => void
  /** How many there are to buy, and what they cost. */
  readonly children: ReactNode
}

const arrangements = [
  { value: 'added', label: 'As added', icon: <ListOrdered aria-hidden /> },
  { value: 'aisle', label: 'By aisle', icon: <Store aria-hidden /> },
]
const anyStore = ''
const newStore = 'new'

/**
 * The figures of the list, with controls for its order and for the store. On a phone the order is two icons beside the
 * figures, so that the list starts near the top.
 */
export function ListToolbar({ view, stores, trips, onShow, onNewStore, children }: ListToolbarProps) {
  const byAisle = view.arrangement === 'aisle'
  const store = stores.find(({ id }) => id === view.store)
  return (
    <div className="flex flex-col gap-2">
      <div className="grid items-center gap-2 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-2">
        <SegmentedControl
          className="max-sm:[&_label]:basis-10 max-sm:[&_label>span]:sr-only"
          legend="Order"
          hideLegend
          segments={arrangements}
          value={view.arrangement}
          onValueChange={(value) => onShow({ arrangement: value as ListOrder })}
        />
        {(byAisle || store) && (
          <Field label="Store" hideLabel className="max-sm:col-span-2">
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
        <div className="flex min-w-0 flex-wrap items-start gap-x-2 max-sm:order-first max-sm:min-h-11 sm:col-span-2 sm:min-h-6 sm:justify-between sm:gap-x-4 sm:pt-2">
          {children}
        </div>
      </div>
      {byAisle && store && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {trips > 0
            ? `In the order you walk through ${store.name}, learned from your ticks.`
            : `Tick things off as you walk, and Larder learns your way round ${store.name}.`}
        </p>
      )}
    </div>
  )
}

interface ListSwitcherProps {
  readonly lists: readonly ListName[]
  readonly lines: readonly ListLine[]
  readonly list: string
  readonly onShow: (part: { list: string }) => void
}

/** Switches between the household's lists, if there are several. */
export function ListSwitcher({ lists, lines, list, onShow }: ListSwitcherProps) {
  if (lists.length < 2) return null
  const countUnticked = (id: string) => lines.filter((line) => line.list === id && !line.ticked).length
  return (
    <Chips
      label="List"
      chips={lists.map(({ id, name }) => ({ value: id, label: name, count: countUnticked(id) }))}
      value={list}
      onValueChange={(value) => onShow({ list: value })}
      className="pb-1 [&_label]:max-w-full [&_label]:wrap-anywhere"
    />
  )
}
