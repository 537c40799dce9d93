import { type BulkAction, inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { changeQueue } from './change-queue/change-queue'
import { refresh } from './use-api'

/** What a tap on a reminder does to all there is of its items. */
export type StockAction = Extract<BulkAction, { do: 'use-up' | 'waste' | 'move' }>

export interface QueuedStockAction {
  /** Settles once the server has booked it, however long the network is away; fails when it is refused. */
  readonly done: Promise<void>
  readonly undo: () => Promise<void>
}

/** Does one thing to all of some items, as one booking. */
export function bookStockAction(ids: readonly number[], deed: StockAction): QueuedStockAction {
  const { id, household, answer } = enqueueStockAction(ids, deed)
  return {
    done: answer.then(refreshReminders),
    async undo() {
      // What has not left this device needs no second booking.
      if (await changeQueue.cancel(id)) return
      const { booking } = (await answer).data
      if (booking !== undefined) {
        await changeQueue.put(inventory.undo, { params: { id: booking } }, { household }).answer
      }
      await refreshReminders()
    },
  }
}

function enqueueStockAction(ids: readonly number[], deed: StockAction) {
  const [id, ...others] = ids
  if (id === undefined || others.length > 0) {
    return changeQueue.put(inventory.bulk, { body: { ids: [...ids], deed } })
  }
  const params = { id }
  if (deed.do === 'use-up') return changeQueue.put(inventory.take, { params, body: { amount: 'all' } })
  if (deed.do === 'move') return changeQueue.put(inventory.move, { params, body: { to: deed.to } })
  return changeQueue.put(inventory.waste, { params, body: { amount: 'all', reason: deed.reason } })
}

/** What is in the kitchen decides what there is to be reminded of; of the stock itself the outbox takes care. */
function refreshReminders(): Promise<void> {
  return refresh(notifications.list)
}
