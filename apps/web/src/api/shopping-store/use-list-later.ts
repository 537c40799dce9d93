import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../session/use-session'
import type { ListLine, ShoppingStore } from './list-state'

const openList = () => import('./shopping-store')

/** Puts things on the list from a page that else has nothing to do with it. */
export const addToList: ShoppingStore['add'] = async (...given) =>
  (await openList()).shoppingStore.add(...given)

const noLines: readonly ListLine[] = []
const neverChanges = () => () => {}

/** What stands on the lists, for a page of which that is a small part: fetched once the page is there. */
export function useListLater(): readonly ListLine[] {
  const { isAuthenticated } = useSession()
  const [store, setStore] = useState<ShoppingStore>()
  useEffect(() => {
    let shown = true
    const open = async () => {
      const { shoppingStore } = await openList()
      if (shown) setStore(shoppingStore)
    }
    if (isAuthenticated) open().catch((error) => console.error('The list could not be opened', error))
    return () => {
      shown = false
    }
  }, [isAuthenticated])
  return useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.state().lines ?? noLines)
}
