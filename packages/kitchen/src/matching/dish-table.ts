import type { FoodLink } from '../food-graph/link'
import { compares } from '../food-graph/link'
import { linksTo } from '../food-graph/links'
import type { CoveredBy, Draw, LineCoverage, Swap, Swaps } from './line-coverage'
import type { LineNeed } from './line-need'
import type { Measure } from './measure'
import type { HeldLot, Stock } from './stock-index'

/** How a line was found to stand, without the line. Example: `{ state: 'covered', part: 1, draws: [] }`. */
export type Found = Omit<LineCoverage, 'line'>

/** Which part of an amount is enough: nobody goes shopping for the last spoonful. Example: 190 of 200 g are enough. */
export const enough = 0.95

/**
 * What lies ready while one dish is laid out: every line takes from what the lines before it left. Juice and zest of one lemon
 * take it once. Example: `table.linked(need, table.own(need))`.
 */
export class DishTable {
  readonly #stock: Stock
  readonly #isAllowed: (link: FoodLink) => boolean
  /** Of each lot: what was taken whole, and of its two parts. */
  readonly #taken = new Map<HeldLot, [whole: number, first: number, second: number]>()

  constructor(stock: Stock, isAllowed: (link: FoodLink) => boolean) {
    this.#stock = stock
    this.#isAllowed = isAllowed
  }

  /** What is there of the food itself. */
  own(need: LineNeed): Found {
    const { foodId, measure: needed } = need
    if (foodId === undefined) return { state: 'not known', part: 0, draws: [] }
    const lots = this.#stock.get(foodId) ?? []
    if (!needed)
      return { state: lots.length > 0 ? 'covered' : 'missing', part: lots.length > 0 ? 1 : 0, draws: [] }
    const held = this.#left(lots, needed.in)
    const draws = this.#take(lots, needed)
    const unmeasured = lots.find((lot) => lot.in !== needed.in)
    return settled(need, needed, { held, draws, ...(unmeasured && { unmeasured }) })
  }

  /** The same with what covers the food by another name, for what is still short. */
  linked(need: LineNeed, found: Found): Found {
    const { foodId, measure: needed } = need
    if (foodId === undefined || found.state === 'assumed' || found.state === 'covered') return found
    const by: CoveredBy[] = []
    const draws = [...found.draws]
    let held = found.held?.value ?? 0
    let rest = (needed?.value ?? 0) * (1 - found.part)
    let { unmeasured } = found
    for (const link of linksTo(foodId)) {
      const lots = this.#stock.get(link.from)
      const first = lots?.[0]
      if (!lots || !first || !this.#isAllowed(link)) continue
      if (!needed) return { ...found, state: 'covered', part: 1, by: [{ link, held: first }] }
      const alike = lots.filter((lot) => compares(link, lot.in, needed.in))
      const there = this.#left(alike, needed.in, link.part) / link.grams
      held += there
      if (there > 0 && rest > 0) {
        const wanted = { in: needed.in, value: rest * link.grams }
        const drawn = this.#take(alike, wanted, link.part)
        draws.push(...drawn)
        const value = Math.min(there, rest) * link.grams
        by.push({ link, held: drawn[0]?.held ?? alike[0] ?? first, value })
        rest = Math.max(0, rest - there)
      }
      if (unmeasured || alike.length === lots.length) continue
      unmeasured = lots.find((lot) => !alike.includes(lot))
      if (alike.length === 0) by.push({ link, held: first })
    }
    if (!needed || (by.length === 0 && unmeasured === found.unmeasured)) return found
    const told = settled(need, needed, { held, draws, ...(unmeasured && { unmeasured }) })
    return by.length > 0 ? { ...told, by } : told
  }

  /** The same with a swap for what is still short, or nothing. */
  swapped(need: LineNeed, found: Found, swaps: Swaps | undefined): Found | undefined {
    const { foodId, measure } = need
    if (foodId === undefined || (measure && measure.in !== 'g')) return undefined
    const short = (measure?.value ?? 0) * (1 - found.part)
    const isHere = (part: Swap['parts'][number]) => {
      const lots = this.#stock.get(part.foodId)
      if (!lots || part.foodId === foodId || !(part.ratio > 0)) return false
      return !measure || this.#left(lots, 'g') >= short * part.ratio * enough
    }
    const swap = swaps?.(foodId).find(({ parts }) => parts.length > 0 && parts.every(isHere))
    if (!swap) return undefined
    const draws = swap.parts.flatMap((part) =>
      this.#take(this.#stock.get(part.foodId) ?? [], { in: 'g', value: short * part.ratio }),
    )
    return { ...found, state: 'swapped', swap, draws: [...found.draws, ...draws] }
  }

  #left(lots: readonly HeldLot[], measure: string, part: 0 | 1 | 2 = 0): number {
    let left = 0
    // What was taken in parts may add up to a hair more than there was.
    for (const lot of lots) if (lot.in === measure) left += Math.max(0, this.#leftOf(lot, part))
    return left
  }

  #leftOf(lot: HeldLot, part: 0 | 1 | 2): number {
    const taken = this.#taken.get(lot)
    if (!taken) return lot.value
    const [whole, first, second] = taken
    return lot.value - whole - (part === 0 ? Math.max(first, second) : taken[part])
  }

  #take(lots: readonly HeldLot[], wanted: Measure, part: 0 | 1 | 2 = 0): Draw[] {
    const draws: Draw[] = []
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
}

function settled(
  need: LineNeed,
  needed: Measure,
  { held, draws, unmeasured }: { held: number; draws: readonly Draw[]; unmeasured?: HeldLot },
): Found {
  const part = Math.min(1, held / needed.value)
  const found = {
    part,
    needed,
    held: { in: needed.in, value: held },
    draws,
    ...(unmeasured ? { unmeasured } : {}),
  }
  if (part >= enough) return { ...found, state: 'covered' }
  if (unmeasured) return { ...found, state: need.vague ? 'covered' : 'held' }
  return { ...found, state: part > 0 ? 'partly' : 'missing' }
}
