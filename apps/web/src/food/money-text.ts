import { numberText } from '../ui/formatting/locale'

/** Formats money in the cook's locale: '€3.50', '3,50 €'. */
export function moneyText(value: number, currency: string): string {
  try {
    return numberText(value, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  } catch {
    return `${value.toFixed(2)} ${currency}`
  }
}
