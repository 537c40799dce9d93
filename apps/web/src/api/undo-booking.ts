import { inventory } from '@larder/contract/inventory'
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
