import { notifications } from '@larder/contract/notifications'
import { useEffect, useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { refresh, useRead } from '../../api/use-api'
import { addressOfDevice, canReceivePush, isBlocked, subscribeHere, subscriptionHere } from './push-device'

/** Where push messages stand on this device, or that it is not known yet. */
export type PushState = 'unknown' | 'not-set-up' | 'unsupported' | 'blocked' | 'off' | 'on'

export function usePush() {
  const { data, error } = useRead(notifications.push, {})
  const [here, setHere] = useState<'unknown' | 'unsupported' | 'blocked' | 'off' | 'on'>('unknown')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const publicKey = data?.data.publicKey

  useEffect(() => {
    void whatIsHere().then(setHere)
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
          ? sentenceOf(failed)
          : 'This browser could not set it up. Check its settings and your connection, then try again.',
      )
    }
    setHere(await whatIsHere())
    setBusy(false)
  }

  async function switchOn() {
    if (!publicKey) return
    const subscription = await subscribeHere(publicKey)
    if (!subscription) return
    try {
      await call(notifications.subscribe, { body: addressOfDevice(subscription) })
    } catch (refused) {
      await subscription.unsubscribe()
      throw refused
    }
  }

  async function switchOff() {
    const subscription = await subscriptionHere()
    if (!subscription) return
    await call(notifications.unsubscribe, { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }

  return {
    state: stateOf(publicKey, here, error !== null),
    busy,
    failure: failure ?? (error && !data ? sentenceOf(error) : null),
    switchTo: (on: boolean) => void change(on ? switchOn : switchOff),
  }
}

function stateOf(publicKey: string | null | undefined, here: PushState, failed: boolean): PushState {
  if (publicKey === null) return 'not-set-up'
  if (publicKey === undefined) return failed ? 'off' : 'unknown'
  return here
}

async function whatIsHere() {
  if (!canReceivePush()) return 'unsupported'
  if (isBlocked()) return 'blocked'
  try {
    return (await subscriptionHere()) ? 'on' : 'off'
  } catch {
    // Some private windows have the functions and refuse to use them.
    return 'unsupported'
  }
}
