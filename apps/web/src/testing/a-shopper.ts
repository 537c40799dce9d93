import type { SharedLine } from '@larder/kitchen/shared-list'
import { createShoppingStore } from '../api/shopping-store/create-shopping-store'
import type { Held } from '../api/shopping-store/kept'
import { type ListDatabase, openListDatabase } from '../api/shopping-store/list-database'
import { oneTabAtATime } from '../api/shopping-store/one-tab'
import type { News } from '../api/shopping-store/open-list'
import type { Wire } from './a-wire'
import { someLocks } from './some-locks'

interface ShopperParts {
  readonly name: string
  readonly wire: Wire
  readonly freshId: () => string
  readonly now: () => string
  readonly locked: boolean
}

/** One cook's browser with a database of its own, in which tabs are opened, closed and torn down. */
export function aShopper({ name, wire, freshId, now, locked }: ShopperParts) {
  const locks = locked ? someLocks() : undefined
  const tabs: Tab[] = []

  function openTab() {
    let alive = true
    const timers = new Set<() => void>()
    const lines = new Map<string, SharedLine>()
    let device = ''
    let die = () => {}
    const death = new Promise<void>((resolve) => {
      die = resolve
    })

    function see(held: Held): Held {
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

    const store = createShoppingStore({
      whose: () => ({ owner: name, household: 'home', sitting: 'one' }),
      openDatabase: async (key) => watched(await openListDatabase(key, { id: freshId })),
      openIfThere: async () => undefined,
      ask: (_, asked) => (alive ? wire.ask(asked) : new Promise(() => {})),
      locate: async () => {},
      isOnline: () => true,
      later(_, work) {
        timers.add(work)
        return () => void timers.delete(work)
      },
      // A page that goes lets its locks go.
      oneTabAtATime: (key, work) => oneTabAtATime(locks, key, () => Promise.race([work(), death])),
      tell(news: News) {
        if (!alive) return
        for (const tab of tabs) if (tab !== own) tab.store.hear(structuredClone(news))
      },
      freshId,
      now,
    })
    const own: Tab = {
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
    store.wake()
    return own
  }

  return { name, tabs, openTab }
}

export interface Tab {
  readonly store: ReturnType<typeof createShoppingStore>
  readonly device: () => string
  readonly lines: ReadonlyMap<string, SharedLine>
  readonly isAlive: () => boolean
  readonly passTime: () => void
  readonly tearDown: () => void
}

export type Shopper = ReturnType<typeof aShopper>
