import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../../session/use-session'

/** On a page that never comes to rest it is fetched all the same. */
const maxIdleWaitMs = 10_000

interface LazyOfflineSupportProps {
  /** In development every file is fetched as it is now. */
  readonly enabled?: boolean
}

/** Larder without a network, for who has a kitchen here; fetched once the first page stands, so that it slows nothing. */
export function LazyOfflineSupport({ enabled = import.meta.env.PROD }: LazyOfflineSupportProps) {
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
    onPageIdle(leave.signal, () => {
      import('./offline-support').then(
        ({ OfflineSupport: OfflineApp }) => setApp(() => OfflineApp),
        // Then it is for another time; the page needs none of it.
        () => undefined,
      )
    })
    return () => leave.abort()
  }, [wanted])

  return App && <App />
}

function onPageIdle(signal: AbortSignal, begin: () => void) {
  const whenIdle = () => {
    if (signal.aborted) return
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: maxIdleWaitMs })
    else setTimeout(begin, 1000)
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true, signal })
}
