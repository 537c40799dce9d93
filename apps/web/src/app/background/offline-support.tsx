import { Sparkles, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { prefetchFavourites } from '../../api/persisted-cache/prefetch-favourites'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { watchServiceWorker } from './service-worker-updates'

interface UpdatePromptProps {
  readonly ready: boolean
  readonly onReload: () => void
}

/** Announces a new version in a corner, out of the way, and waits. */
function UpdatePrompt({ ready, onReload }: UpdatePromptProps) {
  const [dismissed, setDismissed] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--toast-lift,1rem)+var(--tab-bar))] z-30 flex justify-center px-4 sm:justify-start print:hidden"
    >
      {ready && !dismissed && (
        <div className="pointer-events-auto flex animate-rise flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-edge bg-raised py-2 ps-4 pe-2 shadow-float">
          <p className="flex items-center gap-2 font-medium">
            <Sparkles aria-hidden className="size-5 shrink-0 text-herb-ink" />A new version of Larder is ready
          </p>
          <div className="ms-auto flex items-center gap-1">
            <Button
              busy={busy}
              onClick={() => {
                setBusy(true)
                onReload()
              }}
            >
              Reload
            </Button>
            <IconButton label="Later" icon={<X aria-hidden />} onClick={() => setDismissed(true)} />
          </div>
        </div>
      )}
    </div>
  )
}

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
