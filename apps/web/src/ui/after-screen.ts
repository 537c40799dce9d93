/** What a screen shows until it has its data. */
const placeholders = '[aria-busy="true"], main .animate-breathe'
const checkMs = 200
/** What waits begins by then, whatever the screen still waits for. */
const defaultMaxWaitMs = 10_000

/**
 * Calls back once the screen has its data and the browser has nothing to do: what nobody has asked for yet must not take
 * the network from what is waited for. It waits for a network too, where scripts cannot come without one. Returns a
 * function that cancels it.
 */
export function afterScreen(begin: () => void, maxWaitMs = defaultMaxWaitMs): () => void {
  const waitUntil = performance.now() + maxWaitMs
  let idleCallback: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const beginOnline = () => begin()
  const beginOrWait = () => {
    if (canLoadScripts()) begin()
    else window.addEventListener('online', beginOnline, { once: true })
  }
  const check = () => {
    if (document.querySelector(placeholders) && performance.now() < waitUntil)
      timer = setTimeout(check, checkMs)
    else if ('requestIdleCallback' in window)
      idleCallback = window.requestIdleCallback(beginOrWait, { timeout: maxWaitMs })
    else beginOrWait()
  }
  // The screen has rendered once by then.
  timer = setTimeout(check, checkMs)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', beginOnline)
    if (idleCallback !== undefined) window.cancelIdleCallback(idleCallback)
  }
}

/**
 * Whether a script can come: from the network or from the service worker. Most browsers remember for the life of a page
 * that a script could not be fetched, so nothing may ask for one too early.
 */
function canLoadScripts(): boolean {
  return navigator.onLine !== false || !!navigator.serviceWorker?.controller
}
