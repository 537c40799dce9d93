import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../session/use-session'
import type { ListLine, ShoppingListStore } from './shopping-list-state'

const importListStore = () => import('./shopping-list-store')

/** Puts things on the list from a page that else has nothing to do with it. */
export const addToShoppingList: ShoppingListStore['add'] = async (...given) =>
  (await importListStore()).shoppingListStore.add(...given)

const noLines: readonly ListLine[] = []
const neverChanges = () => () => {}

/** What stands on the lists, for a page of which that is a small part: fetched once the page is there. */
export function useLazyListLines(): readonly ListLine[] {
  const { isAuthenticated } = useSession()
  const [store, setStore] = useState<ShoppingListStore>()
  useEffect(() => {
    let shown = true
    const open = async () => {
      const { shoppingListStore: shoppingStore } = await importListStore()
      if (shown) setStore(shoppingStore)
    }
    if (isAuthenticated) open().catch((error) => console.error('Loading the shopping list failed', error))
    return () => {
      shown = false
    }
  }, [isAuthenticated])
  return useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.state().lines ?? noLines)
}
