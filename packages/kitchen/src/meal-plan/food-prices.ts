import { soldGramsOf } from '../quantity/quantity'
import { isSoldByWeight, type PriceRecord } from '../shopping/cost-estimate'
import type { FoodPrice } from './plan-request'

/**
 * Returns food prices for the planner from the last prices paid: per gram if sold by weight, else per pack. An item
 * without a known weight has no price.
 * Example: a litre of milk for 1.29 is `{ pack: 1.29, packGrams: 1030 }`.
 */
export function foodPrices(paid: readonly PriceRecord[]): Record<string, FoodPrice> {
  const prices: Record<string, FoodPrice> = Object.create(null)
  const days = new Map<string, string>()
  for (const { foodId, quantity, price, day } of paid) {
    if (foodId === undefined || day < (days.get(foodId) ?? '')) continue
    const grams = soldGramsOf(quantity, foodId)
    if (grams === undefined || !(grams > 0) || !Number.isFinite(price)) continue
    days.set(foodId, day)
    prices[foodId] = isSoldByWeight(foodId) ? { perGram: price / grams } : { pack: price, packGrams: grams }
  }
  return prices
}
