import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import { isUnsafe } from '../expiry/freshness'
import { comparableMeasures, type FoodLink, linksAllowedFor } from '../food-graph/food-link'
import { linksTo } from '../food-graph/links'
import { measureOf } from '../recipe-coverage/comparable-measure'
import type { Lot } from '../stock/lot'
import type { DishNeed } from './dish-needs'

/** The stock and eaters of a week. Example: `{ lots, today, eaters }`. */
export interface EquivalentNeedsContext {
  readonly lots: readonly Lot[]
  readonly today: Day
  readonly eaters: readonly Eater[]
}

/**
 * Converts needs to what this kitchen has: a food in short supply is replaced by an equivalent in stock, so that all
 * dishes share one stock and purchases add up. Juice and zest of one dish take a lemon once.
 * Example: with lemons in the house, 48 g of lemon juice are 58 g of lemon.
 */
export function createEquivalentNeeds({
  lots,
  today,
  eaters,
}: EquivalentNeedsContext): (needs: readonly DishNeed[]) => readonly DishNeed[] {
  const stockTotals = totalsOf(lots, today)
  const isAllowed = linksAllowedFor(eaters)
  const links = new Map<string, readonly FoodLink[]>()
  const linksFor = (foodId: string) => {
    const known =
      links.get(foodId) ?? linksTo(foodId).filter((one) => stockTotals.has(one.from) && isAllowed(one))
    links.set(foodId, known)
    return known
  }
  const linkFor = ({ foodId, in: unit, value }: DishNeed): FoodLink | undefined => {
    const own = stockTotals.get(foodId)
    if (own && (unit === '' || (own.get(unit) ?? 0) >= value)) return undefined
    return linksFor(foodId).find((link) => {
      const there = stockTotals.get(link.from)?.get(unit) ?? 0
      if (unit === '') return true
      // If some of the food itself is in stock, the equivalent must suffice for the whole dish.
      return there > 0 && comparableMeasures(link, unit, unit) && (!own || there >= value * link.grams)
    })
  }
  return (needs) => {
    const found = needs.map(linkFor)
    if (found.every((link) => link === undefined)) return needs
    const sums = new Map<string, { need: DishNeed; taken: [whole: number, first: number, second: number] }>()
    for (const [at, need] of needs.entries()) {
      const link = found[at]
      const served = link ? { ...need, foodId: link.from, value: need.value * link.grams } : need
      const key = `${served.foodId}\t${served.in}`
      const sum = sums.get(key) ?? { need: served, taken: [0, 0, 0] }
      sum.taken[link?.part ?? 0] += served.value
      sums.set(key, sum)
    }
    return [...sums.values()].map(({ need, taken: [whole, first, second] }) => ({
      ...need,
      value: whole + Math.max(first, second),
    }))
  }
}

/** Stock by food and unit. */
function totalsOf(lots: readonly Lot[], today: Day): Map<string, Map<string, number>> {
  const totals = new Map<string, Map<string, number>>()
  for (const lot of lots) {
    const { foodId, quantity } = lot
    const measure = foodId === undefined || isUnsafe(lot, today) ? undefined : measureOf(quantity, foodId)
    if (foodId === undefined || !measure) continue
    const known = totals.get(foodId) ?? new Map<string, number>()
    known.set(measure.in, (known.get(measure.in) ?? 0) + measure.value)
    totals.set(foodId, known)
  }
  return totals
}
