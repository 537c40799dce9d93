import { type NotificationPreferences, notifications } from '@larder/contract/notifications'
import { change, sync } from '../sync'
import { useProjected } from '../use-read'
import { applySettings, useSettings } from './use-settings'

const notificationSettings = sync.project({
  read: notifications.settings,
  writes: [notifications.saveSettings],
  apply: (settings: NotificationPreferences, changes) => applySettings(settings, changes),
  settle: (_, __, { data }) => data,
})

/** How Larder may notify a cook; each setting is saved at once, one after the other. */
export function useNotificationSettings() {
  return useSettings(
    useProjected(notificationSettings, {}),
    (body: Partial<NotificationPreferences>) =>
      change(
        notifications.saveSettings,
        { body },
        { lane: 'notification settings', join: (waiting) => ({ body: { ...waiting.body, ...body } }) },
      ).response,
  )
}
