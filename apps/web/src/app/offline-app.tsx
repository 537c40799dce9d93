import { useEffect, useRef, useState } from 'react'
import { keepFavourites } from '../api/favourites-at-hand'
import { useSession } from '../session/use-session'
import { UpdatePrompt } from './update-prompt'
import { followWorker } from './worker-updates'

/** What makes Larder an app that opens without a network. Fetched when the first page has long been there. */
export function OfflineApp() {
  const { accessToken } = useSession()
  const [ready, setReady] = useState(false)
  const worker = useRef<Awaited<ReturnType<typeof followWorker>>>(undefined)

  useEffect(() => {
    let left = false
    followWorker({
      container: navigator.serviceWorker,
      page: document,
      reload: () => window.location.reload(),
      onReady: () => setReady(true),
    }).then(
      (followed) => {
        if (left) followed?.stop()
        else worker.current = followed
      },
      (error: unknown) => console.error('Larder will not open without a network', error),
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
    void navigator.serviceWorker.ready.then(() => keepFavourites(leave.signal))
    return () => leave.abort()
  }, [accessToken])

  return <UpdatePrompt ready={ready} onReload={() => worker.current?.takeNew()} />
}
