import { inventory } from '@larder/contract/inventory'
import { mostExchanged, type PutAwayLine, shopping } from '@larder/contract/shopping'
import { call } from '../../api/client'
import { outbox } from '../../api/outbox'
import { isRefused } from '../../api/shopping-store/exchange'
import { shoppingStore } from '../../api/shopping-store/shopping-store'
import { refresh } from '../../api/use-api'
import { rereadMemory } from './use-shopping-memory'

interface Load {
  readonly lines: readonly PutAwayLine[]
  readonly store: string | undefined
  /** One for each part of a long list: sent again after a lost answer, it counts once. */
  readonly actions: readonly string[]
}

/** How many loads so many lines make. */
export function loadsOf(howMany: number): number {
  return Math.ceil(howMany / mostExchanged)
}

/** Turns what was bought into stock; gives the bookings that can be undone. */
export async function putAway({ lines, store, actions }: Load): Promise<number[]> {
  const household = outbox.householdNow()
  // The server puts away what it knows to be ticked; a line it does not take keeps nothing else on the list.
  await shoppingStore.syncNow().catch((error: unknown) => {
    if (!isRefused(error)) throw error
  })
  const bookings: number[] = []
  for (const [nth, action] of actions.entries()) {
    const some = lines.slice(nth * mostExchanged, (nth + 1) * mostExchanged)
    if (some.length === 0) break
    const body = { lines: some, ...(store !== undefined && { store }), action }
    const { data } = await call(shopping.putAway, { body }, { household })
    bookings.push(data.booking)
  }
  void refresh(inventory.list)
  rereadMemory()
  await shoppingStore.syncNow().catch(() => {
    // It is done; the list hears of it as soon as it can.
  })
  return bookings
}
