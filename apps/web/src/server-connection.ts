/**
 * Whether requests can be answered. Browsers say "offline" when the machine has no network at all, and yet a server on
 * that same machine answers. Everywhere else the browser's word holds.
 */

let answersOnThisMachine = false

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

export const canReachServer = (): boolean => navigator.onLine !== false || answersOnThisMachine

/** On a loopback address, asks the server each time the browser says "offline". Returns a function that stops it. */
export function watchLocalServer({ hostname }: Pick<Location, 'hostname'>): () => void {
  if (!loopbackHosts.has(hostname) && !hostname.endsWith('.localhost')) return () => {}
  const check = async () => {
    answersOnThisMachine = false
    if (navigator.onLine !== false || !(await answers())) return
    answersOnThisMachine = true
    // What waits for the network goes on.
    window.dispatchEvent(new Event('online'))
  }
  const onOffline = () => void check()
  window.addEventListener('offline', onOffline)
  onOffline()
  return () => {
    window.removeEventListener('offline', onOffline)
    answersOnThisMachine = false
  }
}

const answers = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
