import { type BulkAction, inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { changeQueue } from './change-queue/change-queue'
import { refresh } from './use-read'

/** Action of a reminder on the whole stock of its items. */
export type StockAction = Extract<BulkAction, { do: 'use-up' | 'waste' | 'move' }>

export interface QueuedStockAction {
  /**
   * Resolves once the server has booked it, however long the network is away; rejects if the server rejects
   * it.
   */
  readonly done: Promise<void>
  readonly undo: () => Promise<void>
}

/** Applies an action to the whole stock of the items, as one booking. */
export function bookStockAction(ids: readonly number[], action: StockAction): QueuedStockAction {
  const { id, household, answer: response } = enqueueStockAction(ids, action)
  return {
    done: response.then(refreshReminders),
    async undo() {
      // An unsent change is cancelled and needs no second booking.
      if (await changeQueue.cancel(id)) return
      const { booking } = (await response).data
      if (booking !== undefined) {
        await changeQueue.put(inventory.undo, { params: { id: booking } }, { household }).answer
      }
      await refreshReminders()
    },
  }
}

function enqueueStockAction(ids: readonly number[], action: StockAction) {
  const [id, ...otherIds] = ids
  if (id === undefined || otherIds.length > 0) {
    return changeQueue.put(inventory.bulk, { body: { ids: [...ids], deed: action } })
  }
  const params = { id }
  if (action.do === 'use-up') return changeQueue.put(inventory.take, { params, body: { amount: 'all' } })
  if (action.do === 'move') return changeQueue.put(inventory.move, { params, body: { to: action.to } })
  return changeQueue.put(inventory.waste, { params, body: { amount: 'all', reason: action.reason } })
}

/** Reminders depend on the stock. The change queue refreshes the stock itself. */
function refreshReminders(): Promise<void> {
  return refresh(notifications.list)
}
