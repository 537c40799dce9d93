import { useEffect, useRef, useState } from 'react'
import { prefetchFavourites } from '../../api/persisted-cache/prefetch-favourites'
import { useSession } from '../../session/use-session'
import { watchServiceWorker } from './service-worker-updates'
import { UpdatePrompt } from './update-prompt'

/** Makes Larder work without a network. Loaded long after the first page. */
export function OfflineSupport() {
  const { accessToken } = useSession()
  const [ready, setReady] = useState(false)
  const worker = useRef<Awaited<ReturnType<typeof watchServiceWorker>>>(undefined)

  useEffect(() => {
    let unmounted = false
    watchServiceWorker({
      container: navigator.serviceWorker,
      page: document,
      reload: () => window.location.reload(),
      onReady: () => setReady(true),
    }).then(
      (watched) => {
        if (unmounted) watched?.stop()
        else worker.current = watched
      },
      (error: unknown) => console.error('Service worker registration failed; no offline support', error),
    )
    return () => {
      unmounted = true
      worker.current?.stop()
    }
  }, [])

  useEffect(() => {
    if (accessToken === null) return
    const unmount = new AbortController()
    // Favourites only help where the app opens offline.
    void navigator.serviceWorker.ready.then(() => prefetchFavourites(unmount.signal))
    return () => unmount.abort()
  }, [accessToken])

  return <UpdatePrompt ready={ready} onReload={() => worker.current?.activateUpdate()} />
}
