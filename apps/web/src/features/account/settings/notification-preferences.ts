import { notifications } from '@larder/contract/notifications'
import { createPreferences } from '../../../api/preferences/preferences'

/** How Larder may notify a cook. */
export const notificationPreferences = createPreferences(notifications.settings, notifications.saveSettings)
