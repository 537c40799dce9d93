import type { DocumentDatabase } from '@larder/sync/documents/document-database'
import type { DocumentScope, DocumentTabMessage } from '@larder/sync/documents/document-store'
import { ApiError } from '../../api/api-error'
import { createShoppingListStore } from '../../api/shopping-list/create-shopping-list-store'
import type { ListDocument, ListSyncRequest, ListSyncResponse } from '../../api/shopping-list/list-documents'
import { persistedLists } from '../../api/shopping-list/list-documents'
import { aFakeShoppingServer } from './fake-shopping-server'

/** The environment of a list in a test; it may be changed while the list is open. */
export function aListEnvironment() {
  const environment = {
    server: aFakeShoppingServer(),
    scope: { owner: 'ana', household: 'home', sessionId: 'one' } as DocumentScope | null,
    online: true,
    requests: [] as ListSyncRequest[],
    resolveCount: 0,
    /** Handles a request on the server. */
    serve: async (request: ListSyncRequest): Promise<ListSyncResponse> =>
      environment.server.exchange(request),
    openDatabase: persistedLists.open as (
      key: string,
      onLost: () => void,
    ) => Promise<DocumentDatabase<ListDocument>>,
    tabs: [] as ReturnType<typeof createShoppingListStore>[],
  }
  return environment
}

export type ListEnvironment = ReturnType<typeof aListEnvironment>

/** A tab with the list. Timers run only on `passTime`. */
export function aListTab(environment: ListEnvironment) {
  const timers = new Map<() => void, number>()
  const store = createShoppingListStore({
    currentScope: () => environment.scope,
    openDatabase: (key, onLost) => environment.openDatabase(key, onLost),
    openExisting: persistedLists.openExisting,
    async sync(_, request) {
      environment.requests.push(request)
      if (!environment.online) throw ApiError.clientError('offline')
      return environment.serve(request)
    },
    async resolveHousehold() {
      environment.resolveCount += 1
      if (!environment.online) throw ApiError.clientError('offline')
    },
    isOnline: () => environment.online,
    schedule(milliseconds, work) {
      timers.set(work, milliseconds)
      return () => void timers.delete(work)
    },
    withTabLock: (_, work) => work(),
    broadcast: (message: DocumentTabMessage) => {
      for (const tab of environment.tabs) if (tab !== store) tab.handleTabMessage(structuredClone(message))
    },
    freshId: () => crypto.randomUUID(),
    now: () => '2026-11-15T10:00:00.000Z',
  })
  environment.tabs.push(store)
  store.activate()
  return {
    store,
    /** The pending timers, in milliseconds from their creation. */
    due: () => [...timers.values()],
    passTime() {
      const callbacks = [...timers.keys()]
      timers.clear()
      for (const work of callbacks) work()
    },
    texts: () => store.state().lines?.map(({ text }) => text),
    sync: () => store.state().sync,
  }
}
