import { useOpenCount } from '../use-open-count'
import { ItemDialogForm, type ItemDialogProps } from './item-dialog-form'

/** The dialog 'Add New Item', or 'Edit' when there is an item. Each opening starts with fresh state. */
export function ItemDialog(props: ItemDialogProps) {
  const subject = ('mine' in props && props.mine) || props.item?.id
  return <ItemDialogForm key={useOpenCount(props.open, subject)} {...props} />
}
