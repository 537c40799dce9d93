import type { Money } from './price'
import { findPrices } from './price'
import type { PrintedQuantity } from './printed-quantity'
import type { ClassifiedLine } from './receipt-line'

/** The part of a receipt that lists goods. Example: `{ from: 5, to: 38 }`. */
export interface GoodsRange {
  readonly from: number
  readonly to: number
}

const slip = /transaction record|approved|merchant|cardholder/i

/**
 * Finds the goods: between the shop's header and the total; a card slip may be printed above or below.
 * Example: from the first heading or price to 'TOTAL'.
 */
export function findGoodsRange(lines: readonly ClassifiedLine[]): GoodsRange {
  const isGoods = ({ kind, price }: ClassifiedLine) =>
    kind === 'item' ||
    kind === 'heading' ||
    kind === 'nameless' ||
    ((kind === 'quantity' || kind === 'deposit' || kind === 'fee') && price !== undefined)
  const first = lines.findIndex((line, index) => isGoods(line) || isNameOfBarePrice(line, lines[index + 1]))
  if (first < 0) return { from: 0, to: 0 }
  const priced = lines.findIndex(
    ({ kind, price }, index) => index >= first && price !== undefined && kind !== 'noise',
  )
  const start = Math.max(first, priced)
  const end = (test: (line: ClassifiedLine) => boolean) =>
    lines.findIndex((line, index) => index > start && test(line))
  const total = end(({ kind }) => kind === 'total')
  const others = [
    end(({ kind }) => kind === 'subtotal'),
    end(({ kind }) => kind === 'pay'),
    end(({ text }) => slip.test(text)),
  ]
  const to = total >= 0 ? total : Math.min(...others.map((index) => (index < 0 ? lines.length : index)))
  const before = lines.slice(0, first).findLastIndex((line) => line.kind !== 'empty')
  const above = lines[before]
  const kind = lines[first]?.kind
  const isBareLine = kind === 'nameless' || kind === 'quantity'
  const isNameAbove =
    above?.kind === 'name' && (isBareLine || (kind === 'item' && above.name?.code === undefined))
  return { from: isNameAbove ? before : first, to: Math.max(first, to) }
}

/**
 * Where a till prints the name of a bare price or of a quantity without one.
 * Example: `{ belowPrice: true, belowQuantity: false, … }`.
 */
export interface NameSides {
  readonly belowPrice: boolean
  readonly belowQuantity: boolean
  /** Lines whose quantity certainly belongs to the item below: it multiplies to that price. */
  readonly surelyBelow: ReadonlySet<number>
}

/**
 * Detects whether names stand above or below their quantities and bare prices, by the majority of a receipt's lines.
 * Example: `belowPrice` for '1X 000001234563 12.50' with 'OAT BAR' under it.
 */
export function nameSides(lines: readonly ClassifiedLine[], zone: GoodsRange): NameSides {
  const printed = lines.slice(zone.from, zone.to).filter(({ kind }) => kind !== 'empty')
  const surelyBelow = new Set<number>()
  let [priced, unpriced] = [0, 0]
  printed.forEach((line, index) => {
    if (!isBare(line)) return
    const [before, after] = [printed[index - 1], printed[index + 1]]
    const { quantity } = line
    if (quantity && quantity.price === undefined) {
      if (isFor(quantity, before)) unpriced -= 1
      else if (isFor(quantity, after)) {
        unpriced += 1
        surelyBelow.add(line.index)
      }
    } else if (before?.kind === 'name' && after?.kind !== 'name') priced -= 1
    else if (after?.kind === 'name' && before?.kind !== 'name') priced += 1
  })
  if (priced === 0) priced = unpriced
  if (priced === 0) {
    const last = printed.findLastIndex(isBare)
    if (last >= 0 && printed[last + 1]?.kind === 'name') priced = 1
  }
  return { belowPrice: priced > 0, belowQuantity: unpriced > 0, surelyBelow }
}

function isFor(quantity: PrintedQuantity, line: ClassifiedLine | undefined): boolean {
  return line?.kind === 'item' && line.price !== undefined && isConsistentCharge(quantity, line.price.money)
}

function isBare(line: ClassifiedLine): boolean {
  const { kind, quantity } = line
  return (
    isBarePrice(line) || kind === 'nameless' || (kind === 'quantity' && !quantity?.offer && !quantity?.step)
  )
}

// 'RYE BREAD' with '1,99 A' on the next line.
function isNameOfBarePrice(line: ClassifiedLine, next: ClassifiedLine | undefined): boolean {
  return line.kind === 'name' && next !== undefined && isBarePrice(next)
}

/** Returns whether a line is a price and nothing else. Example: '   3,90'. */
export function isBarePrice({ kind, price }: ClassifiedLine): boolean {
  return kind === 'noise' && price !== undefined && price.money > 0 && /^[^\p{L}\p{N}]*$/u.test(price.head)
}

/** Returns the price of a quantity, or undefined. Example: 2 at 1.99 come to 398, 705 g at 2.18 a kg to 154. */
export function chargeFor(quantity: PrintedQuantity): Money | undefined {
  const { count, grams, each, bundle = 1, per } = quantity
  if (each === undefined) return undefined
  if (count !== undefined) return Math.round((count * each) / bundle)
  if (grams === undefined) return undefined
  return Math.round((grams * each) / (per === 'lb' ? 453.59237 : 1000))
}

/** Returns whether a quantity costs a given sum, within two cents. Example: 2 at 1.99 and 398. */
export function isConsistentCharge(quantity: PrintedQuantity, price: Money): boolean {
  const charge = chargeFor(quantity)
  return charge !== undefined && Math.abs(charge - price) <= 2
}

/**
 * Returns count and unit price from the columns before a line's sum: the pair that multiplies to it.
 * Example: `parsePriceColumns('RYE BREAD 1.20 8 1 0 7', 840)` has count 7, each 120.
 */
export function parsePriceColumns(head: string, sum: Money): PrintedQuantity | undefined {
  const prices = findPrices(head)
  if (prices.length === 0 || prices.length > 4) return undefined
  const counts = [...head.matchAll(/(?<![\d.,])-?\d{1,3}(?![\d.,])/g)].slice(-8)
  for (const { money } of prices.reverse()) {
    const found = counts.find(([text]) => Number(text) * money === sum && Number(text) !== 0)
    if (found) return { count: Math.abs(Number(found[0])), each: money, per: 'piece' }
  }
  return undefined
}
