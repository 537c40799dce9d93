import type { AccountSettings } from '@larder/contract/account'

/** The settings of a cook who has changed nothing. */
export function someSettings(given: Partial<AccountSettings> = {}): AccountSettings {
  return {
    ...{ theme: 'system', measures: 'written', locale: 'en-GB', timeZone: null },
    ...{ profileVisible: true, analytics: true, welcome: 'done' },
    ...given,
  }
}
