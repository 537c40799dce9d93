import { type BulkDeed, inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { outbox } from './outbox'
import { refresh } from './use-api'

/** What a tap on a reminder does to all there is of its items. */
export type StockDeed = Extract<BulkDeed, { do: 'use-up' | 'waste' | 'move' }>

export interface BookedDeed {
  /** Settles once the server has booked it, however long the network is away; fails when it is refused. */
  readonly done: Promise<void>
  readonly undo: () => Promise<void>
}

/** Does one thing to all of some items, as one booking. */
export function bookDeed(ids: readonly number[], deed: StockDeed): BookedDeed {
  const { id, household, answer } = book(ids, deed)
  return {
    done: answer.then(refreshReminders),
    async undo() {
      // What has not left this device needs no second booking.
      if (await outbox.cancel(id)) return
      const { booking } = (await answer).data
      if (booking !== undefined) {
        await outbox.put(inventory.undo, { params: { id: booking } }, { household }).answer
      }
      await refreshReminders()
    },
  }
}

function book(ids: readonly number[], deed: StockDeed) {
  const [id, ...others] = ids
  if (id === undefined || others.length > 0) {
    return outbox.put(inventory.bulk, { body: { ids: [...ids], deed } })
  }
  const params = { id }
  if (deed.do === 'use-up') return outbox.put(inventory.take, { params, body: { amount: 'all' } })
  if (deed.do === 'move') return outbox.put(inventory.move, { params, body: { to: deed.to } })
  return outbox.put(inventory.waste, { params, body: { amount: 'all', reason: deed.reason } })
}

/** What is in the kitchen decides what there is to be reminded of; of the stock itself the outbox takes care. */
function refreshReminders(): Promise<void> {
  return refresh(notifications.list)
}
