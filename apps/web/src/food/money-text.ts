/** Money as people of any country read it: '€3.50'. */
export function moneyText(value: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).format(value)
  } catch {
    return `${value.toFixed(2)} ${currency}`
  }
}
