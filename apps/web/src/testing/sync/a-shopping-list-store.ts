import { inMemoryDocuments } from '@larder/sync/testing/in-memory-documents'
import { createShoppingListStore } from '../../api/shopping-list/create-shopping-list-store'
import { listRules } from '../../api/shopping-list/list-documents'
import { aFakeShoppingServer } from './fake-shopping-server'

/** The list of a signed-in cook with a server that accepts everything, for pages that add to the list. */
export function aShoppingListStore() {
  const { exchange } = aFakeShoppingServer()
  const store = createShoppingListStore({
    currentScope: () => ({ owner: 'ana', household: 'home', sessionId: 'one' }),
    openDatabase: async () => inMemoryDocuments(listRules),
    openExisting: async () => undefined,
    sync: async (_, request) => exchange(request),
    resolveHousehold: async () => {},
    isOnline: () => true,
    schedule: () => () => {},
    withTabLock: (_, work) => work(),
    broadcast: () => {},
    freshId: () => crypto.randomUUID(),
    now: () => new Date().toISOString(),
  })
  store.activate()
  return store
}
