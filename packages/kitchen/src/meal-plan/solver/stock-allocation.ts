import { type Day, daysBetween, isDay } from '../../date/day'
import { type ComparableMeasure, measureOf } from '../../recipe-coverage/comparable-measure'
import type { Lot } from '../../stock/lot'
import { isLeftoverFood } from '../dishes/leftover-dishes'
import { spoilsSoon } from '../pack-weight'
import type { PlanGoals } from '../plan-request'

/** What having to buy a food loses, in points. Example: spinach by the pack is `{ item: 2, pack: 1.99, packGrams: 284, gram: 0, leftover: 2 }`. */
export interface FoodCosts {
  /** Once, however much is bought. */
  readonly item: number
  readonly pack: number
  /** 0 when it is sold by weight, or when nobody knows. */
  readonly packGrams: number
  readonly gram: number
  /** For a whole pack that is not used. */
  readonly leftover: number
}

/** The lots of each food, the one that spoils first in front, and what buying more would lose. Example: `stockBoard(…).lotGrams`. */
export interface StockLayout {
  /** Food `f` has the lots from `lotStart[f]` to `lotStart[f + 1]`. */
  readonly lotStart: Int32Array
  readonly lots: readonly Lot[]
  /** Grams, or what its food is measured in. */
  readonly lotGrams: Float64Array
  /** The last day, from today, on which it may be cooked. */
  readonly lotUntil: Float64Array
  /** The last day on which cooking it is a rescue. */
  readonly lotFresh: Float64Array
  /** Points for each gram rescued; 0 when it does not spoil soon. */
  readonly lotWorth: Float64Array
  /** The part of them that is for what must be used. */
  readonly lotMust: Float64Array
  readonly item: Float64Array
  readonly pack: Float64Array
  readonly packGrams: Float64Array
  readonly gram: Float64Array
  readonly leftover: Float64Array
}

/** Somewhere to reckon, so that nothing is made anew a million times. Example: `const scratch = scratchFor(stock)`. */
export interface ScratchBuffers {
  readonly left: Float64Array
  /** Of the last walk: rescued points, grams short, and the points for what must be used. */
  readonly found: Float64Array
}

/** A lot that keeps more than so many days after the last planned one is not in danger. */
const dangerDays = 2
const rescueCapGrams = 1000
/** Less than a milligram is a rounding of decimals, not food. Example: `short > dust`. */
export const gramEpsilon = 0.001

/** Sorts the lots by food and expiry. Example: of two milks the one that spoils tomorrow stands first. */
export function buildStockLayout(from: {
  readonly lots: readonly Lot[]
  /** Foods with what they are measured in, as `shelfOf` names them. */
  readonly shelves: readonly string[]
  readonly today: Day
  readonly lastDay: number
  /** Days until the next shopping. */
  readonly shopping: number
  readonly goals: PlanGoals
  readonly costs: readonly FoodCosts[]
}): StockLayout {
  const byShelf = new Map<string, { lot: Lot; measure: ComparableMeasure; fresh: number; until: number }[]>()
  for (const lot of from.lots) {
    if (lot.foodId === undefined) continue
    const measure = measureOf(lot.quantity, lot.foodId)
    if (!measure) continue
    const expiry = lot.expiry && isDay(lot.expiry.day) ? daysBetween(from.today, lot.expiry.day) : undefined
    const fresh = expiry ?? Number.POSITIVE_INFINITY
    // Past its best before a food is still food; past its use by it is not.
    const until = lot.expiry?.kind === 'use-by' ? fresh : Number.POSITIVE_INFINITY
    if (until < 0) continue
    const entry = { lot, measure, fresh, until }
    const name = stockKey(lot.foodId, measure.in)
    const shelf = byShelf.get(name)
    if (shelf) shelf.push(entry)
    else byShelf.set(name, [entry])
  }
  const lotStart = new Int32Array(from.shelves.length + 1)
  const ordered = from.shelves.flatMap((name, f) => {
    const shelf = byShelf.get(name) ?? []
    shelf.sort((a, b) => (a.fresh === b.fresh ? a.lot.id - b.lot.id : a.fresh - b.fresh))
    lotStart[f + 1] = (lotStart[f] as number) + shelf.length
    return shelf
  })
  const column = (part: keyof FoodCosts) => Float64Array.from(from.costs, (cost) => cost[part])
  return {
    lotStart,
    lots: ordered.map(({ lot }) => lot),
    lotGrams: Float64Array.from(ordered, ({ measure }) => measure.value),
    lotUntil: Float64Array.from(ordered, ({ until }) => until),
    lotFresh: Float64Array.from(ordered, ({ fresh }) => fresh),
    lotWorth: Float64Array.from(ordered, (entry) => {
      const { measure, fresh } = entry
      const inDanger = fresh >= 0 && fresh <= from.lastDay + dangerDays
      return (mustOf(entry, from) + (inDanger ? worthOf(measure, from.goals) : 0)) / measure.value
    }),
    lotMust: Float64Array.from(ordered, (entry) => mustOf(entry, from) / entry.measure.value),
    item: column('item'),
    pack: column('pack'),
    packGrams: column('packGrams'),
    gram: column('gram'),
    leftover: column('leftover'),
  }
}

/** Points for a whole lot that must be used: leftovers, and what would not last until the next shopping. */
function mustOf(
  { lot, fresh }: { readonly lot: Lot; readonly fresh: number },
  { goals, shopping }: { readonly goals: PlanGoals; readonly shopping: number },
): number {
  const { foodId = '', expiry } = lot
  if (fresh < 0) return 0
  if (isLeftoverFood(foodId)) return goals.eatLeftovers
  // Past its best before flour is still flour; of what spoils in days, nobody waits for the day.
  const spoils = expiry?.kind === 'use-by' || spoilsSoon(foodId)
  if (!spoils || fresh >= shopping) return 0
  // What is only past its best may wait for what is unsafe, leftovers among it.
  return expiry?.kind === 'use-by' ? goals.mustUse : goals.mustUse * bestBeforeWeight
}

/** What saving something from a best-before day counts beside a use-by day. Example: a quarter. */
export const bestBeforeWeight = 0.25

/** Points for saving a whole lot. Example: 340 g of spinach are 6 points for the lot and 3.4 for its weight. */
function worthOf(lot: ComparableMeasure, goals: PlanGoals): number {
  const grams = lot.in === 'g' || lot.in === 'ml' ? lot.value : 0
  return goals.rescueLot + (goals.rescue100g * Math.min(grams, rescueCapGrams)) / 100
}

/** Where lots and needs of a food meet: by what they are measured in. Example: `shelfOf('leek', 'g')` is 'leek', in pieces 'leek\tpiece'. */
export function stockKey(foodId: string, measuredIn: string): string {
  return measuredIn === 'g' ? foodId : `${foodId}\t${measuredIn}`
}

/** Room for reckoning with this stock. Example: `scratchFor(stock).left.length` is the number of lots. */
export function createScratchBuffers(stock: StockLayout): ScratchBuffers {
  return { left: new Float64Array(stock.lots.length), found: new Float64Array(3) }
}

/**
 * Goes through the days and lets each dish take what it needs of one food, what spoils first first: the points of what is
 * rescued, less those of what has to be bought. Example: two dishes of 100 g of a bunch of 150 g find 100 g and 50 g; 50 g
 * are short.
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

/** Points for rescuing all there is of a food. Example: of spinach with one lot of 340 g in danger, 9.4. */
export function maxRescuePoints(stock: StockLayout, food: number): number {
  let points = 0
  for (let lot = stock.lotStart[food] as number; lot < (stock.lotStart[food + 1] as number); lot += 1) {
    points += (stock.lotGrams[lot] as number) * (stock.lotWorth[lot] as number)
  }
  return points
}

/** What buying so many grams loses. Example: 300 g of spinach in packs of 284 g are two packs, and most of one is left over. */
export function purchasePenalty(stock: StockLayout, food: number, grams: number): number {
  if (grams <= 0) return 0
  return (
    (stock.item[food] as number) + moneyPenalty(stock, food, grams) + packSurplusPenalty(stock, food, grams)
  )
}

/** How many packs so many grams take; 0 when it is sold by weight. Example: 300 g of spinach are 2 packs. */
export function packsFor(stock: StockLayout, food: number, grams: number): number {
  const each = stock.packGrams[food] as number
  return each > 0 && grams > 0 ? Math.ceil((grams - gramEpsilon) / each) : 0
}

/** The money part of what is lost. Example: two packs at 1.99, at one point a unit of money, lose 3.98. */
export function moneyPenalty(stock: StockLayout, food: number, grams: number): number {
  return packsFor(stock, food, grams) * (stock.pack[food] as number) + grams * (stock.gram[food] as number)
}

/** The part lost for what is left in the last pack. Example: 142 g of a pack of 284 g lose half of `goals.leftover`. */
export function packSurplusPenalty(stock: StockLayout, food: number, grams: number): number {
  const each = stock.packGrams[food] as number
  if (each <= 0) return 0
  return (stock.leftover[food] as number) * Math.max(0, packsFor(stock, food, grams) - grams / each)
}
