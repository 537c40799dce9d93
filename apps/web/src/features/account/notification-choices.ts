import { notifications } from '@larder/contract/notifications'
import { choicesOf } from '../../api/choices'

/** How Larder may reach a cook. */
export const notificationChoices = choicesOf(notifications.settings, notifications.saveSettings)
