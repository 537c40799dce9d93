import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../../session/use-session'
import { loadAfterScreen } from '../../ui/after-screen'

interface LazyOfflineSupportProps {
  /** False in development, where files must not come from a cache. */
  readonly enabled?: boolean
}

/** Offline support for signed-in cooks, loaded after the first page so that it slows nothing. */
export function LazyOfflineSupport({ enabled = import.meta.env.PROD }: LazyOfflineSupportProps) {
  const { isAuthenticated } = useSession()
  const [Support, setSupport] = useState<ComponentType | null>(null)
  const isSupported =
    enabled &&
    typeof navigator !== 'undefined' &&
    'serviceWorker' in navigator &&
    (isAuthenticated || !!navigator.serviceWorker.controller)

  useEffect(() => {
    if (!isSupported) return
    return loadAfterScreen(() => {
      import('./offline-support').then(
        ({ OfflineSupport }) => setSupport(() => OfflineSupport),
        // The next page load tries again; the page works without it.
        () => undefined,
      )
    })
  }, [isSupported])

  return Support && <Support />
}
