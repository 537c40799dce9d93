import { account } from '@larder/contract/account'
import { choicesOf } from '../../api/choices'

/** What a cook has chosen for all their devices. */
export const accountChoices = choicesOf(account.settings, account.saveSettings)
