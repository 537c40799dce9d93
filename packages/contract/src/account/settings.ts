import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint'
import { TimeZone } from '../http/fields'

/** The supported locales for dates and numbers. Example: 'en-US' writes Feb 15, 2026. */
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
/** A locale for dates and numbers. Example: 'de-DE' writes 1.234,5. */
export type FormatLocale = z.infer<typeof FormatLocale>

/**
 * The steps of the welcome, in order: 'new' before it is opened, 'done' when it is finished or skipped.
 * Example: 'staples'.
 */
export const WelcomeStep = z.enum(['new', 'people', 'measures', 'staples', 'rest', 'done'])
/** A step of the welcome. Example: 'people'. */
export type WelcomeStep = z.infer<typeof WelcomeStep>

/** Preferences that apply to every device of a cook, and privacy settings. */
export const AccountSettings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  /** Measures in recipes: as written, metric, or US. */
  measures: z.enum(['written', 'metric', 'us']),
  locale: FormatLocale,
  /** Time zone for the daily scan quota; null uses the household's. */
  timeZone: z.nullable(TimeZone),
  /** 'Profile Visibility': if false, the public profile is not found and shows nothing. */
  profileVisible: z.boolean(),
  /** 'Data Analytics': if false, page views are not counted. */
  analytics: z.boolean(),
  /** Where the welcome continues. Once done, it stays done. */
  welcome: WelcomeStep,
})
/** The preferences of a cook. Example: `settings.theme`. */
export type AccountSettings = z.infer<typeof AccountSettings>

/** Endpoints of a cook's preferences. Example: `account.saveSettings`. */
export const settingsEndpoints = {
  settings: endpoint({
    method: 'GET',
    path: '/account/settings',
    access: 'cook',
    summary: 'Returns the cook’s settings: theme, measures, date format, privacy, welcome.',
    data: AccountSettings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/account/settings',
    access: 'cook',
    summary: 'Changes settings. Omitted fields stay as they are.',
    affects: ['account'],
    body: z.partial(AccountSettings),
    data: AccountSettings,
  }),
} as const
