import {
  CircleCheckBig,
  Ellipsis,
  History,
  MoveRight,
  PackageOpen,
  Snowflake,
  SquareCheck,
  Trash,
} from 'lucide-react'
import { IconButton } from '../../../ui/controls/icon-button'
import { Menu, type MenuItem } from '../../../ui/overlays/menu'
import type { ShownItem } from '../optimistic-stock'
import type { ItemAction } from './item-action'

interface ItemMenuProps {
  readonly item: ShownItem
  readonly onAction: (action: ItemAction) => void
}

export function ItemMenu({ item, onAction }: ItemMenuProps) {
  const frozen = item.location === 'freezer'
  const out = item.amount === '0'
  // An item the server does not have yet has no history and cannot be split or opened.
  const isUnsent = item.draft !== undefined
  const entry = (action: ItemAction, label: string, icon: MenuItem['icon'], disabled = false): MenuItem => ({
    label,
    icon,
    disabled: disabled || isUnsent,
    onSelect: () => onAction(action),
  })
  return (
    <Menu
      trigger={<IconButton label={`More for ${item.name}`} icon={<Ellipsis aria-hidden />} />}
      items={[
        entry('open', 'Opened', <PackageOpen aria-hidden />, item.openedOn !== undefined),
        ...(frozen ? [] : [entry('freeze', 'Move to freezer', <Snowflake aria-hidden />)]),
        entry('move', 'Move…', <MoveRight aria-hidden />),
        entry('waste', 'Wasted…', <Trash aria-hidden />, out),
        entry('use-up', 'Use it up', <CircleCheckBig aria-hidden />, out),
        'separator',
        entry('history', 'History', <History aria-hidden />),
        entry('select', 'Select', <SquareCheck aria-hidden />),
      ]}
    />
  )
}
