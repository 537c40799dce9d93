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
  /** One for each part of a long list: sent again after a lost answer, it counts once. */
  readonly actions: readonly string[]
}

/** How many loads so many lines make. */
export function countBatches(howMany: number): number {
  return Math.ceil(howMany / maxSyncedLines)
}

/** Turns what was bought into stock; gives the bookings that can be undone. */
export async function putAwayLines({ lines, store, actions }: PutAwayBatch): Promise<number[]> {
  const household = changeQueue.currentHouseholdId()
  // The server puts away what it knows to be ticked; a line it does not take keeps nothing else on the list.
  await shoppingListStore.syncNow().catch((error: unknown) => {
    if (!isRejected(error)) throw error
  })
  const bookings: number[] = []
  for (const [nth, action] of actions.entries()) {
    const some = lines.slice(nth * maxSyncedLines, (nth + 1) * maxSyncedLines)
    if (some.length === 0) break
    const body = { lines: some, ...(store !== undefined && { store }), action }
    const { data } = await callEndpoint(shopping.putAway, { body }, { household })
    bookings.push(data.booking)
  }
  void refresh(inventory.list)
  refreshShoppingMemory()
  await shoppingListStore.syncNow().catch(() => {
    // It is done; the list hears of it as soon as it can.
  })
  return bookings
}
