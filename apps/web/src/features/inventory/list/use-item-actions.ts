import type { InventoryItem } from '@larder/contract/inventory'
import { useCallback, useState } from 'react'
import type { ItemEditInput } from '../item-form/item-form-state'
import type { ShownItem } from '../optimistic-stock'
import { fetchStockItem } from '../stock'
import { moveItem, openItem, removeItem, stepItem, takeItem } from '../stock-actions'
import type { StockDialogState } from './stock-dialogs'

/** The actions of an item card. */
export type ItemAction =
  | 'more'
  | 'less'
  | 'edit'
  | 'use'
  | 'use-up'
  | 'remove'
  | 'open'
  | 'freeze'
  | 'move'
  | 'waste'
  | 'history'
  | 'select'

/** One stable function for all cards, so that a card renders again only when its item changed. */
export type OnItemAction = (action: ItemAction, item: ShownItem) => void

/**
 * Moves the focus from the removed card to the same button of the next card, or of the previous one, so that several
 * can be removed in a row. A closed row has no such button, and is focused itself.
 */
function focusNextCard(id: number) {
  const cards = [...document.querySelectorAll<HTMLElement>('li[data-item]')]
  const index = cards.findIndex((card) => card.dataset.item === String(id))
  const next = cards[index + 1] ?? cards[index - 1]
  requestAnimationFrame(() => {
    const focused = document.activeElement
    if (focused !== null && focused !== document.body && focused.isConnected) return
    const button = next?.isConnected ? next.querySelector<HTMLElement>('[data-removes], [data-opens]') : null
    const target = button ?? document.querySelector<HTMLElement>('main h1')
    if (target && !button) target.tabIndex = -1
    target?.focus({ preventScroll: !button })
  })
}

/** The actions of the item cards: some run at once, others open a dialog first. */
export function useItemActions(onSelect: (item: ShownItem) => void) {
  const [dialog, setDialog] = useState<{ state: StockDialogState; open: boolean; openCount: number } | null>(
    null,
  )
  const openDialog = useCallback(
    (state: StockDialogState) =>
      setDialog((before) => ({ state, open: true, openCount: (before?.openCount ?? 0) + 1 })),
    [],
  )

  const onAction: OnItemAction = useCallback(
    (action, item) => {
      switch (action) {
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
          return openDialog({ kind: action, item })
      }
    },
    [openDialog, onSelect],
  )

  /** Another cook was faster: opens the form again with the current item beside this cook's changes. */
  async function onConflict(item: ShownItem, mine: ItemEditInput) {
    try {
      const { data: conflict }: { data: InventoryItem } = await fetchStockItem(item.id)
      openDialog({ kind: 'edit', item, conflict, mine })
    } catch {
      // The rejection was already reported. The item may have been deleted.
    }
  }

  return {
    dialog,
    openDialog,
    close: () => setDialog((before) => before && { ...before, open: false }),
    onAction,
    onConflict,
  }
}
