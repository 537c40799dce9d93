import { type AccountSettings, account } from '@larder/contract/account'
import { applySettings, useSettings } from '../../api/settings/use-settings'
import { change, sync } from '../../api/sync'
import { useProjected } from '../../api/use-read'

/** The settings of a cook on all their devices. */
export const shownAccountSettings = sync.project({
  read: account.settings,
  writes: [account.saveSettings],
  apply: (settings: AccountSettings, changes) => applySettings(settings, changes),
  settle: (_, __, { data }) => data,
})

/** Saves settings one after the other; what waits is merged, so the last press wins. */
export function saveAccountSettings(body: Partial<AccountSettings>): Promise<unknown> {
  return change(
    account.saveSettings,
    { body },
    { lane: 'account settings', join: (waiting) => ({ body: { ...waiting.body, ...body } }) },
  ).response
}

export function useAccountSettings() {
  return useSettings(useProjected(shownAccountSettings, {}), saveAccountSettings)
}
