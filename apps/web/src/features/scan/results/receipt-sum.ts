import type { ReceiptHeader, ScanLine } from '@larder/contract/scan'
import { numberText } from '../../../ui/formatting/locale'

export interface ReceiptSumCheck {
  readonly agrees: boolean
  readonly sentence: string
}

interface PricedLine {
  readonly found: Pick<ScanLine, 'price' | 'discount'>
  /** What it cost in the end, as the cook has left it. */
  readonly price: string
}

/** Whether the goods, as they stand now, add up to what was paid; nothing where the total could not be read. */
export function checkReceiptSum(
  { difference, total }: ReceiptHeader,
  lines: readonly PricedLine[],
): ReceiptSumCheck | undefined {
  const read = cents(difference)
  if (total === undefined || read === undefined) return undefined
  const off = lines.reduce((sum, line) => sum + corrected(line), read)
  const priced = lines.filter(({ price }) => price.trim() !== '').length
  if (off === 0) return { agrees: true, sentence: addsUp(priced) }
  const much = numberText(Math.abs(off) / 100, { minimumFractionDigits: 2 })
  const way = off < 0 ? 'short of' : 'over'
  return { agrees: false, sentence: `The goods are ${much} ${way} the total: check the prices` }
}

/** What a line cost in the end: its price less what came off it. */
export function netPrice({ price, discount }: Pick<ScanLine, 'price' | 'discount'>): string {
  const paid = cents(price)
  if (price === undefined || paid === undefined) return ''
  const off = Math.abs(cents(discount) ?? 0)
  return off === 0 ? price : (Math.max(0, paid - off) / 100).toFixed(2)
}

/** Money as the contract takes it: half of the world writes 3,49. */
export function normalizeMoney(text: string): string {
  return text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2')
}

function corrected({ found, price }: PricedLine): number {
  const now = cents(normalizeMoney(price))
  return now === undefined ? 0 : now - (cents(netPrice(found)) ?? 0)
}

function cents(money: string | undefined): number | undefined {
  const value = money === undefined || money.trim() === '' ? Number.NaN : Number(money)
  return Number.isFinite(value) ? Math.round(value * 100) : undefined
}

function addsUp(goods: number): string {
  if (goods === 1) return 'The one line adds up to the total'
  return `All ${numberText(goods)} goods add up to the total`
}
