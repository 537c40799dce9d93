import { createShoppingStore } from '../api/shopping-store/create-shopping-store'
import { openPassingDatabase } from '../api/shopping-store/list-database'
import { aCounterpart } from './a-counterpart'

/** The list of a cook who is signed in, with a server that takes everything; for pages that put something on it. */
export function aShoppingStore() {
  const { exchange } = aCounterpart()
  const store = createShoppingStore({
    whose: () => ({ owner: 'ana', household: 'home', sitting: 'one' }),
    openDatabase: async () => openPassingDatabase(),
    openIfThere: async () => undefined,
    ask: async (_, asked) => exchange(asked),
    locate: async () => {},
    isOnline: () => true,
    later: () => () => {},
    oneTabAtATime: (_, work) => work(),
    tell: () => {},
    freshId: () => crypto.randomUUID(),
    now: () => new Date().toISOString(),
  })
  store.wake()
  return store
}
