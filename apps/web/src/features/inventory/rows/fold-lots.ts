import { amountText, parseAmountText, plus, zero } from '@larder/kitchen/quantity/amount'
import type { ShownItem } from '../optimistic-stock'

/** Lots of one food at one place, shown as one row. */
export interface FoldedLots {
  readonly id: number
  readonly lots: readonly [ShownItem, ...ShownItem[]]
}

const foldKey = ({ name, unit, location, sample }: ShownItem) =>
  [name.trim().toLowerCase(), unit, location, sample].join('\n')

/** The entry that begins with a lot, as last made: an entry of the same lots is not rendered again. */
const entryByFirst = new WeakMap<ShownItem, FoldedLots>()

function toEntry(lots: FoldedLots['lots']): FoldedLots {
  const known = entryByFirst.get(lots[0])
  if (known?.lots.length === lots.length && known.lots.every((lot, index) => lot === lots[index]))
    return known
  const entry = { id: lots[0].id, lots }
  entryByFirst.set(lots[0], entry)
  return entry
}

/** Folds equal lots into one entry, at the position of the first: three cartons of milk are one row. */
export function foldLots(items: readonly ShownItem[]): FoldedLots[] {
  const folds = new Map<string, [ShownItem, ...ShownItem[]]>()
  for (const item of items) {
    const key = foldKey(item)
    const lots = folds.get(key)
    if (lots) lots.push(item)
    else folds.set(key, [item])
  }
  return [...folds.values()].map(toEntry)
}

/** Each item by itself, for a selection. */
export function unfoldLots(items: readonly ShownItem[]): FoldedLots[] {
  return items.map((item) => toEntry([item]))
}

/** The amount of all lots together; undefined if one of them is no number. */
export function sumLots(lots: readonly ShownItem[]): string | undefined {
  let sum = zero
  for (const { amount } of lots) {
    const parsed = parseAmountText(amount)
    if (!parsed) return undefined
    sum = plus(sum, parsed)
  }
  return amountText(sum)
}

/** The lot that must be used first; lots without a date come last. */
export function soonestLot(lots: FoldedLots['lots']): ShownItem {
  const date = ({ expiryDate }: ShownItem) => expiryDate ?? '9999'
  return lots.reduce((first, lot) => (date(lot) < date(first) ? lot : first))
}
