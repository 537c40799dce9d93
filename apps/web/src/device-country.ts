import { countryCodes, countryOf } from '@larder/kitchen/country/country'
import { getDeviceTimeZone } from './time-zones'

/**
 * Returns the device's probable country by its two-letter code: one that its languages name and that has its
 * time zone, else the only one in that time zone; undefined if it cannot be told. Example: 'GB' for English
 * (UK) in London, 'DE' for English (US) in Berlin.
 */
export function guessDeviceCountry(
  languages: readonly string[] = navigator.languages,
  zone = getDeviceTimeZone(),
): string | undefined {
  const languageCountries = languages.flatMap((language) => regionOf(language) ?? [])
  if (zone === undefined || placelessZones.test(zone)) return languageCountries[0]
  const zoneCountries = countryCodes().filter((code) => zonesOf(code).includes(zone))
  // A browser without a country's time zones: only 'US', the default of most browsers, is doubted.
  if (zoneCountries.length === 0)
    return languageCountries.find((code) => code !== 'US' || americanZones.test(zone))
  return (
    languageCountries.find((code) => zoneCountries.includes(code)) ??
    (zoneCountries.length === 1 ? zoneCountries[0] : undefined)
  )
}

const placelessZones = /^(?:UTC|GMT|Etc\/.*)$/
const americanZones = /^(?:America|Pacific|US)\//

function regionOf(language: string): string | undefined {
  try {
    return countryOf(new Intl.Locale(language).region)?.code
  } catch {
    return undefined
  }
}

// Browsers expose time zones as a property, as a function or not at all.
interface ZonedLocale extends Intl.Locale {
  readonly timeZones?: readonly string[]
  getTimeZones?(): readonly string[] | undefined
}

function zonesOf(code: string): readonly string[] {
  const locale: ZonedLocale = new Intl.Locale(`und-${code}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
