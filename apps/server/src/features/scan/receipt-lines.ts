import type { FoundLine, ReceiptHead } from '@larder/contract/scan'
import { amount, amountText, compare, one, readAmount, times } from '@larder/kitchen/amount'
import { foodById } from '@larder/kitchen/food'
import { probably, surely } from '@larder/kitchen/linking'
import type { Receipt } from '@larder/kitchen/receipt'
import type { ReceiptItem } from '@larder/kitchen/receipt/item'
import { linePrice, type Money } from '@larder/kitchen/receipt/price'
import { nameOfFood, usualAmount } from '@larder/kitchen/seeing'
import { readPackSize } from '@larder/kitchen/seeing-size'
import { readUnit } from '@larder/kitchen/units'
import { percent } from './found-line'
import type { Drafted } from './photo-lines'

/** What the cook said a store's line is, or that it does not belong into the kitchen. */
export interface LineMemory {
  readonly kept: boolean
  readonly name: string | null
  readonly foodId: string | null
  /** Of one piece or pack. */
  readonly amount: string | null
  readonly unit: string | null
  readonly category: FoundLine['category'] | null
  readonly location: FoundLine['location'] | null
}

/** Under which text a store's line is remembered: its goods, without prices, codes, flags, case and stray spaces. */
export function lineText({ name, text }: Pick<ReceiptItem, 'name' | 'text'>): string {
  const goods = name.trim() === '' ? (linePrice(text)?.head ?? text) : name
  return goods.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 200)
}

/** A store's name as it is remembered; nothing where it could not be read. */
export function storeText(store: string | undefined): string {
  return (store ?? '').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 120)
}

/** The goods of a receipt, as the kitchen reads them and the cook confirmed them before. */
export function receiptLines(
  { items }: Receipt,
  rememberedAs: (line: string) => LineMemory | undefined,
): Drafted[] {
  return items.map((item) => {
    const line = lineText(item)
    const memory = rememberedAs(line)
    const weighed = item.weight !== undefined
    const said = { line, ...(item.quantity > 1 && { times: item.quantity }), ...(weighed && { weighed }) }
    const money = {
      text: item.text.trim().slice(0, 200),
      ...(item.price !== undefined && { price: moneyText(item.price) }),
      ...(item.discount !== undefined && { discount: moneyText(item.discount) }),
    }
    const plain = asRead(item)
    if (!memory) return { said, draft: { ...plain, ...money } }
    const { name, amount: each, unit, category, location } = memory
    const foodId = memory.foodId !== null && foodById(memory.foodId) ? memory.foodId : undefined
    return {
      said,
      draft: {
        name: name ?? plain.name,
        ...(weighed || each === null
          ? { amount: plain.amount, unit: plain.unit }
          : timesEach(each, unit, item)),
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

/** The head of a receipt in words and money. */
export function receiptHead(receipt: Receipt): ReceiptHead {
  const { store, day, currency, total, difference, discounts } = receipt
  const off = discounts.reduce((sum, discount) => sum + discount.amount, 0)
  return {
    ...(store !== undefined && { store: store.slice(0, 120) }),
    ...(day !== undefined && { day }),
    ...(currency !== undefined && { currency }),
    ...(total !== undefined && { total: moneyText(total) }),
    ...(off > 0 && { discounts: moneyText(off) }),
    ...(difference !== undefined && { difference: moneyText(difference) }),
  }
}

/** Cents as people write money. */
export function moneyText(money: Money): string {
  return (money / 100).toFixed(2)
}

function asRead(item: ReceiptItem) {
  const { food, isFood, expanded, name, quantity } = item
  const known = food && food.confidence >= probably ? food : undefined
  const sure = known && known.confidence >= surely
  const goods = isFood === 'unknown' ? 'not known' : isFood
  return {
    name: sure ? nameOfFood(known.id) : capital(expanded || name || item.text.trim()),
    ...(weightOf(item) ?? sizeOf(item) ?? usualAmount(known?.id, quantity)),
    ...(sure && { foodId: known.id }),
    confidence: percent(known?.confidence ?? (goods === 'not food' ? 0.9 : 0.4)),
    ticked: goods === 'food' && sure === true,
    isFood: goods,
    ...(known &&
      !sure && {
        others: [{ name: nameOfFood(known.id), foodId: known.id, confidence: percent(known.confidence) }],
      }),
  } as const
}

function weightOf({ weight }: ReceiptItem) {
  return weight && weight.grams > 0 ? { amount: String(Math.round(weight.grams)), unit: 'g' } : undefined
}

function sizeOf({ size, quantity }: ReceiptItem) {
  return size === undefined ? undefined : readPackSize(size, quantity)
}

function timesEach(each: string, unit: string | null, { quantity }: ReceiptItem) {
  const read = readAmount(each)
  const all = read ? times(read, amount(Math.max(1, Math.round(quantity)))) : amount(1)
  const known = readUnit(unit ?? '')
  return { amount: amountText(all), unit: (compare(all, one) > 0 ? known?.many : known?.one) ?? unit ?? '' }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
