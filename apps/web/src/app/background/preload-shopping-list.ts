const maxIdleWaitMs = 10_000

/** Opens the shopping list once the page stands: what waits is sent from wherever the cook is, and it is there without network. */
export function preloadShoppingList(): () => void {
  const open = () => {
    import('../../api/shopping-list/shopping-list-store').then(
      ({ shoppingListStore: shoppingStore }) => shoppingStore.activate(),
      (error: unknown) => console.error('Loading the shopping list failed', error),
    )
  }
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(open, { timeout: maxIdleWaitMs })
    return () => window.cancelIdleCallback(idle)
  }
  const timer = setTimeout(open, maxIdleWaitMs / 2)
  return () => clearTimeout(timer)
}
