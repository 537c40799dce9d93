import { inventory } from '@larder/contract/inventory'
import { maxSyncedLines, type PutAwayLine, shopping } from '@larder/contract/shopping'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { callEndpoint } from '../../../api/client'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import { isRejected } from '../../../api/shopping-list/sync-with-server'
import { refresh } from '../../../api/use-api'
import { refreshShoppingMemory } from '../use-shopping-memory'

interface PutAwayBatch {
  readonly lines: readonly PutAwayLine[]
  readonly store: string | undefined
  /** One idempotency key for each batch of a long list: a batch sent again after a lost response counts once. */
  readonly actions: readonly string[]
}

/** Returns how many batches the lines need. */
export function countBatches(lineCount: number): number {
  return Math.ceil(lineCount / maxSyncedLines)
}

/** Turns bought lines into stock. Returns the bookings, which can be undone. */
export async function putAwayLines({ lines, store, actions }: PutAwayBatch): Promise<number[]> {
  const household = changeQueue.currentHouseholdId()
  // The server puts away only lines that it has as ticked, so sync first. A rejected line does not block the others.
  await shoppingListStore.syncNow().catch((error: unknown) => {
    if (!isRejected(error)) throw error
  })
  const bookings: number[] = []
  for (const [index, action] of actions.entries()) {
    const batch = lines.slice(index * maxSyncedLines, (index + 1) * maxSyncedLines)
    if (batch.length === 0) break
    const body = { lines: batch, ...(store !== undefined && { store }), action }
    const { data } = await callEndpoint(shopping.putAway, { body }, { household })
    bookings.push(data.booking)
  }
  void refresh(inventory.list)
  refreshShoppingMemory()
  await shoppingListStore.syncNow().catch(() => {
    // The lines are put away; the list is updated with the next sync.
  })
  return bookings
}
