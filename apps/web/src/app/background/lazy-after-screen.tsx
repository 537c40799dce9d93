import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../../session/use-session'
import { loadAfterScreen } from '../../ui/after-screen'

/** A component loaded after the first page, so that it slows nothing; null until then. */
function useLoadedAfterScreen(load: () => Promise<ComponentType>, enabled = true): ComponentType | null {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!enabled) return
    return loadAfterScreen(() => {
      load().then(
        (component) => setLoaded(() => component),
        // The page works without it, and the next page load tries again.
        () => undefined,
      )
    })
  }, [load, enabled])
  return Loaded
}

const loadTransition = async () => (await import('../page/detail-transition')).DetailTransition
const loadOfflineSupport = async () => (await import('./offline-support')).OfflineSupport

/** The transition from a card to its page. */
export function LazyDetailTransition() {
  const Transition = useLoadedAfterScreen(loadTransition)
  return Transition && <Transition />
}

interface LazyOfflineSupportProps {
  /** False in development, where files must not come from a cache. */
  readonly enabled?: boolean
}

/** Offline support for signed-in cooks. */
export function LazyOfflineSupport({ enabled = import.meta.env.PROD }: LazyOfflineSupportProps) {
  const { isAuthenticated } = useSession()
  const isSupported =
    enabled &&
    typeof navigator !== 'undefined' &&
    'serviceWorker' in navigator &&
    (isAuthenticated || !!navigator.serviceWorker.controller)
  const Support = useLoadedAfterScreen(loadOfflineSupport, isSupported)
  return Support && <Support />
}
