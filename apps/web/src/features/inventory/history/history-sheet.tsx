import type { InventoryItem } from '@larder/contract/inventory'
import { useState } from 'react'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { Sheet } from '../../../ui/overlays/sheet'
import { useOpenCount } from '../use-open-count'
import { HistoryPage } from './history-page'

export interface HistorySheetProps {
  readonly item: InventoryItem
  readonly open: boolean
  readonly onClose: () => void
  /** May return a promise: the entry is busy until it settles. */
  readonly onUndo: (bookingId: number) => unknown
}

/** All bookings of an item, newest first. */
export function HistorySheet(props: HistorySheetProps) {
  const { item, open, onClose } = props
  const opening = useOpenCount(open, item.id)
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      className="w-[28rem]"
      title={
        <span className="flex items-center gap-2">
          <FoodIcon foodId={item.foodId} category={item.category} className="size-7" />
          <span className="min-w-0 truncate">History of {item.name}</span>
        </span>
      }
    >
      <div className="px-4 pt-1">
        <HistoryPages key={opening} {...props} />
      </div>
    </Sheet>
  )
}

function HistoryPages({ item, onUndo }: HistorySheetProps) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
    <HistoryPage
      key={page}
      item={item}
      page={page}
      last={page === pages}
      onMore={() => setPages(pages + 1)}
      onUndo={onUndo}
    />
  ))
}
