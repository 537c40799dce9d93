import { Sparkles, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { prefetchFavourites } from '../../api/persisted-cache/prefetch-favourites'
import { isLegacyPushWorker, registerServiceWorker } from '../../api/register-service-worker'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'

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

const updateCheckMs = 3_600_000

interface ServiceWorkerUpdateParts {
  readonly container: ServiceWorkerContainer
  readonly page: Document
  readonly reload: () => void
  /** A new version is installed and waits for activation. */
  readonly onReady: () => void
}

/**
 * Keeps the app available offline and reports new versions. It never reloads by itself: the cook may be
 * cooking or filling in a form.
 */
export async function watchServiceWorker({ container, page, reload, onReady }: ServiceWorkerUpdateParts) {
  let updateRequested = false
  let checkedAt = Date.now()
  let controllerBefore = container.controller
  const registration = await registerServiceWorker()
  if (!registration) return undefined

  function reportWaiting() {
    if (!registration?.waiting || !container.controller) return
    if (isLegacyPushWorker(container.controller)) registration.waiting.postMessage('take-over')
    else onReady()
  }

  function handleControllerChange() {
    const previous = controllerBefore
    controllerBefore = container.controller
    if (updateRequested) reload()
    // Another tab activated the update: this one keeps its version until it is reloaded.
    else if (previous && !isLegacyPushWorker(previous)) onReady()
  }

  function checkForUpdate() {
    if (page.visibilityState !== 'visible' || Date.now() - checkedAt < updateCheckMs) return
    checkedAt = Date.now()
    // The check fails without a network.
    registration?.update().catch(() => undefined)
  }

  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', reportWaiting)
  })
  container.addEventListener('controllerchange', handleControllerChange)
  page.addEventListener('visibilitychange', checkForUpdate)
  const timer = setInterval(checkForUpdate, updateCheckMs)
  reportWaiting()

  return {
    /** Activates the new version, then reloads the page. */
    activateUpdate() {
      if (updateRequested) return
      updateRequested = true
      if (registration.waiting) registration.waiting.postMessage('take-over')
      else reload()
    },
    stop() {
      clearInterval(timer)
      container.removeEventListener('controllerchange', handleControllerChange)
      page.removeEventListener('visibilitychange', checkForUpdate)
    },
  }
}
