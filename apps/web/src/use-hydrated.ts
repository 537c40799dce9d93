import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in a page as it was drawn before anybody came, and while a browser takes that one over; what only the browser knows,
 * such as the question in an address, shows once it is true. A page that begins in the browser has it at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
