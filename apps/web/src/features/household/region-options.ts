import { countryCodes } from '@larder/kitchen/country/country'
import type { SelectOption } from '../../ui/fields/select'

/** Lists all currencies by code and name. Example: 'EUR, Euro'. */
export function currencyOptions(chosen: string): SelectOption[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return includeChosen(Intl.supportedValuesOf('currency'), chosen).map((value) => ({
    value,
    label: `${value}, ${names.of(value) ?? value}`,
  }))
}

/** Lists all countries sorted by name, so that typing the first letters finds one. Example: 'United Kingdom'. */
export function countryOptions(): SelectOption[] {
  return countryCodes()
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** Returns the name of a country. Example: 'Slovenia' for 'SI'. */
export function countryName(code: string): string {
  return regionNames.of(code) ?? code
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' })

function includeChosen(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, chosen])].toSorted()
}
