import { useEffect } from 'react'

/** Fetches the toaster ahead, where something may be done and undone after the network went away. */
export function usePreloadToaster(): void {
  useEffect(() => {
    // Without it the first toast asks for it again and tells what went wrong.
    import('./toaster').catch(() => undefined)
  }, [])
}
