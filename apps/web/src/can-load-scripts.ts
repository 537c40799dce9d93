/**
 * Whether a script can come: from the network or from the service worker. Most browsers remember for the life of a page
 * that a script could not be fetched, so nothing may ask for one too early.
 */
export function canLoadScripts(): boolean {
  return navigator.onLine !== false || !!navigator.serviceWorker?.controller
}
