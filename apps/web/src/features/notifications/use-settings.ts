import { notifications } from '@larder/contract/notifications'
import { choicesOf } from '../../api/choices'
import { useChoices } from '../../api/use-choices'

const reach = choicesOf(notifications.settings, notifications.saveSettings)

/** How Larder may reach this cook. */
export function useSettings() {
  const { chosen, ...rest } = useChoices(reach)
  return { settings: chosen, ...rest }
}
