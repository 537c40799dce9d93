import { isLegacyPushWorker, registerServiceWorker } from '../../api/register-service-worker'

const updateCheckMs = 3_600_000

interface ServiceWorkerUpdateParts {
  readonly container: ServiceWorkerContainer
  readonly page: Document
  readonly reload: () => void
  /** A new version of the app is ready; it stands by until it is asked for. */
  readonly onReady: () => void
}

/**
 * Keeps the app openable without a network, and tells when there is a newer one. Nothing is ever reloaded unasked:
 * somebody may be cooking, or in the middle of a form.
 */
export async function watchServiceWorker({ container, page, reload, onReady }: ServiceWorkerUpdateParts) {
  let asked = false
  let lookedAt = Date.now()
  let before = container.controller
  const registration = await registerServiceWorker()
  if (!registration) return undefined

  function look() {
    if (!registration?.waiting || !container.controller) return
    if (isLegacyPushWorker(container.controller)) registration.waiting.postMessage('take-over')
    else onReady()
  }

  function changed() {
    const old = before
    before = container.controller
    if (asked) reload()
    // Another tab has asked for it: this one goes on with what it has until somebody reloads it.
    else if (old && !isLegacyPushWorker(old)) onReady()
  }

  function lookForNewer() {
    if (page.visibilityState !== 'visible' || Date.now() - lookedAt < updateCheckMs) return
    lookedAt = Date.now()
    // Without a network there is nothing newer to be had.
    registration?.update().catch(() => undefined)
  }

  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  container.addEventListener('controllerchange', changed)
  page.addEventListener('visibilitychange', lookForNewer)
  const timer = setInterval(lookForNewer, updateCheckMs)
  look()

  return {
    /** Lets the new version take over, then shows it. */
    activateUpdate() {
      if (asked) return
      asked = true
      if (registration.waiting) registration.waiting.postMessage('take-over')
      else reload()
    },
    stop() {
      clearInterval(timer)
      container.removeEventListener('controllerchange', changed)
      page.removeEventListener('visibilitychange', lookForNewer)
    },
  }
}
