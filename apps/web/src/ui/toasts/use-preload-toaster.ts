import { useEffect } from 'react'
import { loadAfterScreen } from '../after-screen'

/** Preloads the toaster for pages whose actions can be undone after the network is lost. */
export function usePreloadToaster(): void {
  useEffect(
    () =>
      loadAfterScreen(() => {
        // The first toast loads it again and reports a failure.
        import('./toaster').catch(() => undefined)
      }),
    [],
  )
}
