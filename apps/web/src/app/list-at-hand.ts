const longestMs = 10_000

/** Opens the shopping list once the page stands: what waits is sent from wherever the cook is, and it is there without network. */
export function keepListAtHand(): () => void {
  const open = () => {
    import('../api/shopping-store/shopping-store').then(
      ({ shoppingStore }) => shoppingStore.wake(),
      (error: unknown) => console.error('The list could not be opened', error),
    )
  }
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(open, { timeout: longestMs })
    return () => window.cancelIdleCallback(idle)
  }
  const timer = setTimeout(open, longestMs / 2)
  return () => clearTimeout(timer)
}
