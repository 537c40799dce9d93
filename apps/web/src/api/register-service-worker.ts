import { toAppPath, withBasePath } from '../base-path'

const scriptPath = '/service-worker.js'

/**
 * Returns whether this is the former worker, which handled push messages only, before the app worked offline.
 */
export function isLegacyPushWorker(worker: Pick<ServiceWorker, 'scriptURL'> | null): boolean {
  return worker !== null && toAppPath(new URL(worker.scriptURL).pathname) === '/push-worker.js'
}

/**
 * Registers the app's service worker, which serves the app offline and shows push messages. It replaces a
 * worker of another name and keeps the push subscription. Undefined if the browser blocks it.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.register(withBasePath(scriptPath), {
    scope: withBasePath('/'),
    updateViaCache: 'none',
  })
}
