import { dateOrderForCurrency } from '../country/country'
import type { Day } from '../date/day'
import { foodById } from '../food/food'
import { certainThreshold } from '../food-names/link-food'
import type { ForeignLanguage } from '../language/language'
import type { DraftDiscount, DraftItem, GroupedLines } from './draft-item'
import { expandName, findPackSize, plainName } from './expand-name'
import { goodsOf } from './goods'
import { groupLines } from './group-lines'
import type { ReceiptDiscount, ReceiptFood, ReceiptItem } from './item'
import { findGoodsRange } from './layout'
import type { Money } from './price'
import { gtinOf, pluOf } from './printed-name'
import type { DayOrder } from './receipt-day'
import { receiptDay } from './receipt-day'
import { findForeignReceiptFood, findReceiptFood, produceOf } from './receipt-food'
import { receiptLanguage } from './receipt-language'
import type { ClassifiedLine } from './receipt-line'
import { classifyReceiptLine } from './receipt-line'
import { findReceiptCurrency, findReceiptStore } from './store'
import { findSumLine, withoutLinesAfterSum } from './sum-line'
import type { ReadSums, ReceiptTotals } from './total'
import { differenceFrom, findReceiptTotals } from './total'

/** Hints for parsing a receipt. Example: `{ order: 'dmy', today: '2026-11-15' }`. */
export interface ReceiptHints {
  /** The cook's date order, for ambiguous prints. */
  readonly order?: DayOrder
  readonly today?: Day
  /** The food this household assigned to a shop's line before. */
  readonly remembered?: (store: string | undefined, lineText: string) => string | undefined
}

/** A parsed receipt. Example: `{ store: 'Costco', day: '2026-03-14', items: […], total: 2100, difference: 0, … }`. */
export interface Receipt {
  readonly store?: string
  /** The shop's name as printed. */
  readonly storePrinted?: string
  readonly day?: Day
  readonly currency?: string
  readonly items: readonly ReceiptItem[]
  readonly discounts: readonly ReceiptDiscount[]
  /** Items charged and cancelled on the same receipt: both lines of each. */
  readonly voided: readonly ReceiptItem[]
  readonly subtotal?: Money
  readonly tax?: Money
  readonly rounding?: Money
  readonly total?: Money
  /** The goods less discounts, minus the printed total: zero if everything was read, absent without a total. */
  readonly difference?: Money
  /** Advice for the cook. */
  readonly notes: readonly string[]
}

const maxLines = 5000
const maxItems = 1000

/**
 * Parses the text of a receipt, photographed, pasted or emailed: shop, day, goods with quantities and foods, discounts,
 * total. It never throws: unreadable parts are left out and reported.
 * Example: `parseReceipt('CORNER SHOP\nGRN ONI 2 @ 0.99 1.98\nTOTAL 1.98').items[0].expanded` is 'green onion'.
 */
export function parseReceipt(text: string, hints: ReceiptHints = {}): Receipt {
  const all = text.split('\n', maxLines + 1)
  const raw = all.slice(0, maxLines)
  const notes: string[] = all.length > maxLines ? [`Only the first ${maxLines} lines were read.`] : []
  const lines = classifyLines(raw)
  const { grouped, totals } = readGoods(lines)
  const store = findReceiptStore(raw)
  const currency = findReceiptCurrency(text, store?.country)
  const likely = dateOrderForCurrency(currency)
  const day = receiptDay(raw, { ...hints, ...(likely ? { likely } : {}) })
  const names = nameReader(receiptLanguage(text))
  const understand = (draft: DraftItem) => itemOf(draft, grouped, names, hints, store?.name)
  const kept = grouped.drafts.filter(({ voided }) => !voided).slice(0, maxItems)
  const items = kept.map(understand)
  const voided = [...grouped.drafts.filter((draft) => draft.voided), ...grouped.voids].map(understand)
  const discounts = grouped.discounts.map(({ line, text: printed, amount, of }): ReceiptDiscount => {
    const item = of === undefined ? -1 : items.findIndex((each) => each.line === of)
    return { line, text: printed, amount, ...(item < 0 ? {} : { item }) }
  })
  const difference = differenceFrom(sumsOf(kept, grouped.discounts), totals)
  if (grouped.drafts.length > maxItems) notes.push(`Only the first ${maxItems} items were kept.`)
  if (items.length === 0) notes.push('No items were found.')
  if (items.some(({ price }) => price === undefined)) notes.push('Some prices could not be read.')
  if (difference) notes.push('The items do not add up to the total: please check the prices.')
  return {
    ...(store ? { store: store.name, storePrinted: store.printed } : {}),
    ...(day ? { day } : {}),
    ...(currency ? { currency } : {}),
    items,
    discounts,
    voided,
    ...totals,
    ...(difference === undefined ? {} : { difference }),
    notes,
  }
}

function sumsOf(drafts: readonly DraftItem[], discounts: readonly DraftDiscount[]): ReadSums {
  return {
    goods: drafts.reduce((sum, { price = 0, voided }) => (voided ? sum : sum + price), 0),
    off: discounts.reduce((sum, { amount }) => sum + amount, 0),
  }
}

// A total in words that no table has is found by its sum.
function readGoods(lines: readonly ClassifiedLine[]): { grouped: GroupedLines; totals: ReceiptTotals } {
  const zone = findGoodsRange(lines)
  const totals = findReceiptTotals(lines, zone.from)
  const grouped = groupLines(lines, zone, totals.total)
  const sumLine = totals.total === undefined ? findSumLine(lines, grouped) : undefined
  if (sumLine === undefined) return { grouped: reconcile(grouped, totals), totals }
  return readGoods(lines.map((line) => (line.index === sumLine ? { ...line, kind: 'total' } : line)))
}

// The printed total resolves doubts: a saving may be informational, or printed twice, and no single item of several
// costs the total.
function reconcile(grouped: GroupedLines, totals: ReceiptTotals): GroupedLines {
  const { total } = totals
  if (total === undefined || total <= 0) return grouped
  const isOnly = grouped.drafts.filter(({ price = 0, voided }) => price > 0 && !voided).length < 3
  for (const draft of grouped.drafts) if (!isOnly && draft.price === total) delete draft.price
  const differs = (discounts: readonly DraftDiscount[]) =>
    differenceFrom(sumsOf(grouped.drafts, discounts), totals) !== 0
  const readings = [
    grouped.discounts,
    grouped.discounts.filter(({ afterwards }) => !afterwards),
    grouped.discounts.filter(({ unsigned }) => !unsigned),
    grouped.discounts.filter(({ unsigned, afterwards }) => !unsigned && !afterwards),
  ]
  const discounts = readings.find((reading) => !differs(reading))
  if (discounts) return { ...grouped, discounts }
  return withoutLinesAfterSum(grouped, total) ?? grouped
}

// The layout of a till shows only over all lines, so they are classified twice.
function classifyLines(raw: readonly string[]): ClassifiedLine[] {
  const first = raw.map((line, index) => classifyReceiptLine(line, index, { coded: false, counted: false }))
  const named = first.filter(({ kind }) => kind === 'item')
  const coded = named.filter(({ name }) => name?.code !== undefined && name.column > 3).length
  const counted = named.filter(({ text }) => /^\d{1,2}\s+[A-Za-z]/.test(text)).length
  const layout = {
    coded: coded >= named.length / 2 && coded > 1,
    counted: counted >= named.length / 2 && counted > 1,
  }
  if (!layout.coded && !layout.counted) return first
  return raw.map((line, index) => classifyReceiptLine(line, index, layout))
}

function itemOf(
  draft: DraftItem,
  grouped: GroupedLines,
  names: NameReader,
  hints: ReceiptHints,
  store: string | undefined,
): ReceiptItem {
  const { line, text, kind, name, price, quantity, department } = draft
  const expanded = names.expand(name.name)
  const remembered = hints.remembered?.(store, text)
  const food: ReceiptFood | undefined =
    remembered !== undefined && foodById(remembered)
      ? { id: remembered, confidence: 1, how: 'remembered' }
      : kind === 'goods'
        ? foodFor(draft, names.find(expanded))
        : undefined
  const isFood = kind !== 'goods' ? 'not food' : goodsOf(name.name, department, food?.confidence)
  const off = grouped.discounts.reduce((sum, { of, amount }) => (of === line ? sum + amount : sum), 0)
  const gtin = name.code === undefined ? undefined : gtinOf(name.code)
  const size = findPackSize(name.name)
  const count = quantity?.count ?? name.count ?? 1
  const unitPrice = unitPriceOf(draft, count)
  return {
    line,
    text,
    kind,
    name: name.name,
    expanded,
    quantity: count,
    ...(quantity?.grams === undefined
      ? {}
      : { weight: weightOf(quantity.grams, quantity.each, quantity.per) }),
    ...(unitPrice === undefined ? {} : { unitPrice }),
    ...(price === undefined ? {} : { price }),
    ...(off > 0 ? { discount: off } : {}),
    ...(size === undefined ? {} : { size }),
    ...(name.code === undefined ? {} : { code: name.code }),
    ...(gtin ? { gtin: gtin.gtin, gtinChecked: gtin.checked } : {}),
    ...(food && isFood !== 'not food' ? { food } : {}),
    isFood,
  }
}

function weightOf(grams: number, price: Money | undefined, per: 'piece' | 'kg' | 'lb' | undefined) {
  return {
    grams,
    ...(price === undefined ? {} : { price }),
    per: per === 'lb' ? ('lb' as const) : ('kg' as const),
  }
}

function unitPriceOf({ quantity, price }: DraftItem, count: number): Money | undefined {
  if (quantity?.grams !== undefined) return undefined
  if (quantity?.each !== undefined && (quantity.bundle ?? 1) === 1) return quantity.each
  return price !== undefined && count > 1 && price % count === 0 ? price / count : undefined
}

interface NameReader {
  readonly expand: (name: string) => string
  readonly find: (expanded: string) => ReceiptFood | undefined
}

// Abbreviations and likenesses are English ones: on other receipts only the words of a dictionary count.
function nameReader(language: ForeignLanguage | undefined): NameReader {
  const known = new Map<string, ReceiptFood | undefined>()
  return {
    expand: language ? plainName : expandName,
    find: (name) => {
      if (!known.has(name))
        known.set(name, language ? findForeignReceiptFood(name, language) : findReceiptFood(name))
      return known.get(name)
    },
  }
}

function foodFor(draft: DraftItem, named: ReceiptFood | undefined): ReceiptFood | undefined {
  if (named) return named
  const { name, department, quantity } = draft
  const number = name.code === undefined ? undefined : pluOf(name.code)
  const isLoose = department === 'food' || quantity?.grams !== undefined
  const id = number !== undefined && isLoose ? produceOf(number) : undefined
  return id === undefined ? undefined : { id, confidence: certainThreshold - 0.05, how: 'produce number' }
}
