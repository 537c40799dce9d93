import { maxPackFactor } from '../buying/assumed-pack'
import { enoughShare, tolerableShortage } from '../buying/shortage-tolerance'
import type { FoodLink } from '../food-graph/food-link'
import { comparableMeasures } from '../food-graph/food-link'
import { linksTo } from '../food-graph/links'
import type { ComparableMeasure } from './comparable-measure'
import type { CoveredBy, LineCoverage, LineState, LotDraw, Swap, Swaps } from './line-coverage'
import type { LineNeed } from './line-need'
import type { HeldLot, StockIndex } from './stock-index'

/** The coverage of a line, without the line. Example: `{ state: 'covered', part: 1, draws: [] }`. */
export type LineAllocation = Omit<LineCoverage, 'line'>

/**
 * The stock during the allocation of one dish: every line takes from what the lines before it left. Juice and zest of
 * one lemon take it once.
 * Example: `table.linked(need, table.own(need))`.
 */
export class DishAllocation {
  readonly #stock: StockIndex
  readonly #isAllowed: (link: FoodLink) => boolean
  /** By lot: the amounts taken whole, and of its two parts. */
  readonly #taken = new Map<HeldLot, [whole: number, first: number, second: number]>()
  /** By food: the tolerated shortfall, and the amount its packs could not give. */
  readonly #forgiven = new Map<string, number>()
  readonly #owed = new Map<string, number>()

  constructor(stock: StockIndex, isAllowed: (link: FoodLink) => boolean) {
    this.#stock = stock
    this.#isAllowed = isAllowed
  }

  /** Takes from the food itself. */
  own(need: LineNeed): LineAllocation {
    const { foodId, measure: needed } = need
    if (foodId === undefined) return { state: 'not known', part: 0, draws: [] }
    const lots = this.#stock.get(foodId) ?? []
    if (!needed)
      return { state: lots.length > 0 ? 'covered' : 'missing', part: lots.length > 0 ? 1 : 0, draws: [] }
    const held = this.#left(lots, needed.in)
    const draws = this.#take(lots, needed)
    const unmeasured = lots.find((lot) => lot.in !== needed.in)
    const short = needed.value - Math.min(needed.value, held)
    if (short > 0) addToSum(this.#owed, foodId, short)
    return this.#settled(need, needed, { held, draws, unmeasured })
  }

  /** Takes the remaining shortfall from equivalents of the food. */
  linked(need: LineNeed, found: LineAllocation): LineAllocation {
    const { foodId, measure: needed } = need
    if (foodId === undefined || found.state === 'assumed' || found.state === 'covered') return found
    const by: CoveredBy[] = []
    const draws = [...found.draws]
    let held = found.held?.value ?? 0
    let rest = (needed?.value ?? 0) * (1 - found.part)
    let { unmeasured } = found
    let isLinked = false
    let packs = 0
    for (const link of linksTo(foodId)) {
      const lots = this.#stock.get(link.from)
      const first = lots?.[0]
      if (!lots || !first || !this.#isAllowed(link)) continue
      if (!needed) return { ...found, state: 'covered', part: 1, by: [{ link, held: first }] }
      isLinked = true
      const alike = lots.filter((lot) => comparableMeasures(link, lot.in, needed.in))
      const there = this.#left(alike, needed.in, link.part) / link.grams
      held += there
      if (there > 0 && rest > 0) {
        const wanted = { in: needed.in, value: rest * link.grams }
        const drawn = this.#take(alike, wanted, link.part)
        draws.push(...drawn)
        const value = Math.min(there, rest) * link.grams
        by.push({ link, held: drawn[0]?.held ?? alike[0] ?? first, value })
        rest = Math.max(0, rest - there)
        packs += this.#toCheck(alike, needed.in, 0) / link.grams
      }
      if (unmeasured || alike.length === lots.length) continue
      unmeasured = lots.find((lot) => !alike.includes(lot))
      if (alike.length === 0) by.push({ link, held: first })
    }
    if (!needed || !isLinked) return found
    const settledLine = this.#settled(need, needed, { held, draws, unmeasured, packs })
    return by.length > 0 ? { ...settledLine, by } : settledLine
  }

  /** Takes the remaining shortfall from a swap, or returns undefined. */
  swapped(need: LineNeed, found: LineAllocation, swaps: Swaps | undefined): LineAllocation | undefined {
    const { foodId, measure } = need
    if (foodId === undefined || (measure && measure.in !== 'g')) return undefined
    const short = (measure?.value ?? 0) * (1 - found.part)
    const swap = swaps?.(foodId).find(
      ({ parts }) =>
        parts.length > 0 &&
        parts.every((part) => part.foodId !== foodId && this.#isInStock(part, measure ? short : undefined)),
    )
    if (!swap) return undefined
    const draws = swap.parts.flatMap((part) =>
      this.#take(this.#stock.get(part.foodId) ?? [], { in: 'g', value: short * part.ratio }),
    )
    return { ...found, state: 'swapped', swap, draws: [...found.draws, ...draws] }
  }

  #isInStock({ foodId, ratio }: Swap['parts'][number], short: number | undefined): boolean {
    const lots = this.#stock.get(foodId)
    if (!lots || !(ratio > 0)) return false
    return short === undefined || this.#left(lots, 'g') >= short * ratio * enoughShare
  }

  #left(lots: readonly HeldLot[], measure: string, part: 0 | 1 | 2 = 0): number {
    let left = 0
    // Amounts taken in parts may exceed the stock by a rounding error.
    for (const lot of lots) if (lot.in === measure) left += Math.max(0, this.#leftOf(lot, part))
    return left
  }

  #leftOf(lot: HeldLot, part: 0 | 1 | 2): number {
    const taken = this.#taken.get(lot)
    if (!taken) return lot.value
    const [whole, first, second] = taken
    return lot.value - whole - (part === 0 ? Math.max(first, second) : taken[part])
  }

  #take(lots: readonly HeldLot[], wanted: ComparableMeasure, part: 0 | 1 | 2 = 0): LotDraw[] {
    const draws: LotDraw[] = []
    let rest = wanted.value
    for (const held of lots) {
      if (held.in !== wanted.in || rest <= 0) continue
      const value = Math.min(rest, this.#leftOf(held, part))
      if (value <= 0) continue
      const taken = this.#taken.get(held) ?? [0, 0, 0]
      const before = taken[0] + Math.max(taken[1], taken[2])
      taken[part] += value
      this.#taken.set(held, taken)
      const more = taken[0] + Math.max(taken[1], taken[2]) - before
      if (more > 0) draws.push({ held, value: more })
      rest -= value
    }
    return draws
  }

  // `packs` is the maximum that equivalent packs of unknown size may hold beyond their assumed content.
  #settled(
    need: LineNeed,
    needed: ComparableMeasure,
    { held, draws, unmeasured, packs = 0 }: Reached,
  ): LineAllocation {
    const part = Math.min(1, held / needed.value)
    const state = this.#stateOf(need, needed, { part, unmeasured, packs })
    const measured = { in: needed.in, value: held }
    return unmeasured
      ? { part, needed, held: measured, draws, unmeasured, state }
      : { part, needed, held: measured, draws, state }
  }

  #stateOf(need: LineNeed, needed: ComparableMeasure, { part, unmeasured, packs }: StateFacts): LineState {
    const { foodId = '' } = need
    const short = needed.value * (1 - part)
    const lots = this.#stock.get(foodId) ?? []
    const before = this.#forgiven.get(foodId) ?? 0
    const allowance = tolerableShortage(need.total, need.spare, need.cut)
    // The tolerance applies to all lines of a food together, as if they were one line.
    const isThere = part > 0 || isNearly(need.total, allowance, lots, needed)
    const isEnough = isThere && (short === 0 || before + short <= allowance)
    if (!need.packed && !need.vague) {
      const own = this.#toCheck(lots, needed.in, this.#owed.get(foodId) ?? 0) > 0
      if (own || (packs > 0 && (isEnough || short <= packs))) return 'held'
    }
    if (isEnough) {
      if (short > 0) addToSum(this.#forgiven, foodId, short)
      return 'covered'
    }
    if (unmeasured) return need.vague ? 'covered' : 'held'
    return part > 0 ? 'partly' : 'missing'
  }

  // The assumed content of packs of unknown size, if so much was taken that it should be checked; otherwise 0.
  #toCheck(lots: readonly HeldLot[], measure: string, owed: number): number {
    let [reached, packs, from] = [owed, 0, 1]
    for (const lot of lots) {
      if (lot.in !== measure) continue
      reached += lot.value - this.#leftOf(lot, 0)
      if (lot.lookFrom === undefined) reached -= lot.value
      else {
        packs += lot.value
        from = Math.min(from, lot.lookFrom)
      }
    }
    return reached > packs * from && reached <= packs * maxPackFactor ? packs : 0
  }
}

interface Reached {
  readonly held: number
  readonly draws: readonly LotDraw[]
  readonly unmeasured: HeldLot | undefined
  readonly packs?: number
}

interface StateFacts {
  readonly part: number
  readonly unmeasured: HeldLot | undefined
  readonly packs: number
}

function isNearly(
  total: number,
  allowance: number,
  lots: readonly HeldLot[],
  needed: ComparableMeasure,
): boolean {
  let whole = 0
  for (const lot of lots) if (lot.in === needed.in) whole += lot.value
  return whole > 0 && total - whole <= allowance
}

function addToSum(sums: Map<string, number>, foodId: string, value: number): void {
  sums.set(foodId, (sums.get(foodId) ?? 0) + value)
}
