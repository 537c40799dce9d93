import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * False in prerendered HTML and during hydration; browser-only data, such as the query string, shows once it
 * is true. A page rendered in the browser has true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
