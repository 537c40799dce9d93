import { isLegacyPushWorker, registerServiceWorker } from '../../api/register-service-worker'

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
