import type { MergeableLine } from '@larder/kitchen/shopping/shared-list'
import type { ReplicaState } from '@larder/sync/documents/document'
import { createPersistedDocuments, type DocumentDatabase } from '@larder/sync/documents/document-database'
import type { DocumentTabMessage } from '@larder/sync/documents/document-store'
import { withTabLock } from '@larder/sync/tabs/tab-lock'
import { aFakeLockManager } from '@larder/sync/testing/fake-locks'
import { createShoppingListStore } from '../../api/shopping-list/create-shopping-list-store'
import { isLine, type ListDocument, listRules } from '../../api/shopping-list/list-documents'
import type { FakeNetwork } from './fake-network'

interface ShopperParts {
  readonly name: string
  readonly network: FakeNetwork
  readonly freshId: () => string
  readonly now: () => string
  readonly hasLocks: boolean
}

/** One cook's browser with its own database, in which tabs are opened, closed and torn down. */
export function aShopper({ name, network, freshId, now, hasLocks }: ShopperParts) {
  const databases = createPersistedDocuments('', { rules: listRules, randomId: freshId })
  const locks = hasLocks ? aFakeLockManager() : undefined
  const tabs: ShopperTab[] = []

  function openTab() {
    let alive = true
    const timers = new Set<() => void>()
    const lines = new Map<string, MergeableLine>()
    let device = ''
    let resolveTornDown = () => {}
    const tornDown = new Promise<void>((resolve) => {
      resolveTornDown = resolve
    })

    function record(state: ReplicaState<ListDocument>): ReplicaState<ListDocument> {
      device = state.metadata.device
      for (const document of state.documents.values())
        if (isLine(document)) lines.set(document.id, document.line)
      return state
    }

    /** A closed page writes nothing more. */
    function observeDatabase(database: DocumentDatabase<ListDocument>): DocumentDatabase<ListDocument> {
      const ifAlive = <T>(work: () => Promise<T>) => (alive ? work() : new Promise<T>(() => {}))
      return {
        ...database,
        write: (...edits) => ifAlive(async () => record(await database.write(...edits))),
      }
    }

    const store = createShoppingListStore({
      currentScope: () => ({ owner: name, household: 'home', sessionId: 'one' }),
      openDatabase: async (key) => observeDatabase(await databases.open(key)),
      openExisting: async () => undefined,
      sync: (_, request) => (alive ? network.request(request) : new Promise(() => {})),
      resolveHousehold: async () => {},
      isOnline: () => true,
      schedule(_, work) {
        timers.add(work)
        return () => void timers.delete(work)
      },
      // A closed page releases its locks.
      withTabLock: (key, work) => withTabLock(locks, key, () => Promise.race([work(), tornDown])),
      broadcast(message: DocumentTabMessage) {
        if (!alive) return
        for (const other of tabs) if (other !== tab) other.store.handleTabMessage(structuredClone(message))
      },
      freshId,
      now,
    })
    const tab: ShopperTab = {
      store,
      device: () => device,
      /** The lines as last read from or written to the database. */
      lines,
      isAlive: () => alive,
      passTime() {
        const due = [...timers]
        timers.clear()
        for (const work of due) work()
      },
      /** The page is reloaded in the middle of anything. */
      tearDown() {
        alive = false
        resolveTornDown()
        timers.clear()
        tabs.splice(tabs.indexOf(tab), 1)
      },
    }
    tabs.push(tab)
    store.activate()
    return tab
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
