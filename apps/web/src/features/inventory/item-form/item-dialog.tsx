import type { InventoryItem } from '@larder/contract/inventory'
import { useOpenCount } from '../use-open-count'
import { ItemDialogForm } from './item-dialog-form'
import type { ItemEditInput, NewItemInput } from './item-input'

/** May answer with a promise: the dialog then waits for it, and says what was refused. */
type Saved = unknown

export type ItemDialogProps = {
  open: boolean
  onClose: () => void
} & (
  | { item?: undefined; onSave: (values: NewItemInput) => Saved }
  | {
      item: InventoryItem
      onSave: (values: ItemEditInput) => Saved
      /** The item as it is now, when somebody was faster and the change was refused. */
      conflict?: InventoryItem | undefined
      /** With a conflict that comes back to a dialog that was closed: what the cook had changed. */
      mine?: ItemEditInput | undefined
    }
)

/** 'Add New Item', or with an item 'Edit'. Each time it opens it begins anew. */
export function ItemDialog(props: ItemDialogProps) {
  const upon = ('mine' in props && props.mine) || props.item?.id
  return <ItemDialogForm key={useOpenCount(props.open, upon)} {...props} />
}
