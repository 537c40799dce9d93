import type { InventoryItem } from '@larder/contract/inventory'
import { useOpenCount } from '../use-open-count'
import { ItemDialogForm } from './item-dialog-form'
import type { ItemEditInput, NewItemInput } from './item-form-state'

/** May return a promise: the dialog then waits for it and shows a rejection. */
type SaveResult = unknown

export type ItemDialogProps = {
  open: boolean
  onClose: () => void
} & (
  | { item?: undefined; onSave: (values: NewItemInput) => SaveResult }
  | {
      item: InventoryItem
      onSave: (values: ItemEditInput) => SaveResult
      /** The current item, when another cook was faster and the change was rejected. */
      conflict?: InventoryItem | undefined
      /** This cook's changes, when a conflict arrives after the dialog was closed. */
      mine?: ItemEditInput | undefined
    }
)

/** The dialog 'Add New Item', or 'Edit' when there is an item. Each opening starts with fresh state. */
export function ItemDialog(props: ItemDialogProps) {
  const subject = ('mine' in props && props.mine) || props.item?.id
  return <ItemDialogForm key={useOpenCount(props.open, subject)} {...props} />
}
