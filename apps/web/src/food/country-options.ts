import { countryCodes } from '@larder/kitchen/country/country'

interface CountryOption {
  readonly value: string
  readonly label: string
}

/** Lists all countries sorted by name, so that typing the first letters finds one. Example: 'United Kingdom'. */
export function countryOptions(): CountryOption[] {
  return countryCodes()
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** Returns the name of a country. Example: 'Slovenia' for 'SI'. */
export function countryName(code: string): string {
  return regionNames.of(code) ?? code
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' })
