import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import { isUnsafe } from '../expiry/freshness'
import { comparableMeasures, type FoodLink, linksAllowedFor } from '../food-graph/food-link'
import { linksTo } from '../food-graph/links'
import { measureOf } from '../recipe-coverage/comparable-measure'
import type { Lot } from '../stock/lot'
import type { DishNeed } from './dish-needs'

/** What a week is cooked from. Example: `{ lots, today, eaters }`. */
export interface EquivalentNeedsContext {
  readonly lots: readonly Lot[]
  readonly today: Day
  readonly eaters: readonly Eater[]
}

/**
 * Needs as this kitchen serves them: a food of which there is not enough is asked of what covers it by another name, so that
 * all dishes share one shelf and more of it is bought where it runs short. Juice and zest of one dish take a lemon once. Example:
 * with lemons in the house, 48 g of lemon juice are 58 g of lemon.
 */
export function createEquivalentNeeds({
  lots,
  today,
  eaters,
}: EquivalentNeedsContext): (needs: readonly DishNeed[]) => DishNeed[] {
  const held = totalsOf(lots, today)
  const isAllowed = linksAllowedFor(eaters)
  const links = new Map<string, readonly FoodLink[]>()
  const linksFor = (foodId: string) => {
    const known = links.get(foodId) ?? linksTo(foodId).filter((one) => held.has(one.from) && isAllowed(one))
    links.set(foodId, known)
    return known
  }
  const linkFor = ({ foodId, in: unit, value }: DishNeed): FoodLink | undefined => {
    const own = held.get(foodId)
    if (own && (unit === '' || (own.get(unit) ?? 0) >= value)) return undefined
    return linksFor(foodId).find((link) => {
      const there = held.get(link.from)?.get(unit) ?? 0
      if (unit === '') return true
      // Where there is some of the food itself, the other must be enough for the whole dish.
      return there > 0 && comparableMeasures(link, unit, unit) && (!own || there >= value * link.grams)
    })
  }
  return (needs) => {
    const sums = new Map<string, { need: DishNeed; taken: [whole: number, first: number, second: number] }>()
    for (const need of needs) {
      const link = linkFor(need)
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

/** What there is of each food, by what it is measured in. */
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
