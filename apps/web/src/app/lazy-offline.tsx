import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../session/use-session'

/** On a page that never comes to rest it is fetched all the same. */
const longestMs = 10_000

interface LazyOfflineProps {
  /** In development every file is fetched as it is now. */
  readonly enabled?: boolean
}

/** Larder without a network, for who has a kitchen here; fetched once the first page stands, so that it slows nothing. */
export function LazyOffline({ enabled = import.meta.env.PROD }: LazyOfflineProps) {
  const { isAuthenticated } = useSession()
  const [App, setApp] = useState<ComponentType | null>(null)
  const wanted =
    enabled &&
    typeof navigator !== 'undefined' &&
    'serviceWorker' in navigator &&
    (isAuthenticated || !!navigator.serviceWorker.controller)

  useEffect(() => {
    if (!wanted) return
    const leave = new AbortController()
    atRest(leave.signal, () => {
      import('./offline-app').then(
        ({ OfflineApp }) => setApp(() => OfflineApp),
        // Then it is for another time; the page needs none of it.
        () => undefined,
      )
    })
    return () => leave.abort()
  }, [wanted])

  return App && <App />
}

function atRest(signal: AbortSignal, begin: () => void) {
  const whenIdle = () => {
    if (signal.aborted) return
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: longestMs })
    else setTimeout(begin, 1000)
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true, signal })
}
