import { useEffect, useRef, useState } from 'react'
import { prefetchFavourites } from '../../api/persisted-cache/prefetch-favourites'
import { useSession } from '../../session/use-session'
import { watchServiceWorker } from './service-worker-updates'
import { UpdatePrompt } from './update-prompt'

/** What makes Larder an app that opens without a network. Fetched when the first page has long been there. */
export function OfflineSupport() {
  const { accessToken } = useSession()
  const [ready, setReady] = useState(false)
  const worker = useRef<Awaited<ReturnType<typeof watchServiceWorker>>>(undefined)

  useEffect(() => {
    let left = false
    watchServiceWorker({
      container: navigator.serviceWorker,
      page: document,
      reload: () => window.location.reload(),
      onReady: () => setReady(true),
    }).then(
      (followed) => {
        if (left) followed?.stop()
        else worker.current = followed
      },
      (error: unknown) => console.error('Service worker registration failed; no offline support', error),
    )
    return () => {
      left = true
      worker.current?.stop()
    }
  }, [])

  useEffect(() => {
    if (accessToken === null) return
    const leave = new AbortController()
    // Only where the app can be opened without a network does it help to have them.
    void navigator.serviceWorker.ready.then(() => prefetchFavourites(leave.signal))
    return () => leave.abort()
  }, [accessToken])

  return <UpdatePrompt ready={ready} onReload={() => worker.current?.activateUpdate()} />
}
