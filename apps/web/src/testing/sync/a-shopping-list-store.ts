import { createShoppingListStore } from '../../api/shopping-list/create-shopping-list-store'
import { createInMemoryListDatabase } from '../../api/shopping-list/list-database'
import { aFakeShoppingServer } from './fake-shopping-server'

/** The list of a cook who is signed in, with a server that takes everything; for pages that put something on it. */
export function aShoppingListStore() {
  const { exchange } = aFakeShoppingServer()
  const store = createShoppingListStore({
    currentScope: () => ({ owner: 'ana', household: 'home', sessionId: 'one' }),
    openDatabase: async () => createInMemoryListDatabase(),
    openExisting: async () => undefined,
    sync: async (_, asked) => exchange(asked),
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
