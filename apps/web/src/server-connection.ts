import { withBasePath } from './base-path'

/**
 * Whether requests can be answered. Browsers say "offline" when the machine has no network at all, and yet a server on
 * that same machine answers. Everywhere else the browser's word holds.
 */
let answersOnThisMachine = false

export const canReachServer = (): boolean => navigator.onLine !== false || answersOnThisMachine

/** On a loopback address, asks the server each time the browser says "offline". */
export function watchLocalServer({ hostname }: Pick<Location, 'hostname'>): void {
  if (!/^(localhost$|127\.|\[::1])/.test(hostname)) return
  const check = async () => {
    answersOnThisMachine =
      !navigator.onLine && (await fetch(withBasePath('/healthz')).catch(() => undefined))?.ok === true
    // Pending calls continue.
    if (answersOnThisMachine) window.dispatchEvent(new Event('online'))
  }
  window.addEventListener('offline', check)
  void check()
}
