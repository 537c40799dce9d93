import { ApiError } from '../../api/api-error'
import { createShoppingListStore } from '../../api/shopping-list/create-shopping-list-store'
import type { ListDatabase } from '../../api/shopping-list/list-database'
import type { ListScope, ListTabMessage } from '../../api/shopping-list/list-synchronizer'
import { openExistingList, openPersistedList } from '../../api/shopping-list/persisted-lists'
import type { SyncResponse } from '../../api/shopping-list/sync-response'
import type { SyncRequest } from '../../api/shopping-list/sync-with-server'
import { aFakeShoppingServer } from './fake-shopping-server'

/** What surrounds a list in a test, and may be changed while it is open. */
export function aListEnvironment() {
  const world = {
    counterpart: aFakeShoppingServer(),
    place: { owner: 'ana', household: 'home', sessionId: 'one' } as ListScope | null,
    online: true,
    asked: [] as SyncRequest[],
    located: 0,
    /** What the server does with a request. */
    serve: async (asked: SyncRequest): Promise<SyncResponse> => world.counterpart.exchange(asked),
    openDatabase: openPersistedList as (key: string, onLost: () => void) => Promise<ListDatabase>,
    tabs: [] as ReturnType<typeof createShoppingListStore>[],
  }
  return world
}

export type ListEnvironment = ReturnType<typeof aListEnvironment>

/** A tab on the list: timers run only when they are told to. */
export function aListTab(world: ListEnvironment) {
  const timers = new Map<() => void, number>()
  const store = createShoppingListStore({
    currentScope: () => world.place,
    openDatabase: (key, onLost) => world.openDatabase(key, onLost),
    openExisting: openExistingList,
    async sync(_, asked) {
      world.asked.push(asked)
      if (!world.online) throw ApiError.clientError('offline')
      return world.serve(asked)
    },
    async resolveHousehold() {
      world.located += 1
      if (!world.online) throw ApiError.clientError('offline')
    },
    isOnline: () => world.online,
    schedule(milliseconds, work) {
      timers.set(work, milliseconds)
      return () => void timers.delete(work)
    },
    withTabLock: (_, work) => work(),
    broadcast: (news: ListTabMessage) => {
      for (const tab of world.tabs) if (tab !== store) tab.handleTabMessage(structuredClone(news))
    },
    freshId: () => crypto.randomUUID(),
    now: () => '2026-11-15T10:00:00.000Z',
  })
  world.tabs.push(store)
  store.activate()
  return {
    store,
    /** What is planned, in milliseconds from when it was. */
    due: () => [...timers.values()],
    passTime() {
      const works = [...timers.keys()]
      timers.clear()
      for (const work of works) work()
    },
    texts: () => store.state().lines?.map(({ text }) => text),
    sync: () => store.state().sync,
  }
}
