import type { InventoryItem } from '@larder/contract/inventory'
import { lazy, Suspense } from 'react'
import type { ItemEditInput } from '../item-form/item-input'
import { addItemFromForm, saveItemEdit } from '../item-form/save-item'
import type { ShownItem } from '../optimistic-stock'
import { moveItem, takeItem, wasteItem } from '../stock-actions'
import { undoBooking } from '../undo'
import { UseDialog } from './use-dialog'

// Fetched when first asked for: the form brings everything the kitchen knows of food.
const ItemDialog = lazy(async () => ({ default: (await import('../item-form/item-dialog')).ItemDialog }))
const WasteDialog = lazy(async () => ({ default: (await import('./waste-dialog')).WasteDialog }))
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog')).MoveItemDialog }))
const HistorySheet = lazy(async () => ({ default: (await import('../history/history-sheet')).HistorySheet }))

/** Which dialog is open, and about which item. */
export type StockDialogState =
  | { readonly kind: 'add' }
  | {
      readonly kind: 'edit'
      readonly item: ShownItem
      /** Somebody was faster: the item as it is now, and what this cook had changed. */
      readonly conflict?: InventoryItem
      readonly mine?: ItemEditInput
    }
  | { readonly kind: 'use' | 'waste' | 'move' | 'history'; readonly item: ShownItem }

interface StockDialogsProps {
  readonly asked: StockDialogState
  /** False while it closes. */
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

function StockDialog({ asked, open, onClose, onConflict }: StockDialogsProps) {
  const way = { open, onClose }
  if (asked.kind === 'add') return <ItemDialog {...way} onSave={addItemFromForm} />
  const { item } = asked
  switch (asked.kind) {
    case 'edit':
      return (
        <ItemDialog
          {...way}
          item={item}
          conflict={asked.conflict}
          mine={asked.mine}
          onSave={(values) => void saveItemEdit(item, values, () => onConflict(item, values))}
        />
      )
    case 'use':
      return <UseDialog {...way} item={item} onUse={(howMany, unit) => takeItem(item, howMany, unit)} />
    case 'waste':
      return <WasteDialog {...way} item={item} onWaste={(wasted) => wasteItem(item, wasted)} />
    case 'move':
      return <MoveDialog {...way} item={item} onMove={(move) => moveItem(item, move)} />
    case 'history':
      return <HistorySheet {...way} item={item} onUndo={(booking) => undoBooking(booking)} />
  }
}
