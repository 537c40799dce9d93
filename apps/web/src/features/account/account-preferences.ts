import { account } from '@larder/contract/account'
import { createPreferences } from '../../api/preferences/preferences'

/** The preferences of a cook on all their devices. */
export const accountPreferences = createPreferences(account.settings, account.saveSettings)
