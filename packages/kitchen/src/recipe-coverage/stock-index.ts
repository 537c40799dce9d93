import { stockCheckThreshold } from '../buying/assumed-pack'
import type { Day } from '../date/day'
import { daysBetween } from '../date/day'
import { toNumber } from '../quantity/amount'
import type { Expiry, Lot } from '../stock/lot'
import { lineFacts } from './line-need'

/** A lot that may go into a dish today. Example: 200 g of spinach with one day left and a high urgency. */
export interface HeldLot {
  readonly lot: Lot
  readonly foodId: string
  /** The measure of its value: 'g', 'ml' or a unit. */
  readonly in: string
  readonly value: number
  /** Absent without an expiry; negative after a best-before day. */
  readonly daysLeft?: number
  /** Its urgency: 0 keeps well, 1 has its last safe day today. */
  readonly urgency: number
  /** The used part from which the amount should be checked; absent if its amount is known. */
  readonly lookFrom?: number
}

/** The edible stock by food, first to expire first. Example: `stock.get('spinach')?.[0]?.daysLeft`. */
export type StockIndex = ReadonlyMap<string, readonly HeldLot[]>

/** Options for indexing the stock. Example: `{ today, soonDays: 3 }`. */
export interface StockIndexOptions {
  readonly today: Day
  /** Days left from which a lot should be rescued; 5 by default. */
  readonly soonDays?: number
}

/** Default days left from which a lot should be rescued. Example: `usuallySoonDays` is 5. */
export const defaultSoonDays = 5

/**
 * The urgency of a best-before day, which concerns taste, relative to a use-by day, which concerns safety.
 * Example: `qualityUrgency` is 0.5.
 */
const qualityUrgency = 0.5

/**
 * Indexes the lots that may be eaten today: not empty, not past the use-by day, and of a known food.
 * Example: `indexStock(lots, { today }).has('milk')`.
 */
export function indexStock(lots: readonly Lot[], view: StockIndexOptions): StockIndex {
  const soonDays = Math.max(0, view.soonDays ?? defaultSoonDays)
  const stock = new Map<string, HeldLot[]>()
  const now = dayNumber(view.today)
  for (const lot of lots) {
    const { foodId, expiry, quantity } = lot
    if (foodId === undefined) continue
    const { one, packed } = lineFacts(quantity.unit, foodId)
    const value = one.value * toNumber(quantity.amount)
    if (!(value > 0 && value < Number.POSITIVE_INFINITY)) continue
    const daysLeft = expiry ? dayNumber(expiry.day) - now : undefined
    // A use-by day that cannot be parsed guarantees nothing.
    if (expiry?.kind === 'use-by' && !(daysLeft !== undefined && daysLeft >= 0)) continue
    const urgency = expiry && daysLeft !== undefined ? urgencyOf(expiry.kind, daysLeft, soonDays) : 0
    const isDated = daysLeft !== undefined && !Number.isNaN(daysLeft)
    const indexedLot: Mutable<HeldLot> = isDated
      ? { lot, foodId, in: one.in, value, urgency, daysLeft }
      : { lot, foodId, in: one.in, value, urgency: 0 }
    const lookFrom = packed ? stockCheckThreshold(lot) : undefined
    if (lookFrom !== undefined) indexedLot.lookFrom = lookFrom
    const others = stock.get(foodId)
    if (others) others.push(indexedLot)
    else stock.set(foodId, [indexedLot])
  }
  for (const indexedLot of stock.values()) if (!isSorted(indexedLot)) indexedLot.sort(firstOut)
  return stock
}

// Most foods have one or two lots. Checking their order is faster than sorting them.
function isSorted(lots: readonly HeldLot[]): boolean {
  for (let at = 1; at < lots.length; at += 1) {
    const [before, lot] = [lots[at - 1], lots[at]]
    if (before && lot && firstOut(before, lot) > 0) return false
  }
  return true
}

type Mutable<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] }

/** Returns the same stock with a chosen lot first. Example: `prioritizeLot(stock, 'milk', 12).get('milk')?.[0]?.lot.id` is 12. */
export function prioritizeLot(stock: StockIndex, foodId: string, lotId: number): StockIndex {
  const lots = stock.get(foodId)
  const named = lots?.find(({ lot }) => lot.id === lotId)
  if (!lots || !named || lots[0] === named) return stock
  return new Map(stock).set(foodId, [named, ...lots.filter((one) => one !== named)])
}

/**
 * Returns the urgency of a lot: rising to its last day, halved for a best-before day.
 * Example: `urgencyOf('use-by', 0, 5)` is 1, `urgencyOf('best-before', -3, 5)` is 0.5, `urgencyOf('use-by', 6, 5)` is
 * 0.
 */
export function urgencyOf(kind: Expiry['kind'], daysLeft: number, soonDays: number): number {
  if (daysLeft > soonDays) return 0
  const nearness = 1 - Math.max(0, daysLeft) / (soonDays + 1)
  return kind === 'use-by' ? nearness : nearness * qualityUrgency
}

const epoch = '1970-01-01' as Day
const counted = new Map<string, number>()
const maxCounted = 4000

// The same few weeks of days recur in every call.
function dayNumber(day: Day): number {
  let number = counted.get(day)
  if (number === undefined) {
    if (counted.size >= maxCounted) counted.clear()
    number = daysBetween(epoch, day)
    counted.set(day, number)
  }
  return number
}

// First expired, first out; lots without a day last, then the oldest first.
function firstOut(a: HeldLot, b: HeldLot): number {
  const days = (a.daysLeft ?? Number.MAX_SAFE_INTEGER) - (b.daysLeft ?? Number.MAX_SAFE_INTEGER)
  if (days !== 0) return days
  if (a.lot.since !== b.lot.since) return a.lot.since < b.lot.since ? -1 : 1
  return a.lot.id - b.lot.id
}
