import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint'
import { TimeZone } from '../http/fields'

/** How dates and numbers are written: the languages that are offered. Example: 'en-US' writes Feb 15, 2026. */
export const FormatLocale = z.enum([
  'en-GB',
  'en-US',
  'de-DE',
  'es-ES',
  'fr-FR',
  'hr-HR',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-PT',
  'sl-SI',
  'sv-SE',
])
/** How dates and numbers are written. Example: 'de-DE' writes 1.234,5. */
export type FormatLocale = z.infer<typeof FormatLocale>

/** What a cook has chosen for every device of theirs, and what they let be known. */
export const AccountSettings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  /** The measures of recipes: as they were written, metric, or US. */
  measures: z.enum(['written', 'metric', 'us']),
  writtenAs: FormatLocale,
  /** When their day begins, for the scans of a day; null for that of the household. */
  timeZone: z.nullable(TimeZone),
  /** 'Profile Visibility': without it nobody finds their page, and it says nothing of them. */
  profileVisible: z.boolean(),
  /** 'Data Analytics': without it nothing is counted of what they look at. */
  analytics: z.boolean(),
})
/** What a cook has chosen. Example: `settings.theme`. */
export type AccountSettings = z.infer<typeof AccountSettings>

/** The calls about a cook's choices. Example: `account.saveSettings`. */
export const settingsEndpoints = {
  settings: endpoint({
    method: 'GET',
    path: '/account/settings',
    access: 'cook',
    summary: 'What this cook has chosen: theme, measures, how dates are written, privacy.',
    data: AccountSettings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/account/settings',
    access: 'cook',
    summary: 'Change some of it; what is left out stays.',
    body: z.partial(AccountSettings),
    data: AccountSettings,
  }),
} as const
