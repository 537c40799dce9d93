import { isForPushOnly, registerWorker } from '../api/service-worker'

const hour = 3_600_000

interface Parts {
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
export async function followWorker({ container, page, reload, onReady }: Parts) {
  let asked = false
  let lookedAt = Date.now()
  let before = container.controller
  const registration = await registerWorker()
  if (!registration) return undefined

  function look() {
    if (!registration?.waiting || !container.controller) return
    if (isForPushOnly(container.controller)) registration.waiting.postMessage('take-over')
    else onReady()
  }

  function changed() {
    const old = before
    before = container.controller
    if (asked) reload()
    // Another tab has asked for it: this one goes on with what it has until somebody reloads it.
    else if (old && !isForPushOnly(old)) onReady()
  }

  function lookForNewer() {
    if (page.visibilityState !== 'visible' || Date.now() - lookedAt < hour) return
    lookedAt = Date.now()
    // Without a network there is nothing newer to be had.
    registration?.update().catch(() => undefined)
  }

  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  container.addEventListener('controllerchange', changed)
  page.addEventListener('visibilitychange', lookForNewer)
  const timer = setInterval(lookForNewer, hour)
  look()

  return {
    /** Lets the new version take over, then shows it. */
    takeNew() {
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
