import { countryCodes } from '@larder/kitchen/country/country'
import type { SelectOption } from '../../ui/fields/select'

/** Every currency by its three letters and name. Example: 'EUR, Euro'. */
export function currencyOptions(chosen: string): SelectOption[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return includeChosen(Intl.supportedValuesOf('currency'), chosen).map((value) => ({
    value,
    label: `${value}, ${names.of(value) ?? value}`,
  }))
}

/** Every country by its name, in the order of names: typing the first letters finds it. Example: 'United Kingdom'. */
export function countryOptions(): SelectOption[] {
  return countryCodes()
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** What people call a country. Example: 'Slovenia' of 'SI'. */
export function countryName(code: string): string {
  return regionNames.of(code) ?? code
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' })

function includeChosen(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, chosen])].toSorted()
}
