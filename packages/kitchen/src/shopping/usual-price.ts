import type { PriceRegion } from '../country/price-region'
import { priceRegions } from '../country/price-region'
import { usualPriceByCategory, usualPriceTable } from '../data/shops/usual-prices'
import { lazyValue, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { packGramsOf } from '../meal-plan/pack-weight'
import type { FoodPrice } from '../meal-plan/plan-request'
import { soldGramsOf } from '../quantity/quantity'
import { type CostItem, isSoldByWeight } from './cost-estimate'

const tables = lazyValue(() => ({
  foods: columnsOf(usualPriceTable),
  shelves: columnsOf(usualPriceByCategory),
}))

function columnsOf(table: string): ReadonlyMap<string, readonly number[]> {
  return new Map(parseRows(table).map(([id = '', ...prices]) => [id, prices.map(Number)]))
}

/**
 * Returns the usual price per kilogram of a food: its own figure, else that of its category; undefined for unknown
 * foods.
 * Example: `usualPricePerKilo('potato', 'EUR')` is 1.5.
 */
export function usualPricePerKilo(foodId: string, region: PriceRegion): number | undefined {
  const { foods, shelves } = tables()
  const category = foodById(foodId)?.category
  const prices = foods.get(foodId) ?? (category === undefined ? undefined : shelves.get(category))
  return prices?.[priceRegions.indexOf(region)]
}

/** Returns the usual price for the planner: per pack if sold in packs, else per gram. Example: a bag of spinach. */
export function usualFoodPrice(foodId: string, region: PriceRegion): FoodPrice | undefined {
  const perKilo = usualPricePerKilo(foodId, region)
  if (perKilo === undefined) return undefined
  const packGrams = isSoldByWeight(foodId) ? undefined : packGramsOf(foodId)
  if (packGrams === undefined) return { perGram: perKilo / 1000 }
  return { pack: (perKilo * packGrams) / 1000, packGrams }
}

/**
 * Returns the usual price of an item to buy, in whole packs if sold in packs; undefined if its weight is unknown.
 * Example: 750 g of potatoes cost 1.13 euros.
 */
export function usualCost({ foodId, quantity }: CostItem, region: PriceRegion): number | undefined {
  const price = foodId === undefined ? undefined : usualFoodPrice(foodId, region)
  if (!price || foodId === undefined) return undefined
  const grams = quantity ? soldGramsOf(quantity, foodId) : price.packGrams
  if (grams === undefined || !(grams > 0)) return undefined
  const money =
    'pack' in price ? price.pack * Math.ceil(grams / price.packGrams - 0.05) : price.perGram * grams
  return Math.round(Math.max(money, 'pack' in price ? price.pack : 0) * 100) / 100
}
