import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { bookStockAction, type StockAction } from '../../../api/book-stock-action'
import { refresh } from '../../../api/use-api'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'

/** Runs an action on an item. The item is hidden at once, until the figures include the change. */
export function useTipActions() {
  const [away, setAway] = useState<ReadonlySet<number>>(new Set())
  usePreloadToaster()

  function showAgain({ id }: InventoryItem) {
    setAway((ids) => new Set([...ids].filter((other) => other !== id)))
  }

  async function runAction(item: InventoryItem, work: Promise<unknown>, failed: string) {
    try {
      await work
      await refresh(inventory.overview)
    } catch (error) {
      toast({ title: failed, description: toErrorMessage(error), tone: 'destructive' })
    } finally {
      showAgain(item)
    }
  }

  return {
    left: (items: readonly InventoryItem[]) => items.filter(({ id }) => !away.has(id)),

    act(item: InventoryItem, action: StockAction, done: string) {
      const booked = bookStockAction([item.id], action)
      setAway((ids) => new Set(ids).add(item.id))
      toast({
        title: done,
        description: navigator.onLine
          ? item.name
          : `${item.name}. It is sent as soon as you are online again.`,
        tone: 'success',
        action: {
          label: 'Undo',
          onSelect: () => {
            showAgain(item)
            void runAction(item, booked.undo(), 'Not undone')
          },
        },
      })
      void runAction(item, booked.done, 'Not changed')
    },
  }
}
