import { PackageCheck, ShoppingBasket } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useShoppingList } from '../../../api/shopping-list/use-shopping-list'
import { useMe } from '../../../api/use-me'
import { useSearchParams } from '../../../router/router'
import { useAfterScreen } from '../../../ui/after-screen'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { vibrateBriefly } from '../../../ui/haptics'
import { lazyPart, usePreloadedParts } from '../../../ui/lazy-part'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'
import type { ListDialogState } from '../dialogs/list-dialogs'
import { addLines, tickRow } from '../list-actions'
import type { ShoppingListRow } from '../shopping-rows'
import { useListFacts } from '../use-list-facts'
import { usePriceEstimate, useShoppingMemory } from '../use-shopping-memory'
import { AddLine } from './add-line'
import { ListFigures, ListHeading, ListMenu } from './list-heading'
import { ListSwitcher, ListToolbar } from './list-toolbar'
import { useListViewParams } from './list-view-params'
import { type RowListContext, ToBuySection, TrolleySection } from './row-list'
import { LazyLineEdit, LazyRowDetails } from './shopping-row'
import { ListSyncNote } from './sync-note'
import { useRowFocus } from './use-row-focus'
import { useRows, useStableNames } from './use-rows'
import { useShoppingShortcuts } from './use-shopping-shortcuts'

const ListDialogs = lazyPart(async () => (await import('../dialogs/list-dialogs')).ListDialogs)
const PrintedList = lazyPart(async () => (await import('./printed-list')).PrintedList)
const laterParts = [ListDialogs, LazyRowDetails, LazyLineEdit]

const noTrips: readonly (readonly string[])[] = []

/** Placeholder rows of the final size. */
function ListSkeleton() {
  return (
    <div aria-busy className="flex flex-col divide-y border-y">
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className="flex h-14 items-center gap-3 ps-2">
          <Skeleton className="size-8" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      ))}
    </div>
  )
}

/**
 * Adds the lines named in the URL (`?add=Milk&add=Eggs`) once and removes them from the URL. It waits until the list is
 * loaded, so that they come last.
 */
function useLinesFromUrl(list: string, isLoaded: boolean): void {
  const [query, setQuery] = useSearchParams()
  const handled = useRef<URLSearchParams>(undefined)

  useEffect(() => {
    if (!isLoaded || !query.has('add') || handled.current === query) return
    handled.current = query
    addLines(query.getAll('add'), list)
    setQuery(
      (now) => {
        const rest = new URLSearchParams(now)
        rest.delete('add')
        return rest
      },
      { replace: true },
    )
  }, [query, setQuery, list, isLoaded])
}

interface ShopBarProps {
  readonly toBuy: number
  readonly ticked: number
  readonly onShop: () => void
  readonly onPutAway: () => void
}

/** Buttons to take the list along and to put things away, within thumb reach. */
function ShopBar({ toBuy, ticked, onShop, onPutAway }: ShopBarProps) {
  useToastOffset('6rem')

  return (
    <div className="sticky bottom-(--tab-bar) z-10 -mx-4 mt-auto flex flex-wrap gap-2 border-t bg-paper px-4 pt-2 pb-safe max-sm:*:min-h-11 max-sm:*:py-2 max-sm:*:text-base sm:-mx-6 sm:px-6 sm:pt-3">
      <Button
        variant={toBuy > 0 ? 'primary' : 'secondary'}
        size="lg"
        icon={<ShoppingBasket />}
        onClick={onShop}
        className="max-sm:grow max-sm:px-3"
      >
        Shop Now
      </Button>
      {ticked > 0 && (
        <Button
          variant={toBuy > 0 ? 'secondary' : 'primary'}
          size="lg"
          icon={<PackageCheck />}
          onClick={onPutAway}
          className="numbers max-sm:grow max-sm:px-3"
        >
          Put away ({numberText(ticked)})
        </Button>
      )}
    </div>
  )
}

/** The household's shopping list: lines are added at home, ticked in the shop and put away in the kitchen. */
export function ShoppingPage() {
  const state = useShoppingList()
  const { lines: allLines, stores, sync } = state
  const lists = useStableNames(state.lists)
  const { show, ...view } = useListViewParams(lists, stores)
  const { me } = useMe()
  const memory = useShoppingMemory()
  const container = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<ListDialogState>()
  const [unfolded, setUnfolded] = useState<string>()
  const [editing, setEditing] = useState<string>()
  useLinesFromUrl(view.list, allLines !== undefined)
  usePreloadToaster()
  usePreloadedParts(laterParts)
  const isAfterScreen = useAfterScreen()

  const { facts, pending } = useListFacts(useMemo(() => allLines?.map(({ text }) => text), [allLines]))
  const lines = useMemo(() => allLines?.filter(({ list }) => list === view.list), [allLines, view.list])
  const { toBuy, inTrolley } = useRows(lines, facts, container)
  const rows = useMemo(() => [...toBuy, ...inTrolley], [toBuy, inTrolley])
  const { estimate, priceOf } = usePriceEstimate(rows, { facts, memory, store: view.store })
  const trips = memory?.stores.find(({ id }) => id === view.store)?.trips ?? noTrips
  const ticked = lines?.filter((line) => line.ticked).length ?? 0
  const toCheck = lines?.filter((line) => line.check && !line.ticked).length ?? 0
  const isLoaded = !pending && lines !== undefined

  const { store } = view
  const onTick = useCallback(
    (row: ShoppingListRow) => {
      vibrateBriefly()
      tickRow(row, store)
    },
    [store],
  )
  const onUnfold = useCallback(
    (row: ShoppingListRow) => setUnfolded((now) => (now === row.id ? undefined : row.id)),
    [],
  )
  // A row of several lines is edited line by line.
  const onEdit = useCallback((row: ShoppingListRow) => {
    if (row.lines.length > 1) setUnfolded(row.id)
    else setEditing(row.id)
  }, [])
  const onEdited = useCallback(() => setEditing(undefined), [])
  const context: RowListContext = {
    me: me?.name,
    isStalled: sync.state === 'waiting' || sync.state === 'offline' || sync.state === 'failed',
    lists,
    unfolded,
    editing,
    priceOf,
    onTick,
    onUnfold,
    onEdit,
    onEdited,
  }
  const onKeyDown = useShoppingShortcuts({ container, input, rows, onTick, onEdit })
  const focusHandlers = useRowFocus(container, input)
  const list = lists.find(({ id }) => id === view.list) ?? { id: 'main', kind: 'list', name: 'Shopping List' }
  const hasSeveralLists = lists.length > 1
  const isUnread = state.unread === true

  return (
    <>
      <div className="mx-auto flex min-h-(--page-height) w-full max-w-2xl flex-col gap-2 px-4 pt-2 sm:gap-5 sm:px-6 sm:pt-12 print:hidden">
        <ListHeading
          onPlan={() => setDialog({ ask: 'plan' })}
          menu={
            <ListMenu
              list={list}
              store={stores.find(({ id }) => id === view.store)}
              onName={(name) => setDialog({ ask: 'name', question: name })}
              onDelete={(name) => setDialog({ ask: 'delete', name })}
            />
          }
        />
        <AddLine input={input} list={view.list} />
        <ListToolbar
          view={view}
          stores={stores}
          trips={trips.length}
          onShow={show}
          onNewStore={() => setDialog({ ask: 'name', question: { kind: 'store' } })}
        >
          <ListFigures
            toBuy={(lines?.length ?? 0) - ticked - toCheck}
            ticked={ticked}
            toCheck={toCheck}
            estimate={estimate}
            currency={memory?.currency}
          />
          {!(isUnread && sync.state === 'saved') && <ListSyncNote sync={sync} />}
        </ListToolbar>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that its rows' own controls have heard first */}
        <div
          // What was loaded takes the place of the skeleton: nothing of it is moved.
          key={isLoaded ? 'list' : 'skeleton'}
          ref={container}
          {...focusHandlers}
          onKeyDown={onKeyDown}
          className="flex grow flex-col pb-6 sm:gap-2"
        >
          {!isLoaded && <ListSkeleton />}
          {isLoaded && <ListSwitcher lists={lists} lines={allLines ?? []} list={view.list} onShow={show} />}
          {isLoaded && lines.length === 0 && (
            <EmptyState
              icon={<ShoppingBasket />}
              title={isUnread ? 'Your list is not here yet' : 'Nothing to buy'}
              hint={
                isUnread
                  ? 'It hasn’t loaded on this device yet. Anything you add is kept and will be merged in.'
                  : hasSeveralLists
                    ? `${list.name} is empty. Write down what you are out of.`
                    : 'Write down what you are out of, or let your meal plan fill the list.'
              }
            />
          )}
          {isLoaded && (
            <>
              <ToBuySection
                rows={toBuy}
                context={context}
                arrangement={view.arrangement}
                facts={facts}
                trips={trips}
              />
              <TrolleySection rows={inTrolley} context={context} />
            </>
          )}
        </div>
        {isLoaded && lines.length > 0 && (
          <ShopBar
            toBuy={lines.length - ticked}
            ticked={ticked}
            onShop={() => setDialog({ ask: 'shop' })}
            onPutAway={() => setDialog({ ask: 'away' })}
          />
        )}
      </div>
      {isAfterScreen && (
        <PrintedList title={list.name} rows={toBuy.length > 0 ? toBuy : rows} facts={facts} trips={trips} />
      )}
      {dialog && (
        <ListDialogs
          question={dialog}
          state={state}
          lines={lines ?? []}
          rows={toBuy.length > 0 ? toBuy : rows}
          facts={facts}
          memory={memory}
          view={view}
          onShow={show}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
