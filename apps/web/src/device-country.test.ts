// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { guessDeviceCountry } from './device-country'

const zones: Readonly<Record<string, string[]>> = {
  GB: ['Europe/London'],
  DE: ['Europe/Berlin', 'Europe/Busingen'],
  US: ['America/New_York', 'America/Chicago'],
  AU: ['Australia/Sydney'],
}

/** Simulates a browser with the time zones of countries. */
function stubTimeZones(known: typeof zones) {
  const locale = Intl.Locale.prototype as { getTimeZones?: () => string[] | undefined }
  vi.spyOn(Intl.Locale.prototype as { timeZones?: string[] }, 'timeZones', 'get').mockReturnValue(undefined)
  const before = locale.getTimeZones
  locale.getTimeZones = function (this: Intl.Locale) {
    return known[this.region ?? ''] ?? []
  }
  restore = () => {
    if (before) locale.getTimeZones = before
    else delete locale.getTimeZones
  }
}

let restore = () => {}
afterEach(() => {
  restore()
  restore = () => {}
  vi.restoreAllMocks()
})

test.each([
  [['en-GB', 'en'], 'Europe/London', 'GB'],
  [['en-US', 'en'], 'America/Chicago', 'US'],
  // Browsers default to American English.
  [['en-US', 'en'], 'Europe/Berlin', 'DE'],
  [['en'], 'Australia/Sydney', 'AU'],
  [['en-US', 'en-GB'], 'Europe/London', 'GB'],
  [['en-GB'], 'UTC', 'GB'],
  [['en'], 'UTC', undefined],
  [['not a language', 'de-DE'], 'Europe/Berlin', 'DE'],
  [['en-XX'], 'UTC', undefined],
])('%j in %s: %s', (languages, zone, country) => {
  stubTimeZones(zones)
  expect(guessDeviceCountry(languages, zone)).toBe(country)
})

test('a time zone of several countries is not enough', () => {
  stubTimeZones({ AA: ['Europe/Oslo'], NO: ['Europe/Oslo'], SJ: ['Europe/Oslo'] })
  expect(guessDeviceCountry(['en'], 'Europe/Oslo')).toBeUndefined()
  expect(guessDeviceCountry(['nb-NO'], 'Europe/Oslo')).toBe('NO')
})

test('without time zones American English is doubted elsewhere', () => {
  stubTimeZones({})
  expect(guessDeviceCountry(['en-US'], 'Europe/Berlin')).toBeUndefined()
  expect(guessDeviceCountry(['en-US'], 'America/Denver')).toBe('US')
  expect(guessDeviceCountry(['en-GB'], 'Europe/Paris')).toBe('GB')
})
