import type { InventoryItem } from '@larder/contract/inventory'
import { lazy, Suspense } from 'react'
import type { ItemEditInput } from '../item-form/item-form-state'
import { addItemFromForm, saveItemEdit } from '../item-form/save-item'
import type { ShownItem } from '../optimistic-stock'
import { undoStockBooking } from '../stock'
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
