import { useEffect, useState } from 'react'

/** What a screen shows until it has its data. */
const placeholders = '[aria-busy="true"], main .animate-breathe'
const checkMs = 200
/** What waits begins by then, whatever the screen still waits for. */
const defaultMaxWaitMs = 10_000

/**
 * Calls back once the screen has its data and the browser has nothing to do: what nobody has asked for yet must not take
 * the network from what is waited for. Returns a function that cancels it.
 */
export function afterScreen(begin: () => void, maxWaitMs = defaultMaxWaitMs): () => void {
  const waitUntil = performance.now() + maxWaitMs
  let idleCallback: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    if (document.querySelector(placeholders) && performance.now() < waitUntil)
      timer = setTimeout(check, checkMs)
    else if ('requestIdleCallback' in window)
      idleCallback = window.requestIdleCallback(begin, { timeout: maxWaitMs })
    else begin()
  }
  // The screen has rendered once by then.
  timer = setTimeout(check, checkMs)
  return () => {
    clearTimeout(timer)
    if (idleCallback !== undefined) window.cancelIdleCallback(idleCallback)
  }
}

let isOnlineNow = () => navigator.onLine !== false

/** Replaces the browser's word on whether there is a network. */
export function setOnlineCheck(isOnline: () => boolean) {
  isOnlineNow = isOnline
}

/** Loads scripts after the screen, once they can come: most browsers remember for the life of a page that one could not be fetched. */
export function loadAfterScreen(load: () => void, maxWaitMs?: number): () => void {
  const loadOnline = () => load()
  const cancel = afterScreen(() => {
    if (isOnlineNow() || navigator.serviceWorker?.controller) load()
    else window.addEventListener('online', loadOnline, { once: true })
  }, maxWaitMs)
  return () => {
    cancel()
    window.removeEventListener('online', loadOnline)
  }
}

/** Whether the screen has its data, so that a small part may load. */
export function useAfterScreen(): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => loadAfterScreen(() => setIsAfter(true)), [])
  return isAfter
}
