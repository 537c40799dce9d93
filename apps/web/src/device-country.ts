import { countryCodes, countryOf } from '@larder/kitchen/country/country'
import { getDeviceTimeZone } from './device-time-zone'

/**
 * The country this device probably is in, by two letters: one that its languages name and that has its time zone, else the only one
 * that has it; nothing where they do not tell. Example: 'GB' for English (UK) in London, 'DE' for English (US) in Berlin.
 */
export function guessDeviceCountry(
  languages: readonly string[] = navigator.languages,
  zone = getDeviceTimeZone(),
): string | undefined {
  const named = languages.flatMap((language) => regionOf(language) ?? [])
  if (zone === undefined || placelessZones.test(zone)) return named[0]
  const there = countryCodes().filter((code) => zonesOf(code).includes(zone))
  // Where a browser does not know the zones of a country, only what most of them come with is doubted.
  if (there.length === 0) return named.find((code) => code !== 'US' || americanZones.test(zone))
  return named.find((code) => there.includes(code)) ?? (there.length === 1 ? there[0] : undefined)
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

// Browsers have it as a property or as a function, and some not at all.
interface ZonedLocale extends Intl.Locale {
  readonly timeZones?: readonly string[]
  getTimeZones?(): readonly string[] | undefined
}

function zonesOf(code: string): readonly string[] {
  const locale: ZonedLocale = new Intl.Locale(`und-${code}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
