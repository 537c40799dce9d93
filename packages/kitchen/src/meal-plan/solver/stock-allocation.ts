import { type Day, daysBetween, isDay } from '../../date/day'
import { isPerishableLot } from '../../expiry/perishable-lot'
import { type ComparableMeasure, measureOf } from '../../recipe-coverage/comparable-measure'
import type { ExpiryKind, Lot } from '../../stock/lot'
import { isLeftoverFood } from '../dishes/leftover-dishes'
import type { PlanGoals } from '../plan-request'

/**
 * The penalties for buying a food, in points.
 * Example: spinach by the pack is `{ item: 2, pack: 1.99, packGrams: 284, gram: 0, leftover: 2 }`.
 */
export interface FoodCosts {
  /** Once, regardless of the amount. */
  readonly item: number
  readonly pack: number
  /** 0 if sold by weight, or unknown. */
  readonly packGrams: number
  readonly gram: number
  /** For a whole unused pack. */
  readonly leftover: number
}

/** The lots of each food, first to expire first, and the penalties for buying more. Example: `buildStockLayout(…).lotGrams`. */
export interface StockLayout {
  /** Food `f` has the lots from `lotStart[f]` to `lotStart[f + 1]`. */
  readonly lotStart: Int32Array
  /** A lot that must be used stands twice, in two parts. */
  readonly lots: readonly Lot[]
  /** Grams, or the unit of its food. */
  readonly lotGrams: Float64Array
  /** The last day, from today, on which it may be cooked. */
  readonly lotUntil: Float64Array
  /** The last day on which cooking it counts as a rescue. */
  readonly lotFresh: Float64Array
  /** Points per gram rescued; 0 if it does not spoil soon. */
  readonly lotWorth: Float64Array
  /** The part of them for food that must be used. */
  readonly lotMust: Float64Array
  readonly item: Float64Array
  readonly pack: Float64Array
  readonly packGrams: Float64Array
  readonly gram: Float64Array
  readonly leftover: Float64Array
}

/** Reusable buffers that avoid millions of allocations. Example: `const scratch = createScratchBuffers(stock)`. */
export interface ScratchBuffers {
  readonly left: Float64Array
  /** Results of the last allocation: rescue points, grams short, and the points for food that must be used. */
  readonly found: Float64Array
}

/** A lot that keeps longer than this many days after the last planned one is not at risk. */
const dangerDays = 2
const rescueCapGrams = 1000
/** Less than a milligram is floating-point rounding. Example: `short > dust`. */
export const gramEpsilon = 0.001

interface StockEntry {
  readonly lot: Lot
  readonly measure: ComparableMeasure
  readonly fresh: number
  readonly until: number
}

/** A lot, or a part of one, with the points for each gram of it. */
interface StockPart extends StockEntry {
  readonly must: number
  readonly rescue: number
}

/** Sorts the lots by food and expiry. Example: of two milks the one that spoils tomorrow stands first. */
export function buildStockLayout(from: {
  readonly lots: readonly Lot[]
  /** Foods with their units, as keys of `stockKey`. */
  readonly shelves: readonly string[]
  readonly today: Day
  readonly lastDay: number
  /** Days until the next shopping day. */
  readonly shopping: number
  readonly goals: PlanGoals
  readonly costs: readonly FoodCosts[]
}): StockLayout {
  const entriesByKey = new Map<string, StockEntry[]>()
  for (const lot of from.lots) {
    if (lot.foodId === undefined) continue
    const measure = measureOf(lot.quantity, lot.foodId)
    if (!measure) continue
    const expiry = lot.expiry && isDay(lot.expiry.day) ? daysBetween(from.today, lot.expiry.day) : undefined
    const fresh = expiry ?? Number.POSITIVE_INFINITY
    // Food past its best-before day can still be eaten; past its use-by day it cannot.
    const until = lot.expiry?.kind === 'use-by' ? fresh : Number.POSITIVE_INFINITY
    if (until < 0) continue
    const entry = { lot, measure, fresh, until }
    const name = stockKey(lot.foodId, measure.in)
    const entries = entriesByKey.get(name)
    if (entries) entries.push(entry)
    else entriesByKey.set(name, [entry])
  }
  const lotStart = new Int32Array(from.shelves.length + 1)
  const ordered = from.shelves.flatMap((name, f) => {
    const entries = entriesByKey.get(name) ?? []
    entries.sort((a, b) => (a.fresh === b.fresh ? a.lot.id - b.lot.id : a.fresh - b.fresh))
    const parts = entries.flatMap((entry) => splitLot(entry, from))
    lotStart[f + 1] = (lotStart[f] as number) + parts.length
    return parts
  })
  const column = (part: keyof FoodCosts) => Float64Array.from(from.costs, (cost) => cost[part])
  return {
    lotStart,
    lots: ordered.map(({ lot }) => lot),
    lotGrams: Float64Array.from(ordered, ({ measure }) => measure.value),
    lotUntil: Float64Array.from(ordered, ({ until }) => until),
    lotFresh: Float64Array.from(ordered, ({ fresh }) => fresh),
    lotWorth: Float64Array.from(ordered, ({ must, rescue }) => must + rescue),
    lotMust: Float64Array.from(ordered, ({ must }) => must),
    item: column('item'),
    pack: column('pack'),
    packGrams: column('packGrams'),
    gram: column('gram'),
    leftover: column('leftover'),
  }
}

/**
 * The part of a lot that must be used which brings most of its points: using some of every lot comes before using up a single
 * one. Example: the first quarter brings 60 %.
 */
export const firstUse = { part: 0.25, points: 0.6 } as const

/** Returns a lot with its points, or in two parts if it must be used. */
function splitLot(
  entry: StockEntry,
  from: { readonly goals: PlanGoals; readonly shopping: number; readonly lastDay: number },
): StockPart[] {
  const { measure, fresh, lot } = entry
  const points = mustUsePoints(entry, from)
  const inDanger = fresh >= 0 && fresh <= from.lastDay + dangerDays
  const rescue = inDanger ? rescuePointsOf(measure, from.goals) / measure.value : 0
  if (points === 0 || isLeftoverFood(lot.foodId ?? ''))
    return [{ ...entry, must: points / measure.value, rescue }]
  const part = (share: number, ofPoints: number): StockPart => {
    const value = measure.value * share
    return { ...entry, measure: { ...measure, value }, must: (points * ofPoints) / value, rescue }
  }
  return [part(firstUse.part, firstUse.points), part(1 - firstUse.part, 1 - firstUse.points)]
}

/** Returns the points for a whole lot that must be used: leftovers, and food that would not last until the next shopping day. */
function mustUsePoints(
  { lot, fresh }: { readonly lot: Lot; readonly fresh: number },
  { goals, shopping }: { readonly goals: PlanGoals; readonly shopping: number },
): number {
  const { foodId = '', expiry } = lot
  if (fresh < 0) return 0
  if (isLeftoverFood(foodId)) return goals.eatLeftovers
  // Flour past its best-before day is still good; food that spoils within days must not wait for that day.
  if (!expiry || !isPerishableLot(lot) || fresh >= shopping) return 0
  return goals.mustUse * mustUseWeight(expiry.kind, fresh, shopping)
}

/** The weight of a rescue before a best-before day, relative to a use-by day. */
const bestBeforeWeight = 0.25
/** What spoils today counts this much more than what spoils on the eve of the next shopping day. */
const soonerWeight = 0.3

/**
 * Returns the weight of a lot that must be used: food past its best-before day yields to unsafe food and to leftovers, and what
 * spoils later to what spoils sooner. Example: `mustUseWeight('use-by', 0, 7)` is 1.3.
 */
export function mustUseWeight(kind: ExpiryKind, daysLeft: number, shopping: number): number {
  const sooner = 1 + soonerWeight * (1 - daysLeft / Math.max(1, shopping))
  return (kind === 'use-by' ? 1 : bestBeforeWeight) * sooner
}

/** Returns the points for saving a whole lot. Example: 340 g of spinach are 6 points for the lot and 3.4 for its weight. */
function rescuePointsOf(lot: ComparableMeasure, goals: PlanGoals): number {
  const grams = lot.in === 'g' || lot.in === 'ml' ? lot.value : 0
  return goals.rescueLot + (goals.rescue100g * Math.min(grams, rescueCapGrams)) / 100
}

/**
 * Returns the key that lots and needs of a food share, by food and unit.
 * Example: `stockKey('leek', 'g')` is 'leek', in pieces 'leek\tpiece'.
 */
export function stockKey(foodId: string, measuredIn: string): string {
  return measuredIn === 'g' ? foodId : `${foodId}\t${measuredIn}`
}

/** Returns buffers for this stock. Example: `createScratchBuffers(stock).left.length` is the number of lots. */
export function createScratchBuffers(stock: StockLayout): ScratchBuffers {
  return { left: new Float64Array(stock.lots.length), found: new Float64Array(3) }
}

/**
 * Allocates the lots of one food to the dishes day by day, first to expire first, and returns the points of the rescues
 * minus those of the purchases.
 * Example: two dishes of 100 g of a bunch of 150 g find 100 g and 50 g; 50 g are short.
 */
export function allocateFood(
  stock: StockLayout,
  food: number,
  needs: Float64Array,
  dayOf: Int32Array,
  scratch: ScratchBuffers,
  onTake?: (slot: number, lot: number, grams: number, rescued: boolean) => void,
): number {
  const slots = dayOf.length
  const base = food * slots
  const first = stock.lotStart[food] as number
  const end = stock.lotStart[food + 1] as number
  const { left, found } = scratch
  for (let lot = first; lot < end; lot += 1) left[lot] = stock.lotGrams[lot] as number
  let rescue = 0
  let must = 0
  let short = 0
  for (let slot = 0; slot < slots; slot += 1) {
    let need = needs[base + slot] as number
    if (need === 0) continue
    const day = dayOf[slot] as number
    for (let lot = first; lot < end && need > 0; lot += 1) {
      const there = left[lot] as number
      if (there <= 0 || (stock.lotUntil[lot] as number) < day) continue
      const taken = there < need ? there : need
      left[lot] = there - taken
      need -= taken
      const rescued = day <= (stock.lotFresh[lot] as number)
      if (rescued) {
        rescue += taken * (stock.lotWorth[lot] as number)
        must += taken * (stock.lotMust[lot] as number)
      }
      if (onTake) onTake(slot, lot, taken, rescued && (stock.lotWorth[lot] as number) > 0)
    }
    if (need > gramEpsilon) short += need
  }
  found[0] = rescue
  found[1] = short
  found[2] = must
  return short > 0 ? rescue - purchasePenalty(stock, food, short) : rescue
}

/** Returns the points for rescuing all stock of a food. Example: of spinach with one lot of 340 g in danger, 9.4. */
export function maxRescuePoints(stock: StockLayout, food: number): number {
  let points = 0
  for (let lot = stock.lotStart[food] as number; lot < (stock.lotStart[food + 1] as number); lot += 1) {
    points += (stock.lotGrams[lot] as number) * (stock.lotWorth[lot] as number)
  }
  return points
}

/**
 * Returns the penalty for buying an amount.
 * Example: 300 g of spinach in packs of 284 g are two packs, and most of one is left over.
 */
export function purchasePenalty(stock: StockLayout, food: number, grams: number): number {
  if (grams <= 0) return 0
  return (
    (stock.item[food] as number) + moneyPenalty(stock, food, grams) + packSurplusPenalty(stock, food, grams)
  )
}

/** Returns the number of packs for an amount; 0 if sold by weight. Example: 300 g of spinach are 2 packs. */
export function packsFor(stock: StockLayout, food: number, grams: number): number {
  const each = stock.packGrams[food] as number
  return each > 0 && grams > 0 ? Math.ceil((grams - gramEpsilon) / each) : 0
}

/** Returns the money part of the penalty. Example: two packs at 1.99, at one point a unit of money, lose 3.98. */
export function moneyPenalty(stock: StockLayout, food: number, grams: number): number {
  return packsFor(stock, food, grams) * (stock.pack[food] as number) + grams * (stock.gram[food] as number)
}

/** Returns the penalty for the rest of the last pack. Example: 142 g of a pack of 284 g lose half of `goals.leftover`. */
export function packSurplusPenalty(stock: StockLayout, food: number, grams: number): number {
  const each = stock.packGrams[food] as number
  if (each <= 0) return 0
  return (stock.leftover[food] as number) * Math.max(0, packsFor(stock, food, grams) - grams / each)
}
