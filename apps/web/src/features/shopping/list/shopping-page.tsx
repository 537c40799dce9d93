import { ShoppingBasket } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useShoppingList } from '../../../api/shopping-list/use-shopping-list'
import { useMe } from '../../../api/use-me'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { type ListDialogState, ListDialogs } from '../dialogs/list-dialogs'
import { tickRow } from '../list-actions'
import type { ShoppingListRow } from '../shopping-rows'
import { useListFacts } from '../use-list-facts'
import { useShoppingMemory } from '../use-shopping-memory'
import { AddLine } from './add-line'
import { ListFigures } from './list-figures'
import { ListHeading } from './list-heading'
import { ListMenu } from './list-menu'
import { ListSkeleton } from './list-skeleton'
import { ListSwitcher } from './list-switcher'
import { ListToolbar } from './list-toolbar'
import { PrintedList } from './printed-list'
import type { RowListContext } from './row-list'
import { ShopBar } from './shop-bar'
import { ListSyncNote } from './sync-note'
import { ToBuySection } from './to-buy-section'
import { TrolleySection } from './trolley'
import { useLinesFromUrl } from './use-lines-from-url'
import { useListViewParams } from './use-list-view-params'
import { usePriceEstimate } from './use-price-estimate'
import { useRowFocus } from './use-row-focus'
import { useRows } from './use-rows'
import { useShoppingShortcuts } from './use-shopping-shortcuts'
import { useStableNames } from './use-stable-names'

const noTrips: readonly (readonly string[])[] = []

/** What the household means to buy: added at home, ticked in the shop, put away in the kitchen. */
export function ShoppingPage() {
  const state = useShoppingList()
  const { lines: all, stores, sync } = state
  const lists = useStableNames(state.lists)
  const { show, ...view } = useListViewParams(lists, stores)
  const { me } = useMe()
  const memory = useShoppingMemory()
  const whole = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<ListDialogState>()
  const [unfolded, setUnfolded] = useState<string>()
  const [editing, setEditing] = useState<string>()
  useLinesFromUrl(view.list, all !== undefined)
  usePreloadToaster()

  const { facts, pending } = useListFacts(useMemo(() => all?.map(({ text }) => text), [all]))
  const lines = useMemo(() => all?.filter(({ list }) => list === view.list), [all, view.list])
  const { toBuy, inTrolley } = useRows(lines, facts, whole)
  const rows = useMemo(() => [...toBuy, ...inTrolley], [toBuy, inTrolley])
  const { estimate, priceOf } = usePriceEstimate(rows, { facts, memory, store: view.store })
  const trips = memory?.stores.find(({ id }) => id === view.store)?.trips ?? noTrips
  const ticked = lines?.filter((line) => line.ticked).length ?? 0
  const toCheck = lines?.filter((line) => line.check && !line.ticked).length ?? 0
  const known = !pending && lines !== undefined

  const { store } = view
  const onTick = useCallback((row: ShoppingListRow) => tickRow(row, store), [store])
  const onUnfold = useCallback(
    (row: ShoppingListRow) => setUnfolded((now) => (now === row.id ? undefined : row.id)),
    [],
  )
  // What stands for several lines is changed line by line.
  const onEdit = useCallback((row: ShoppingListRow) => {
    if (row.lines.length > 1) setUnfolded(row.id)
    else setEditing(row.id)
  }, [])
  const onEdited = useCallback(() => setEditing(undefined), [])
  const plan: RowListContext = {
    me: me?.name,
    heldUp: sync.state === 'waiting' || sync.state === 'offline' || sync.state === 'trouble',
    lists,
    unfolded,
    editing,
    priceOf,
    onTick,
    onUnfold,
    onEdit,
    onEdited,
  }
  const onKeyDown = useShoppingShortcuts({ whole, input, rows, onTick, onEdit })
  const focus = useRowFocus(whole, input)
  const list = lists.find(({ id }) => id === view.list) ?? { id: 'main', kind: 'list', name: 'Shopping List' }
  const plural = lists.length > 1

  return (
    <>
      <div className="mx-auto flex min-h-(--page-height) w-full max-w-2xl flex-col gap-4 px-4 pt-6 sm:gap-5 sm:px-6 sm:pt-12 print:hidden">
        <ListHeading
          onPlan={() => setQuestion({ ask: 'plan' })}
          menu={
            <ListMenu
              list={list}
              store={stores.find(({ id }) => id === view.store)}
              onName={(name) => setQuestion({ ask: 'name', question: name })}
              onDelete={(name) => setQuestion({ ask: 'delete', name })}
            />
          }
        />
        <ListSwitcher lists={lists} lines={all} list={view.list} onShow={show} />
        <AddLine input={input} list={view.list} />
        <ListToolbar
          view={view}
          stores={stores}
          trips={trips.length}
          onShow={show}
          onNewStore={() => setQuestion({ ask: 'name', question: { kind: 'store' } })}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that its rows' own controls have heard first */}
        <div ref={whole} {...focus} onKeyDown={onKeyDown} className="flex grow flex-col gap-2 pb-6">
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <ListFigures
              toBuy={(lines?.length ?? 0) - ticked - toCheck}
              ticked={ticked}
              toCheck={toCheck}
              estimate={estimate}
              currency={memory?.currency}
            />
            <ListSyncNote sync={sync} />
          </div>
          {!known && <ListSkeleton />}
          {known && lines.length === 0 && (
            <EmptyState
              icon={<ShoppingBasket />}
              title="Nothing to buy"
              hint={
                plural
                  ? `${list.name} is empty. Write down what you are out of.`
                  : 'Write down what you are out of, or let your meal plan say what it lacks.'
              }
            />
          )}
          {known && (
            <>
              <ToBuySection
                rows={toBuy}
                plan={plan}
                arrangement={view.arrangement}
                facts={facts}
                trips={trips}
              />
              <TrolleySection rows={inTrolley} plan={plan} />
            </>
          )}
        </div>
        {known && lines.length > 0 && (
          <ShopBar
            toBuy={lines.length - ticked}
            ticked={ticked}
            onShop={() => setQuestion({ ask: 'shop' })}
            onPutAway={() => setQuestion({ ask: 'away' })}
          />
        )}
      </div>
      <PrintedList title={list.name} rows={toBuy.length > 0 ? toBuy : rows} facts={facts} trips={trips} />
      <ListDialogs
        question={question}
        state={state}
        lines={lines ?? []}
        rows={toBuy.length > 0 ? toBuy : rows}
        facts={facts}
        memory={memory}
        view={view}
        onShow={show}
        onClose={() => setQuestion(undefined)}
      />
    </>
  )
}
