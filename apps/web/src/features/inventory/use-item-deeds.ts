import type { InventoryItem } from '@larder/contract/inventory'
import { useCallback, useState } from 'react'
import { focusAfterRemoval } from './focus-after-removal'
import type { ShownItem } from './inventory-state'
import type { OnDeed } from './item-deed'
import type { ItemEditInput } from './item-input'
import { getInventory } from './queries'
import { moveItem, openItem, removeItem, stepItem, takeItem } from './stock-deeds'
import type { Asked } from './stock-dialogs'

/** What the buttons of a card do: at once, or by asking first. */
export function useItemDeeds(onSelect: (item: ShownItem) => void) {
  const [asked, setAsked] = useState<{ about: Asked; open: boolean; times: number } | null>(null)
  const ask = useCallback(
    (about: Asked) => setAsked((before) => ({ about, open: true, times: (before?.times ?? 0) + 1 })),
    [],
  )

  const onDeed: OnDeed = useCallback(
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
          focusAfterRemoval(item.id)
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
      const { data: conflict }: { data: InventoryItem } = await getInventory(item.id)
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
