import { Plus, Refrigerator, ScanLine, SquareCheck } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useToday } from '../../../food/expiry/use-today'
import { loginPath, paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useNavigate } from '../../../router/router'
import { useSession } from '../../../session/use-session'
import { loadAfterScreen, useAfterScreen } from '../../../ui/after-screen'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { UnsentChangesNote, type UnsentChangesNoteProps } from '../../../ui/feedback/unsent-changes-note'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { lazyPart, usePreloadedParts } from '../../../ui/lazy-part'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { useMediaQuery } from '../../../ui/use-media-query'
import type { ShownItem } from '../optimistic-stock'
import { useStockLayout } from '../rows/use-stock-layout'
import { useSelection } from '../selection/use-selection'
import { useStock } from '../stock'
import { applyBulkAction } from '../stock-actions'
import { ItemGrid } from './item-grid'
import { createSampleStock, type SampleReason, SampleStockNote } from './sample-note'
import { StatsStrip } from './stats-strip'
import { StockFileButton } from './stock-file-button'
import { createStockOrder, filterStock, useStockFilter } from './stock-filter'
import { CategoryChips, LayoutToggle, StockFilters, StockToolbar, stockSearchId } from './stock-toolbar'
import { useItemActions } from './use-item-actions'

// What a first look at the kitchen does without.
const BulkBar = lazyPart(async () => (await import('../selection/bulk-bar')).BulkBar)
const StockDialogs = lazyPart(async () => (await import('./stock-dialogs')).StockDialogs)
const StockFileMenu = lazyPart(
  async () => (await import('./stock-file-menu')).StockFileMenu,
  ({ onEarlyPress }) => <StockFileButton onClick={onEarlyPress} />,
)
const laterParts = [BulkBar, StockDialogs]

/** The menu of files, which loads after the screen. A press before that opens it as soon as it is there. */
function StockFiles() {
  const [isPressed, setIsPressed] = useState(false)
  const isAfterScreen = useAfterScreen()
  const press = () => setIsPressed(true)
  if (!isAfterScreen && !isPressed) return <StockFileButton onClick={press} />
  return <StockFileMenu startsOpen={isPressed} onEarlyPress={press} />
}

interface FetchStatus {
  readonly failure: Error | null
  readonly failedAt: number
  readonly readAgain: () => void
}

/** Shows a toast each time fetching the stock fails and there is nothing to show. */
function useFetchFailure({ failure, failedAt, readAgain }: FetchStatus, nothingToShow: boolean) {
  const showToast = useEffectEvent(() => {
    if (!nothingToShow) return
    toast({
      title: 'Error fetching inventory',
      description: 'There was an error fetching the inventory data. Please try again.',
      tone: 'destructive',
      action: { label: 'Try Again', onSelect: readAgain },
    })
  })
  const failed = failure !== null
  useEffect(() => {
    if (failed && failedAt > 0) showToast()
  }, [failed, failedAt])
}

interface StockSummaryProps extends Pick<UnsentChangesNoteProps, 'stalledCount' | 'elsewhereCount'> {
  readonly shown: number
  readonly of: number
}

/** Shows the number of items and of unsent changes. */
export function StockSummary({ shown, of, stalledCount, elsewhereCount }: StockSummaryProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-soft">
      <p role="status" className="numbers">
        {shown === of
          ? formatNounCount(of, 'item')
          : `${numberText(shown)} of ${formatNounCount(of, 'item')}`}
      </p>
      <UnsentChangesNote stalledCount={stalledCount} elsewhereCount={elsewhereCount} />
    </div>
  )
}

interface InventoryBannerProps {
  readonly onAdd: () => void
}

function InventoryBanner({ onAdd }: InventoryBannerProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 @md:gap-y-4 @md:rounded-card @md:bg-herb-wash @md:p-4 @2xl:p-8">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-xl leading-6 @md:text-2xl @2xl:text-4xl">Smart Inventory Management</h1>
        {/* Hidden on a phone: there the list itself, which starts higher up, shows it. */}
        <p className="max-w-measure @max-md:hidden @2xl:text-lg">
          Know what you have, and what needs eating first.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 *:px-3! max-sm:w-full max-sm:*:grow">
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
          Add New Item
        </Button>
        <Button asChild icon={<ScanLine aria-hidden />}>
          <Link to={paths.scanIngredients}>Scan to Add</Link>
        </Button>
      </div>
    </header>
  )
}

interface StockKeys {
  readonly onSearch: () => void
  readonly onAdd: () => void
  /** Undefined while there is no selection to leave. */
  readonly onEscape: (() => void) | undefined
}

/**
 * Keyboard shortcuts: '/' searches, 'n' adds, Escape leaves the selection. Inactive while typing or while a dialog or
 * menu is open.
 */
function useStockShortcuts({ onSearch, onAdd, onEscape }: StockKeys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
    if (event.key === 'Escape') return onEscape?.()
    if (isTypingIn(event.target)) return
    const action = event.key === '/' ? onSearch : event.key === 'n' ? onAdd : undefined
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target.matches('input:not([type="checkbox"], [type="radio"])')
}

export function InventoryPage() {
  const { isAuthenticated } = useSession()
  const navigate = useNavigate()
  const today = useToday()
  const stock = useStock()
  const { view, search, show, showAll } = useStockFilter()

  const samples = useMemo(() => createSampleStock(today), [today])
  const isOwnStock = stock.items !== null
  const items = stock.items ?? samples
  // The changed row comes first; the counts of all follow, except where the kitchen takes the place of the samples.
  const deferred = useDeferredValue(items)
  const counted = (deferred === samples) === (items === samples) ? deferred : items
  const sampleReason: SampleReason = !isAuthenticated ? 'visitor' : stock.failure ? 'failed' : 'reading'
  useFetchFailure(stock, isAuthenticated && !isOwnStock)

  const typed = useDeferredValue(view.q)
  const { category, place, state, sort } = view
  const [order] = useState(createStockOrder<ShownItem>)
  const sorted = useMemo(() => order.sort(items, sort), [items, sort, order])
  const found = useMemo(
    () => filterStock(sorted, { q: typed, category, place, state, sort }, today),
    [sorted, typed, category, place, state, sort, today],
  )
  const groups = useMemo(() => order.group(found, { category, sort }), [found, category, sort, order])

  const [layout, setLayout] = useStockLayout(items.length)
  const isPhone = useMediaQuery('(width < 48rem)')
  const isFiltered = Boolean(view.q || category || place || state)
  /** Nothing to look for, to sort or to select. */
  const isBare = items.length === 0 && !isFiltered
  const filters = <StockFilters items={counted} today={today} view={view} onShow={show} />
  const selection = useSelection(found)
  const { dialog, openDialog, close, onAction, onConflict } = useItemActions(selection.toggle)
  const add = () => {
    if (isAuthenticated) openDialog({ kind: 'add' })
    else void navigate(loginPath(paths.inventory))
  }
  useStockShortcuts({
    onSearch: () => document.getElementById(stockSearchId)?.focus(),
    onAdd: add,
    onEscape: selection.selected ? selection.leave : undefined,
  })
  usePreloadToaster()
  usePreloadedParts(laterParts)
  useEffect(preloadDialogs, [])

  return (
    <div className="@container mx-auto flex min-h-full w-full max-w-7xl flex-col gap-2 px-4 pt-2 sm:gap-6 sm:px-6 sm:pt-6">
      <InventoryBanner onAdd={add} />
      {/* At the end of a phone's page it would be moved by what takes the place of the samples. */}
      <StatsStrip
        key={isOwnStock ? 'own figures' : 'sample figures'}
        count={items.length}
        sample={!isOwnStock}
      />
      {!isBare && (
        <StockToolbar view={view} onSearch={search} onShow={show}>
          {!isPhone && filters}
        </StockToolbar>
      )}
      {/* The key replaces the samples as a whole; nothing of them is moved. */}
      <div
        key={isOwnStock ? 'own' : 'samples'}
        className={classNames(
          'flex grow flex-col pb-6 sm:gap-4',
          !isOwnStock &&
            isAuthenticated &&
            !stock.failure &&
            'animate-appear [animation-delay:250ms] [animation-fill-mode:backwards]',
        )}
      >
        {!isBare && (
          <CategoryChips
            items={counted}
            category={category}
            onCategory={(next) => show({ category: next })}
          />
        )}
        {!isOwnStock && (
          <SampleStockNote why={sampleReason} reading={stock.reading} onTryAgain={stock.readAgain} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <StockSummary
            shown={found.length}
            of={items.length}
            stalledCount={stock.stalledCount}
            elsewhereCount={stock.elsewhereCount}
          />
          <div className="-me-2 flex md:gap-1">
            {isPhone && !isBare && filters}
            {!isBare && <LayoutToggle layout={layout} onLayout={setLayout} />}
            {isOwnStock && <StockFiles />}
            {isOwnStock && !isBare && (
              <Button
                variant="quiet"
                icon={<SquareCheck />}
                aria-pressed={selection.selected !== null}
                disabled={items.length === 0}
                onClick={selection.selected ? selection.leave : selection.start}
                title="Select"
                className="px-2! max-md:w-11 max-md:gap-0"
              >
                <span className="max-md:sr-only">Select</span>
              </Button>
            )}
          </div>
        </div>
        {found.length === 0 ? (
          <EmptyState
            icon={<Refrigerator />}
            title="No ingredients found"
            hint={
              isFiltered
                ? 'Try adjusting your search terms or filters'
                : 'Start by adding some ingredients to your inventory'
            }
            action={
              <>
                {items.length > 0 && <Button onClick={showAll}>Show all</Button>}
                <Button variant="primary" onClick={add}>
                  Add Your First Ingredient
                </Button>
              </>
            }
          />
        ) : (
          <ItemGrid
            layout={layout}
            groups={groups}
            today={today}
            isStalled={stock.stalledCount > 0}
            selected={selection.selected}
            onAction={onAction}
          />
        )}
      </div>
      {selection.selected && isOwnStock && (
        <BulkBar
          count={selection.items.length}
          of={selection.selectable}
          onSelectAll={selection.selectAll}
          onLeave={selection.leave}
          onAction={(action) => {
            applyBulkAction(selection.items, action)
            selection.leave()
          }}
        />
      )}
      {dialog && (
        <StockDialogs
          key={dialog.openCount}
          state={dialog.state}
          open={dialog.open}
          onClose={close}
          onConflict={(item, mine) => void onConflict(item, mine)}
        />
      )}
    </div>
  )
}

/** Preloads the dialogs once the page has its data, so that they open without delay and without a network. */
function preloadDialogs() {
  return loadAfterScreen(() => {
    const imports = [
      import('../item-form/item-dialog'),
      import('./use-dialog'),
      import('./waste-dialog'),
      import('./move-dialog'),
      import('../history/history-sheet'),
    ]
    for (const pending of imports) pending.catch(() => {})
  })
}
