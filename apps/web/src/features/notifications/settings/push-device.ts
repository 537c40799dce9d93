import { registerServiceWorker } from '../../../api/register-service-worker'

/** Returns whether this browser supports push messages, which need a secure context. */
export function canReceivePush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export function isPushBlocked(): boolean {
  return Notification.permission === 'denied'
}

/** Returns the push subscription of this device, if there is one. */
export async function getPushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for permission and subscribes; null if the cook declines. */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await registerServiceWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription for an earlier key of the installation would conflict.
  const previous = await pushManager.getSubscription()
  await previous?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decodeBase64Url(publicKey) })
}

/** Returns what the server needs to send to a device. */
export function toPushAddress(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

function decodeBase64Url(base64url: string) {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
