import type { ReceiptHeader, ScanLine } from '@larder/contract/scan'
import { foodById } from '@larder/kitchen/food/food'
import { certainThreshold, probableThreshold } from '@larder/kitchen/food-names/link-food'
import { amount, amountText, compare, one, parseAmountText, times } from '@larder/kitchen/quantity/amount'
import { parseUnit } from '@larder/kitchen/quantity/units'
import type { ReceiptItem } from '@larder/kitchen/receipt/item'
import { findLinePrice, type Money } from '@larder/kitchen/receipt/price'
import type { Receipt } from '@larder/kitchen/receipt/receipt'
import { parsePackSize } from '@larder/kitchen/scan/pack-size'
import { nameOfFood, usualAmount } from '@larder/kitchen/scan/recognised-food'
import { type DraftedLine, toConfidencePercent } from '../lines/complete-line'

/** A cook's earlier decision about a store's line: the item, or that it is ignored. */
export interface ReceiptLineMemory {
  readonly kept: boolean
  readonly name: string | null
  readonly foodId: string | null
  /** Of one piece or pack. */
  readonly amount: string | null
  readonly unit: string | null
  readonly category: ScanLine['category'] | null
  readonly location: ScanLine['location'] | null
}

/** Returns the key of a store's line: its goods, without prices, codes, flags, case and extra spaces. */
export function toReceiptLineKey({ name, text }: Pick<ReceiptItem, 'name' | 'text'>): string {
  const goods = name.trim() === '' ? (findLinePrice(text)?.head ?? text) : name
  return goods.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 200)
}

/** Returns the key of a store; empty when it could not be read. */
export function toStoreKey(store: string | undefined): string {
  return (store ?? '').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 120)
}

/** Returns the goods of a receipt, parsed by the kitchen and with the cook's earlier decisions. */
export function toReceiptLines(
  { items }: Receipt,
  findMemory: (line: string) => ReceiptLineMemory | undefined,
): DraftedLine[] {
  return items.map((item) => {
    const line = toReceiptLineKey(item)
    const memory = findMemory(line)
    const weighed = item.weight !== undefined
    const evidence = { line, ...(item.quantity > 1 && { times: item.quantity }), ...(weighed && { weighed }) }
    const money = {
      text: item.text.trim().slice(0, 200),
      ...(item.price !== undefined && { price: formatCents(item.price) }),
      ...(item.discount !== undefined && { discount: formatCents(item.discount) }),
    }
    const plain = toLineDraft(item)
    if (!memory) return { said: evidence, draft: { ...plain, ...money } }
    const { name, amount: each, unit, category, location } = memory
    const foodId = memory.foodId !== null && foodById(memory.foodId) ? memory.foodId : undefined
    return {
      said: evidence,
      draft: {
        name: name ?? plain.name,
        ...(weighed || each === null
          ? { amount: plain.amount, unit: plain.unit }
          : multiplyAmount(each, unit, item)),
        ...(foodId !== undefined && { foodId }),
        ...(category !== null && { category }),
        ...(location !== null && { location }),
        confidence: 99,
        ticked: memory.kept,
        isFood: memory.kept ? 'food' : plain.isFood,
        ...money,
      },
    }
  })
}

/** Returns the formatted head of a receipt. */
export function toReceiptHead(receipt: Receipt): ReceiptHeader {
  const { store, day, currency, total, difference, discounts } = receipt
  const off = discounts.reduce((sum, discount) => sum + discount.amount, 0)
  return {
    ...(store !== undefined && { store: store.slice(0, 120) }),
    ...(day !== undefined && { day }),
    ...(currency !== undefined && { currency }),
    ...(total !== undefined && { total: formatCents(total) }),
    ...(off > 0 && { discounts: formatCents(off) }),
    ...(difference !== undefined && { difference: formatCents(difference) }),
  }
}

/** Formats cents as a decimal amount. */
export function formatCents(money: Money): string {
  return (money / 100).toFixed(2)
}

function toLineDraft(item: ReceiptItem) {
  const { food, isFood, expanded, name, quantity } = item
  const known = food && food.confidence >= probableThreshold ? food : undefined
  const sure = known && known.confidence >= certainThreshold
  const goods = isFood === 'unknown' ? 'not known' : isFood
  return {
    name: sure ? nameOfFood(known.id) : capitalize(expanded || name || item.text.trim()),
    ...(toWeight(item) ?? toSize(item) ?? usualAmount(known?.id, quantity)),
    ...(sure && { foodId: known.id }),
    confidence: toConfidencePercent(known?.confidence ?? (goods === 'not food' ? 0.9 : 0.4)),
    ticked: goods === 'food' && sure === true,
    isFood: goods,
    ...(known &&
      !sure && {
        others: [
          { name: nameOfFood(known.id), foodId: known.id, confidence: toConfidencePercent(known.confidence) },
        ],
      }),
  } as const
}

function toWeight({ weight }: ReceiptItem) {
  return weight && weight.grams > 0 ? { amount: String(Math.round(weight.grams)), unit: 'g' } : undefined
}

function toSize({ size, quantity }: ReceiptItem) {
  return size === undefined ? undefined : parsePackSize(size, quantity)
}

function multiplyAmount(each: string, unit: string | null, { quantity }: ReceiptItem) {
  const parsed = parseAmountText(each)
  const total = parsed ? times(parsed, amount(Math.max(1, Math.round(quantity)))) : amount(1)
  const known = parseUnit(unit ?? '')
  return {
    amount: amountText(total),
    unit: (compare(total, one) > 0 ? known?.many : known?.one) ?? unit ?? '',
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
