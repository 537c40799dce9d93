const maxIdleWaitMs = 10_000

/**
 * Opens the shopping list when the page is idle: unsent edits are sent from any page, and the list is
 * available offline.
 */
export function preloadShoppingList(): () => void {
  const load = () => {
    import('../../api/shopping-list/shopping-list-store').then(
      ({ shoppingListStore }) => shoppingListStore.activate(),
      (error: unknown) => console.error('Loading the shopping list failed', error),
    )
  }
  if ('requestIdleCallback' in window) {
    const idleCallback = window.requestIdleCallback(load, { timeout: maxIdleWaitMs })
    return () => window.cancelIdleCallback(idleCallback)
  }
  const timer = setTimeout(load, maxIdleWaitMs / 2)
  return () => clearTimeout(timer)
}
