import type { SelectOption } from '../../ui/select'

/** Every currency by its three letters and name. Example: 'EUR, Euro'. */
export function currencyOptions(chosen: string): SelectOption[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return withChosen(Intl.supportedValuesOf('currency'), chosen).map((value) => ({
    value,
    label: `${value}, ${names.of(value) ?? value}`,
  }))
}

function withChosen(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, chosen])].toSorted()
}
