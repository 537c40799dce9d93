import type { InputOf } from '@larder/contract/http/endpoint'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import type { InputFor } from '@larder/sync/changes/change'
import { lazy, Suspense } from 'react'
import { ApiError } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import type { ItemEditInput } from '../item-form/item-form-state'
import type { ShownItem } from '../optimistic-stock'
import {
  createItem,
  latestOwnVersion,
  readCachedStock,
  showStockRejection,
  showUndoToast,
  undoStockBooking,
  updateItem,
} from '../stock'
import { moveItem, takeItem, wasteItem } from '../stock-actions'

// Loaded on first use: the form includes the food tables.
const ItemDialog = lazy(async () => ({ default: (await import('../item-form/item-dialog')).ItemDialog }))
const UseDialog = lazy(async () => ({ default: (await import('./use-dialog')).UseDialog }))
const WasteDialog = lazy(async () => ({ default: (await import('./waste-dialog')).WasteDialog }))
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog')).MoveItemDialog }))
const HistorySheet = lazy(async () => ({ default: (await import('../history/history-sheet')).HistorySheet }))

/** The open dialog and its item. */
export type StockDialogState =
  | { readonly kind: 'add' }
  | {
      readonly kind: 'edit'
      readonly item: ShownItem
      /** After a rejected edit: the current item and this cook's changes. */
      readonly conflict?: InventoryItem
      readonly mine?: ItemEditInput
    }
  | { readonly kind: 'use' | 'waste' | 'move' | 'history'; readonly item: ShownItem }

interface StockDialogsProps {
  readonly state: StockDialogState
  /** False while the dialog closes. */
  readonly open: boolean
  readonly onClose: () => void
  readonly onConflict: (item: ShownItem, mine: ItemEditInput) => void
}

export function StockDialogs(props: StockDialogsProps) {
  return (
    <Suspense>
      <StockDialog {...props} />
    </Suspense>
  )
}

function StockDialog({ state, open, onClose, onConflict }: StockDialogsProps) {
  const dialogProps = { open, onClose }
  if (state.kind === 'add') return <ItemDialog {...dialogProps} onSave={addItemFromForm} />
  const { item } = state
  switch (state.kind) {
    case 'edit':
      return (
        <ItemDialog
          {...dialogProps}
          item={item}
          conflict={state.conflict}
          mine={state.mine}
          onSave={(values) => void saveItemEdit(item, values, () => onConflict(item, values))}
        />
      )
    case 'use':
      return (
        <UseDialog {...dialogProps} item={item} onUse={(howMany, unit) => takeItem(item, howMany, unit)} />
      )
    case 'waste':
      return <WasteDialog {...dialogProps} item={item} onWaste={(wasted) => wasteItem(item, wasted)} />
    case 'move':
      return <MoveDialog {...dialogProps} item={item} onMove={(move) => moveItem(item, move)} />
    case 'history':
      return <HistorySheet {...dialogProps} item={item} onUndo={(booking) => undoStockBooking(booking)} />
  }
}

type NewValues = InputOf<typeof inventory.create>['body']
type EditValues = InputOf<typeof inventory.update>['body']

const nullableFields = new Set(['expiryDate', 'foodId'])

/** Enqueues the new item of the form; the list shows it at once. */
export function addItemFromForm(values: NewValues) {
  const written = createItem(values)
  showUndoToast('Item Added', String(values.name), [{ written, restores: [], removes: [0] }])
  written.response.catch(showStockRejection)
}

/** Saves the form. If another cook was faster, the form opens again with both versions. */
export async function saveItemEdit(item: ShownItem, values: EditValues, onConflict: () => void) {
  if (item.draft !== undefined) return saveDraft(item.draft, values, onConflict)
  const version = values.version === undefined ? {} : { version: latestOwnVersion(item.id, values.version) }
  const written = updateItem(item.id, { ...values, ...version })
  const before = readCachedStock().find(({ id }) => id === item.id) ?? item
  showUndoToast('Changes Saved', values.name ?? item.name, [{ written, restores: [before], removes: [] }])
  written.response.catch((error: unknown) => {
    showStockRejection(error)
    if (error instanceof ApiError && error.code === 'item-changed') onConflict()
  })
}

async function saveDraft(draft: string, values: EditValues, onConflict: () => void) {
  const { version: _, ...changes } = values
  const { amend, response } = changeQueue.handleOf(inventory.create, draft)
  if (await amend(({ body }) => ({ body: mergeChanges(body, changes) }))) return
  const { data } = await response
  await saveItemEdit(data, { ...changes, version: data.version }, onConflict)
}

/**
 * Merges an edit into an unsent new item. Null removes a field, except where null has a meaning: 'no date' and 'none of
 * the known foods'.
 */
function mergeChanges(
  { action: _, ...body }: NewValues,
  changes: EditValues,
): InputFor<typeof inventory.create>['body'] {
  const merged = Object.entries({ ...body, ...changes })
  const kept = merged.filter(([field, value]) => value !== null || nullableFields.has(field))
  return Object.fromEntries(kept) as typeof body
}
