import { account } from '@larder/contract/account'
import { createPreferences } from '../../api/preferences/preferences'

/** What a cook has chosen for all their devices. */
export const accountPreferences = createPreferences(account.settings, account.saveSettings)
