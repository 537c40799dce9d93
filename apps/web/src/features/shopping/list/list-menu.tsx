import { EllipsisVertical, ListPlus, Pencil, Store, Trash2 } from 'lucide-react'
import type { ListName } from '../../../api/shopping-list/use-shopping-list'
import { IconButton } from '../../../ui/controls/icon-button'
import { Menu, type MenuItem } from '../../../ui/overlays/menu'
import type { NameTarget } from '../dialogs/name-dialog'

interface ListMenuProps {
  readonly list: ListName
  readonly store: ListName | undefined
  readonly onName: (question: NameTarget) => void
  readonly onDelete: (name: ListName) => void
}

/** Menu to create, rename and delete lists and stores. */
export function ListMenu({ list, store, onName, onDelete }: ListMenuProps) {
  const items: (MenuItem | 'separator')[] = [
    { label: 'New list', icon: <ListPlus />, onSelect: () => onName({ kind: 'list' }) },
    { label: 'Rename this list', icon: <Pencil />, onSelect: () => onName({ kind: 'list', named: list }) },
  ]
  if (list.id !== 'main')
    items.push({
      label: 'Delete this list',
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: () => onDelete(list),
    })
  items.push('separator', { label: 'New store', icon: <Store />, onSelect: () => onName({ kind: 'store' }) })
  if (store) {
    items.push(
      {
        label: 'Rename this store',
        icon: <Pencil />,
        onSelect: () => onName({ kind: 'store', named: store }),
      },
      { label: 'Delete this store', icon: <Trash2 />, tone: 'danger', onSelect: () => onDelete(store) },
    )
  }
  return (
    <Menu
      trigger={<IconButton label="Lists and stores" variant="secondary" icon={<EllipsisVertical />} />}
      items={items}
    />
  )
}
