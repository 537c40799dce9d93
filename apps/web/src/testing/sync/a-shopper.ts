import type { MergeableLine } from '@larder/kitchen/shopping/shared-list'
import { createShoppingListStore } from '../../api/shopping-list/create-shopping-list-store'
import { type ListDatabase, openListDatabase } from '../../api/shopping-list/list-database'
import type { ListTabMessage } from '../../api/shopping-list/list-synchronizer'
import type { ReplicaState } from '../../api/shopping-list/replica-state'
import { withTabLock } from '../../api/shopping-list/tab-lock'
import { aFakeLockManager } from './fake-locks'
import type { FakeNetwork } from './fake-network'

interface ShopperParts {
  readonly name: string
  readonly wire: FakeNetwork
  readonly freshId: () => string
  readonly now: () => string
  readonly locked: boolean
}

/** One cook's browser with a database of its own, in which tabs are opened, closed and torn down. */
export function aShopper({ name, wire, freshId, now, locked }: ShopperParts) {
  const locks = locked ? aFakeLockManager() : undefined
  const tabs: ShopperTab[] = []

  function openTab() {
    let alive = true
    const timers = new Set<() => void>()
    const lines = new Map<string, MergeableLine>()
    let device = ''
    let die = () => {}
    const death = new Promise<void>((resolve) => {
      die = resolve
    })

    function see(held: ReplicaState): ReplicaState {
      device = held.book.device
      for (const { id, line } of held.lines.values()) lines.set(id, line)
      return held
    }

    /** A page that is gone writes nothing more. */
    function watched(database: ListDatabase): ListDatabase {
      const ifAlive = <T>(work: () => Promise<T>) => (alive ? work() : new Promise<T>(() => {}))
      return {
        ...database,
        read: () => ifAlive(async () => see(await database.read())),
        write: (edits) =>
          ifAlive(async () => {
            const written = await database.write(edits)
            see(written.held)
            return written
          }),
      }
    }

    const store = createShoppingListStore({
      currentScope: () => ({ owner: name, household: 'home', sessionId: 'one' }),
      openDatabase: async (key) => watched(await openListDatabase(key, { id: freshId })),
      openExisting: async () => undefined,
      sync: (_, asked) => (alive ? wire.ask(asked) : new Promise(() => {})),
      resolveHousehold: async () => {},
      isOnline: () => true,
      schedule(_, work) {
        timers.add(work)
        return () => void timers.delete(work)
      },
      // A page that goes lets its locks go.
      withTabLock: (key, work) => withTabLock(locks, key, () => Promise.race([work(), death])),
      broadcast(news: ListTabMessage) {
        if (!alive) return
        for (const tab of tabs) if (tab !== own) tab.store.handleTabMessage(structuredClone(news))
      },
      freshId,
      now,
    })
    const own: ShopperTab = {
      store,
      device: () => device,
      /** As the database is known to hold it here. */
      lines,
      isAlive: () => alive,
      passTime() {
        const due = [...timers]
        timers.clear()
        for (const work of due) work()
      },
      /** The page is reloaded, whatever it was in the middle of. */
      tearDown() {
        alive = false
        die()
        timers.clear()
        tabs.splice(tabs.indexOf(own), 1)
      },
    }
    tabs.push(own)
    store.activate()
    return own
  }

  return { name, tabs, openTab }
}

export interface ShopperTab {
  readonly store: ReturnType<typeof createShoppingListStore>
  readonly device: () => string
  readonly lines: ReadonlyMap<string, MergeableLine>
  readonly isAlive: () => boolean
  readonly passTime: () => void
  readonly tearDown: () => void
}

export type Shopper = ReturnType<typeof aShopper>
