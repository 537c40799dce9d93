import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../../session/use-session'

/** Loads it after this long even if the page never becomes idle. */
const maxIdleWaitMs = 10_000

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
    const unmount = new AbortController()
    onPageIdle(unmount.signal, () => {
      import('./offline-support').then(
        ({ OfflineSupport }) => setSupport(() => OfflineSupport),
        // The next page load tries again; the page works without it.
        () => undefined,
      )
    })
    return () => unmount.abort()
  }, [isSupported])

  return Support && <Support />
}

function onPageIdle(signal: AbortSignal, load: () => void) {
  const scheduleLoad = () => {
    if (signal.aborted) return
    if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: maxIdleWaitMs })
    else setTimeout(load, 1000)
  }
  if (document.readyState === 'complete') scheduleLoad()
  else window.addEventListener('load', scheduleLoad, { once: true, signal })
}
