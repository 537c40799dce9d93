import { notifications } from '@larder/contract/notifications'
import { useEffect, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { registerServiceWorker } from '../../../api/register-service-worker'
import { change } from '../../../api/sync'
import { useRead } from '../../../api/use-read'
import { withBasePath } from '../../../base-path'

/** The state of push messages on this device. */
export type PushState = 'unknown' | 'not-set-up' | 'unsupported' | 'blocked' | 'off' | 'on'

/** Returns whether this browser supports push messages, which need a secure context. */
function canReceivePush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function isPushBlocked(): boolean {
  return Notification.permission === 'denied'
}

/** Returns the push subscription of this device, if there is one. */
async function getPushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(withBasePath('/'))
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for permission and subscribes; null if the cook declines. */
async function subscribeToPush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await registerServiceWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription for an earlier key of the installation would conflict.
  const previous = await pushManager.getSubscription()
  await previous?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decodeBase64Url(publicKey) })
}

/** Returns what the server needs to send to a device. */
function toPushAddress(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

function decodeBase64Url(base64url: string) {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

export function usePush() {
  const { data, error } = useRead(notifications.push, {})
  const [deviceState, setDeviceState] = useState<'unknown' | 'unsupported' | 'blocked' | 'off' | 'on'>(
    'unknown',
  )
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const publicKey = data?.data.publicKey

  useEffect(() => {
    void readPushState().then(setDeviceState)
  }, [])

  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (failed) {
      setFailure(
        failed instanceof ApiError
          ? toErrorMessage(failed)
          : 'This browser could not set it up. Check its settings and your connection, then try again.',
      )
    }
    setDeviceState(await readPushState())
    setBusy(false)
  }

  async function switchOn() {
    if (!publicKey) return
    const subscription = await subscribeToPush(publicKey)
    if (!subscription) return
    try {
      await change(notifications.subscribe, { body: toPushAddress(subscription) }).done
    } catch (refused) {
      await subscription.unsubscribe()
      throw refused
    }
  }

  async function switchOff() {
    const subscription = await getPushSubscription()
    if (!subscription) return
    await change(notifications.unsubscribe, { body: { endpoint: subscription.endpoint } }).done
    await subscription.unsubscribe()
  }

  return {
    state: toPushState(publicKey, deviceState, error !== null),
    busy,
    failure: failure ?? (error && !data ? toErrorMessage(error) : null),
    switchTo: (on: boolean) => void run(on ? switchOn : switchOff),
  }
}

function toPushState(publicKey: string | null | undefined, here: PushState, failed: boolean): PushState {
  if (publicKey === null) return 'not-set-up'
  if (publicKey === undefined) return failed ? 'off' : 'unknown'
  return here
}

async function readPushState() {
  if (!canReceivePush()) return 'unsupported'
  if (isPushBlocked()) return 'blocked'
  try {
    return (await getPushSubscription()) ? 'on' : 'off'
  } catch {
    // Some private windows have the API but reject its use.
    return 'unsupported'
  }
}
