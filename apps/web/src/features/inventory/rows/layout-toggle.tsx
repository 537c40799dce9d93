import { LayoutGrid, Rows3 } from 'lucide-react'
import { IconButton } from '../../../ui/controls/icon-button'
import type { InventoryLayout } from './use-stock-layout'

interface LayoutToggleProps {
  readonly layout: InventoryLayout
  readonly onLayout: (layout: InventoryLayout) => void
}

export function LayoutToggle({ layout, onLayout }: LayoutToggleProps) {
  return layout === 'rows' ? (
    <IconButton label="Show as cards" icon={<LayoutGrid aria-hidden />} onClick={() => onLayout('cards')} />
  ) : (
    <IconButton label="Show as rows" icon={<Rows3 aria-hidden />} onClick={() => onLayout('rows')} />
  )
}
