import { gramsOf } from '../quantity/quantity'
import { isSoldByWeight, type PriceRecord } from '../shopping/cost-estimate'
import type { FoodPrice } from './plan-request'

/**
 * What foods cost a planner, by what was paid for them last: by the gram where they are weighed out, else by the pack. What
 * nobody can weigh has no price. Example: a litre of milk for 1.29 is `{ pack: 1.29, packGrams: 1030 }`.
 */
export function foodPrices(paid: readonly PriceRecord[]): Record<string, FoodPrice> {
  const prices: Record<string, FoodPrice> = Object.create(null)
  const days = new Map<string, string>()
  for (const { foodId, quantity, price, day } of paid) {
    if (foodId === undefined || day < (days.get(foodId) ?? '')) continue
    const grams = gramsOf(quantity, foodId)
    if (grams === undefined || !(grams > 0) || !Number.isFinite(price)) continue
    days.set(foodId, day)
    prices[foodId] = isSoldByWeight(foodId) ? { perGram: price / grams } : { pack: price, packGrams: grams }
  }
  return prices
}
