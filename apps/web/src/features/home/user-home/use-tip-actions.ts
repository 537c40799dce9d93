import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { bookStockAction, type StockAction } from '../../../api/book-stock-action'
import { refresh } from '../../../api/use-api'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'

/** Does something about an item, which is out of the way at once and until the figures know of it. */
export function useTipActions() {
  const [away, setAway] = useState<ReadonlySet<number>>(new Set())
  usePreloadToaster()

  function bringBack({ id }: InventoryItem) {
    setAway((ids) => new Set([...ids].filter((other) => other !== id)))
  }

  async function settle(item: InventoryItem, work: Promise<unknown>, failed: string) {
    try {
      await work
      await refresh(inventory.overview)
    } catch (error) {
      toast({ title: failed, description: toErrorMessage(error), tone: 'destructive' })
    } finally {
      bringBack(item)
    }
  }

  return {
    left: (items: readonly InventoryItem[]) => items.filter(({ id }) => !away.has(id)),

    act(item: InventoryItem, deed: StockAction, done: string) {
      const booked = bookStockAction([item.id], deed)
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
            bringBack(item)
            void settle(item, booked.undo(), 'Not undone')
          },
        },
      })
      void settle(item, booked.done, 'Not changed')
    },
  }
}
