import { notifications } from '@larder/contract/notifications'
import { createPreferences } from '../../../api/preferences/preferences'
import { usePreferences } from '../../../api/preferences/use-preferences'

const notificationSettingsStore = createPreferences(notifications.settings, notifications.saveSettings)

/** The notification settings of this cook. */
export function useNotificationSettings() {
  const { chosen, ...rest } = usePreferences(notificationSettingsStore)
  return { settings: chosen, ...rest }
}
