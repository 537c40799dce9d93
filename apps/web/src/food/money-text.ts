import { numberText } from '../ui/formatting/locale'

/** Money as this cook writes it: '€3.50', '3,50 €'. */
export function moneyText(value: number, currency: string): string {
  try {
    return numberText(value, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  } catch {
    return `${value.toFixed(2)} ${currency}`
  }
}
