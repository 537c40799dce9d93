import { type BulkAction, inventory } from '@larder/contract/inventory'
import type { QueuedHandle } from '@larder/sync/changes/change'
import { queued } from './change-queue/change-queue'
import { change } from './sync'

/** A queued change with a booking in its response. */
export interface UndoableHandle
  extends Pick<QueuedHandle<typeof inventory.undo>, 'id' | 'household' | 'cancel'> {
  readonly response: Promise<{ data: { booking?: number | undefined } }>
}

/** Undoes a booking in the household it was made in. */
export function undoBooking(booking: number, household: string | undefined, note?: unknown) {
  return change(queued(inventory.undo), { params: { id: booking } }, { household, note })
}

/** Undoes a change: an unsent one is cancelled and needs no second booking. */
export async function undoChange({ cancel, response, household }: UndoableHandle): Promise<void> {
  if (await cancel()) return
  const { booking } = (await response).data
  if (booking !== undefined) await undoBooking(booking, household).done
}

/** Action of a reminder on the whole stock of its items. */
export type StockAction = Extract<BulkAction, { do: 'use-up' | 'waste' | 'move' }>

interface QueuedStockAction {
  /**
   * Resolves once the server has booked it, however long the network is away; rejects if the server rejects
   * it.
   */
  readonly done: Promise<unknown>
  readonly undo: () => Promise<void>
}

/** Applies an action to the whole stock of the items, as one booking. */
export function bookStockAction(ids: readonly number[], action: StockAction): QueuedStockAction {
  const handle = enqueueStockAction(ids, action)
  return { done: handle.done, undo: () => undoChange(handle) }
}

function enqueueStockAction(
  ids: readonly number[],
  action: StockAction,
): UndoableHandle & { readonly done: Promise<unknown> } {
  const [id, ...otherIds] = ids
  if (id === undefined || otherIds.length > 0) {
    return change(queued(inventory.bulk), { body: { ids: [...ids], deed: action } })
  }
  const params = { id }
  if (action.do === 'use-up') return change(queued(inventory.take), { params, body: { amount: 'all' } })
  if (action.do === 'move') return change(queued(inventory.move), { params, body: { to: action.to } })
  return change(queued(inventory.waste), { params, body: { amount: 'all', reason: action.reason } })
}
