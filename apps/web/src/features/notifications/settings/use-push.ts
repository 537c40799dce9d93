import { notifications } from '@larder/contract/notifications'
import { useEffect, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { refresh, useRead } from '../../../api/use-api'
import {
  canReceivePush,
  getPushSubscription,
  isPushBlocked,
  subscribeToPush,
  toPushAddress,
} from './push-device'

/** The state of push messages on this device. */
export type PushState = 'unknown' | 'not-set-up' | 'unsupported' | 'blocked' | 'off' | 'on'

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

  async function change(work: () => Promise<unknown>) {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      await refresh(notifications.push)
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
      await callEndpoint(notifications.subscribe, { body: toPushAddress(subscription) })
    } catch (refused) {
      await subscription.unsubscribe()
      throw refused
    }
  }

  async function switchOff() {
    const subscription = await getPushSubscription()
    if (!subscription) return
    await callEndpoint(notifications.unsubscribe, { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }

  return {
    state: toPushState(publicKey, deviceState, error !== null),
    busy,
    failure: failure ?? (error && !data ? toErrorMessage(error) : null),
    switchTo: (on: boolean) => void change(on ? switchOn : switchOff),
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
