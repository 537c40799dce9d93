import { Refrigerator, SquareCheck } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useToday } from '../../../food/expiry/use-today'
import { loginPath, paths } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { useStock } from '../queries'
import { applyBulkAction } from '../stock-actions'
import { BulkBar } from './bulk-bar'
import { CategoryChips } from './category-chips'
import { InventoryBanner } from './inventory-banner'
import { ItemGrid } from './item-grid'
import { type SampleReason, SampleStockNote } from './sample-note'
import { createSampleStock } from './sample-stock'
import { StatsStrip } from './stats-strip'
import { StockDialogs } from './stock-dialogs'
import { StockFileMenu } from './stock-file-menu'
import { filterStock, groupStock, sortStock } from './stock-filter'
import { StockSummary } from './stock-summary'
import { StockToolbar, stockSearchId } from './stock-toolbar'
import { useFetchFailure } from './use-fetch-failure'
import { useItemActions } from './use-item-actions'
import { useSelection } from './use-selection'
import { useStockFilter } from './use-stock-filter'
import { useStockShortcuts } from './use-stock-shortcuts'

export function InventoryPage() {
  const { isAuthenticated } = useSession()
  const navigate = useNavigate()
  const today = useToday()
  const stock = useStock()
  const { view, search, show, showAll } = useStockFilter()

  const samples = useMemo(() => createSampleStock(today), [today])
  const isOwnStock = stock.items !== null
  const items = stock.items ?? samples
  const sampleReason: SampleReason = !isAuthenticated ? 'visitor' : stock.failure ? 'failed' : 'reading'
  useFetchFailure(stock, isAuthenticated && !isOwnStock)

  const typed = useDeferredValue(view.q)
  const { category, place, state, sort } = view
  const sorted = useMemo(() => sortStock(items, sort), [items, sort])
  const found = useMemo(
    () => filterStock(sorted, { q: typed, category, place, state, sort }, today),
    [sorted, typed, category, place, state, sort, today],
  )
  const groups = useMemo(() => groupStock(found, { category, sort }), [found, category, sort])

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
  useEffect(preloadDialogs, [])

  return (
    <div className="@container mx-auto flex min-h-full w-full max-w-7xl flex-col gap-3 px-4 pt-3 sm:gap-6 sm:px-6 sm:pt-6">
      <InventoryBanner onAdd={add} />
      <StatsStrip count={items.length} sample={!isOwnStock} />
      <StockToolbar items={items} today={today} view={view} onSearch={search} onShow={show} />
      {/* The key replaces the samples as a whole; nothing of them is moved. */}
      <div
        key={isOwnStock ? 'own' : 'samples'}
        className={classNames(
          'flex grow flex-col gap-2 pb-6 sm:gap-4',
          !isOwnStock &&
            isAuthenticated &&
            !stock.failure &&
            'animate-appear [animation-delay:250ms] [animation-fill-mode:backwards]',
        )}
      >
        <CategoryChips items={items} category={category} onCategory={(next) => show({ category: next })} />
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
          {isOwnStock && (
            <div className="-me-2 flex gap-1">
              <StockFileMenu />
              <Button
                variant="quiet"
                icon={<SquareCheck />}
                aria-pressed={selection.selected !== null}
                disabled={items.length === 0}
                onClick={selection.selected ? selection.leave : selection.start}
                className="px-2!"
              >
                Select
              </Button>
            </div>
          )}
        </div>
        {found.length === 0 ? (
          <EmptyState
            icon={<Refrigerator />}
            title="No ingredients found"
            hint={
              view.q || category || place || state
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

/** Preloads the dialogs after the page has rendered, so that they open without delay and without a network. */
function preloadDialogs() {
  const timer = setTimeout(() => {
    const imports = [
      import('../item-form/item-dialog'),
      import('./waste-dialog'),
      import('./move-dialog'),
      import('../history/history-sheet'),
    ]
    for (const pending of imports) pending.catch(() => {})
  }, 1000)
  return () => clearTimeout(timer)
}
