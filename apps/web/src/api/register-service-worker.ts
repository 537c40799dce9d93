const scriptPath = '/service-worker.js'

/** What ran here before the app could be opened without a network; it had nothing but push messages to do. */
export function isLegacyPushWorker(worker: Pick<ServiceWorker, 'scriptURL'> | null): boolean {
  return worker !== null && new URL(worker.scriptURL).pathname === '/push-worker.js'
}

/**
 * The one worker of this app: it opens it without a network and shows push messages. One of another name is replaced, and
 * what the browser has subscribed to stays. Nothing where the browser has it blocked.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.register(scriptPath, { scope: '/', updateViaCache: 'none' })
}
