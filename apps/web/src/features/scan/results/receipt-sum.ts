import type { ReceiptHeader, ScanLine } from '@larder/contract/scan'
import { numberText } from '../../../ui/formatting/locale'

export interface ReceiptSumCheck {
  readonly agrees: boolean
  readonly sentence: string
}

interface PricedLine {
  readonly found: Pick<ScanLine, 'price' | 'discount'>
  /** The net price, with the cook's corrections. */
  readonly price: string
}

/** Checks whether the current lines add up to the total; undefined if the total could not be read. */
export function checkReceiptSum(
  { difference, total }: ReceiptHeader,
  lines: readonly PricedLine[],
): ReceiptSumCheck | undefined {
  const read = toCents(difference)
  if (total === undefined || read === undefined) return undefined
  const off = lines.reduce((sum, line) => sum + getCorrection(line), read)
  const priced = lines.filter(({ price }) => price.trim() !== '').length
  if (off === 0) return { agrees: true, sentence: formatAddsUp(priced) }
  const differenceText = numberText(Math.abs(off) / 100, { minimumFractionDigits: 2 })
  const direction = off < 0 ? 'short of' : 'over'
  return {
    agrees: false,
    sentence: `The items are ${differenceText} ${direction} the total: check the prices`,
  }
}

/** Returns the price of a line less its discount. */
export function netPrice({ price, discount }: Pick<ScanLine, 'price' | 'discount'>): string {
  const paid = toCents(price)
  if (price === undefined || paid === undefined) return ''
  const off = Math.abs(toCents(discount) ?? 0)
  return off === 0 ? price : (Math.max(0, paid - off) / 100).toFixed(2)
}

/** Normalises a price for the contract: many countries write 3,49. */
export function normalizeMoney(text: string): string {
  return text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2')
}

function getCorrection({ found, price }: PricedLine): number {
  const now = toCents(normalizeMoney(price))
  return now === undefined ? 0 : now - (toCents(netPrice(found)) ?? 0)
}

function toCents(money: string | undefined): number | undefined {
  const value = money === undefined || money.trim() === '' ? Number.NaN : Number(money)
  return Number.isFinite(value) ? Math.round(value * 100) : undefined
}

function formatAddsUp(goods: number): string {
  if (goods === 1) return 'The one line adds up to the total'
  return `All ${numberText(goods)} items add up to the total`
}
