import { amount, amountText, compare, dividedBy, one, parseAmountText, times } from '../quantity/amount'
import { parseUnit } from '../quantity/units'

/** A parsed pack size. Example: `{ amount: '500', unit: 'g' }`. */
export interface PrintedSize {
  readonly amount: string
  readonly unit: string
}

const shape = /(?:(\d{1,3})\s*[x×*]\s*)?(\d{1,5}(?:[.,]\d{1,3})?)\s*(fl\.?\s?oz|[a-zµ]{1,12})\b\.?/giu
const longest = 80

/**
 * Parses the size printed on a pack or behind a name, multiplied if there are several.
 * Example: `parsePackSize('6 x 330 ml')` is
 * 1.98 l, `parsePackSize('1 L')` 1 l, `parsePackSize('12CT')` 12 pieces; 'net wt' alone is none.
 */
export function parsePackSize(text: string, count = 1): PrintedSize | undefined {
  for (const [, packs = '1', digits = '', word = ''] of text.slice(0, longest).matchAll(shape)) {
    const size = parseAmountText(digits.replace(',', '.'))
    const unit = parseUnit(word === 's' || word === 'S' ? 'pc' : word.replace(/^fl.*$/i, 'fl oz'))
    if (!size || size.numerator <= 0 || !unit || unit.kind === 'vague') continue
    if (unit.kind === 'pack' && !/^pk$|^packs?$/i.test(word)) continue
    const all = times(times(size, amount(Number(packs) || 1)), amount(Math.max(1, Math.round(count))))
    if (unit.id === 'piece' || unit.kind === 'pack') return { amount: amountText(all), unit: '' }
    const larger = { g: 'kg', ml: 'l' }[unit.id]
    // Two packs of 500 g are a kilogram; one stays as printed.
    if (larger && (count > 1 || Number(packs) > 1) && compare(all, amount(1000)) >= 0) {
      return { amount: amountText(dividedBy(all, amount(1000))), unit: larger }
    }
    return { amount: amountText(all), unit: compare(all, one) > 0 ? unit.many : unit.one }
  }
  return undefined
}
