import type { InventoryItem } from '@larder/contract/inventory'
import { useCallback, useState } from 'react'
import type { ItemEditInput } from '../item-form/item-input'
import type { ShownItem } from '../optimistic-stock'
import { fetchStockItem } from '../queries'
import { moveItem, openItem, removeItem, stepItem, takeItem } from '../stock-actions'
import { focusNextCard } from './focus-after-removal'
import type { OnItemAction } from './item-action'
import type { StockDialogState } from './stock-dialogs'

/** What the buttons of a card do: at once, or by asking first. */
export function useItemActions(onSelect: (item: ShownItem) => void) {
  const [asked, setAsked] = useState<{ about: StockDialogState; open: boolean; times: number } | null>(null)
  const ask = useCallback(
    (about: StockDialogState) =>
      setAsked((before) => ({ about, open: true, times: (before?.times ?? 0) + 1 })),
    [],
  )

  const onDeed: OnItemAction = useCallback(
    (deed, item) => {
      switch (deed) {
        case 'more':
          return stepItem(item, 1)
        case 'less':
          return stepItem(item, -1)
        case 'open':
          return openItem(item)
        case 'freeze':
          return moveItem(item, { to: 'freezer' })
        case 'use-up':
          return takeItem(item, 'all')
        case 'remove':
          focusNextCard(item.id)
          return void removeItem(item)
        case 'select':
          return onSelect(item)
        default:
          return ask({ kind: deed, item })
      }
    },
    [ask, onSelect],
  )

  /** Somebody was faster: the form comes back, with the item as it is now beside what was to be saved. */
  async function onConflict(item: ShownItem, mine: ItemEditInput) {
    try {
      const { data: conflict }: { data: InventoryItem } = await fetchStockItem(item.id)
      ask({ kind: 'edit', item, conflict, mine })
    } catch {
      // It was told that nothing was saved; the item may be gone altogether.
    }
  }

  return {
    asked,
    ask,
    close: () => setAsked((before) => before && { ...before, open: false }),
    onDeed,
    onConflict,
  }
}
