import { type NotificationSettings, notifications } from '@larder/contract/notifications'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { refresh, useRead } from '../../api/use-api'

type Change = Partial<NotificationSettings>

/** How Larder may reach this cook. A change shows at once; when it cannot be saved, the old choice comes back with the reason. */
export function useSettings() {
  const { data, error } = useRead(notifications.settings, {})
  const [underWay, setUnderWay] = useState<readonly Change[]>([])
  const [outcome, setOutcome] = useState<{ saved: true } | { failure: string } | null>(null)

  async function save(change: Change) {
    setUnderWay((changes) => [...changes, change])
    setOutcome(null)
    try {
      await call(notifications.saveSettings, { body: change })
      await refresh(notifications.settings)
      setOutcome({ saved: true })
    } catch (failed) {
      setOutcome({ failure: sentenceOf(failed) })
    } finally {
      setUnderWay((changes) => changes.filter((other) => other !== change))
    }
  }

  const settings = data && Object.assign({ ...data.data }, ...underWay)
  return { settings: settings as NotificationSettings | undefined, error, save, outcome }
}
