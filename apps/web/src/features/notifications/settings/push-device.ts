import { registerServiceWorker } from '../../../api/register-service-worker'

/** Whether this browser can be sent messages at all; it needs a secure address to be asked. */
export function canReceivePush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export function isPushBlocked(): boolean {
  return Notification.permission === 'denied'
}

/** How this device is reached, where it said yes. */
export async function getPushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the cook, then the browser; null when the cook would rather not. */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await registerServiceWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // One made for an earlier key of the installation would be in the way.
  const before = await pushManager.getSubscription()
  await before?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

/** What the server must know to reach a device. */
export function toPushAddress(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

function bytesOf(base64url: string) {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
