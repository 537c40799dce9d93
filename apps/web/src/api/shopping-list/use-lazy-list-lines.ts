import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../session/use-session'
import type { ListLine, ShoppingListState, ShoppingListStore } from './shopping-list-state'

const importListStore = () => import('./shopping-list-store')

/** Adds lines to the list from a page that does not load it otherwise. */
export const addToShoppingList: ShoppingListStore['add'] = async (...args) =>
  (await importListStore()).shoppingListStore.add(...args)

/** Syncs the list now, from a page that does not load it otherwise. */
export const syncListNow: ShoppingListStore['syncNow'] = async (...args) =>
  (await importListStore()).shoppingListStore.syncNow(...args)

const noLines: readonly ListLine[] = []
const subscribeToNothing = () => () => {}

/** The lines of all lists, for a page on which they are a small part: loaded after the page itself, once wanted. */
export function useLazyListLines(wanted = true): readonly ListLine[] {
  return useLazyListState(wanted)?.lines ?? noLines
}

/** The lists, for a part that loads after the page itself; undefined until then. */
export function useLazyListState(wanted = true): ShoppingListState | undefined {
  const { isAuthenticated } = useSession()
  const [store, setStore] = useState<ShoppingListStore>()
  useEffect(() => {
    let mounted = true
    const load = async () => {
      const { shoppingListStore } = await importListStore()
      if (mounted) setStore(shoppingListStore)
    }
    if (isAuthenticated && wanted)
      load().catch((error) => console.error('Loading the shopping list failed', error))
    return () => {
      mounted = false
    }
  }, [isAuthenticated, wanted])
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => store?.state())
}
