import { useSyncExternalStore } from 'react'
import type { ShoppingListState } from './shopping-list-state'
import { shoppingListStore } from './shopping-list-store'

export type { ListLine, ListName, ShoppingListState } from './shopping-list-state'

/** The household's lists as this browser has them, with and without a network. */
export function useShoppingList(): ShoppingListState {
  return useSyncExternalStore(shoppingListStore.subscribe, shoppingListStore.state)
}
