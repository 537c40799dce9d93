import { useSyncExternalStore } from 'react'
import type { ShoppingListState } from './list-state'
import { shoppingStore } from './shopping-store'

export type { ListLine, ListName, ShoppingListState } from './list-state'

/** The household's lists as this browser knows them, with and without a network. */
export function useShoppingList(): ShoppingListState {
  return useSyncExternalStore(shoppingStore.subscribe, shoppingStore.state)
}
