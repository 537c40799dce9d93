import type { HouseholdPerson } from '@larder/contract/diet'
import type { PlanShortfall } from '@larder/contract/meal-plan'
import { buildPurchaseList } from '@larder/kitchen/buying/purchase-list'
import { priceRegionOf } from '@larder/kitchen/country/price-region'
import type { ShopMeasures } from '@larder/kitchen/country/shop-measures'
import type { Day } from '@larder/kitchen/date/day'
import { inDialectOf } from '@larder/kitchen/dialect/dialect'
import { needsOfMeal } from '@larder/kitchen/meal-plan/meal-needs'
import type { Quantity } from '@larder/kitchen/quantity/quantity'
import { estimateCost, type PriceRecord } from '@larder/kitchen/shopping/cost-estimate'
import { usualCost } from '@larder/kitchen/shopping/usual-price'
import type { Lot } from '@larder/kitchen/stock/lot'
import { toEater } from '../../../to-eater'
import { findSwapsFor } from '../../recipes/matching/cached-swaps'
import { type SecondDish, toSparedFood } from '../planner/second-dishes'
import { type MealRow, toMealEaters } from '../week/meal-queries'
import type { PlannedRecipes } from '../week/planned-recipes'
import { formatCheck, formatShortfall, formatSurplus, toShortfallKeys } from './shortfall-text'

/** Meals and the stock they are compared with. */
export interface PlanComparison {
  readonly meals: readonly MealRow[]
  readonly recipes: PlannedRecipes
  readonly people: readonly HouseholdPerson[]
  readonly lots: readonly Lot[]
  readonly today: Day
  readonly shops?: ShopMeasures
  /** Two-letter country code, for the words of the list; null when not set. */
  readonly country?: string | null
  /** Dishes made from the leftovers of another one. */
  readonly seconds?: ReadonlyMap<number, SecondDish>
}

/** A shortfall as text, and the quantity to buy. */
export interface ShortfallEntry {
  readonly lack: PlanShortfall
  readonly buy: { readonly foodId?: string; readonly name: string; readonly quantity?: Quantity }
}

/** Returns the combined needs of the meals still to cook, less the usable stock. */
export function computeShortfall(input: PlanComparison): ShortfallEntry[] {
  const { meals, recipes, people, lots, today, shops = 'metric', seconds, country } = input
  const titles = new Map<string, string>()
  const needs = meals.flatMap((meal) => {
    const recipe = meal.cookedAt === null && meal.day >= today ? recipes.of(meal) : undefined
    if (!recipe) return []
    const dish = String(recipe.id)
    titles.set(dish, recipe.title)
    const sparedFood = toSparedFood(seconds?.get(meal.id))
    return needsOfMeal(recipe, toMealEaters(meal, people).plates)
      .filter(({ foodId }) => foodId === undefined || foodId !== sparedFood)
      .map((need) => ({ ...need, for: dish }))
  })
  const eaters = people.map(toEater)
  const lacks = buildPurchaseList(needs, lots, today, { shops, eaters, swaps: findSwapsFor(eaters) })
  const keys = toShortfallKeys(
    lacks.map(({ lacking, ...rest }) => ({ ...rest, ...(lacking && { quantity: lacking }) })),
  )
  return lacks.map(({ for: dishes, about, lacking: _, check, leaves, pack, needed, ...item }, at) => {
    const buy = { ...item, name: inDialectOf(country, item.name) }
    const lack = {
      key: keys[at] ?? '',
      text: check ? formatCheck(buy, check) : formatShortfall(buy),
      ...(check && { check: true }),
      ...(leaves && { leaves: formatSurplus(leaves, pack, needed) }),
      ...(buy.foodId !== undefined && { foodId: buy.foodId }),
      for: dishes.map((id) => ({ recipeId: Number(id), title: titles.get(id) ?? '' })),
      about,
    }
    return { buy, lack }
  })
}

/** Returns the shortfall with costs: the price paid before, else the usual price; items to check cost nothing. */
export function computeShortfallCost(
  lacks: readonly ShortfallEntry[],
  paid: readonly PriceRecord[],
  currency: string,
): { shortfall: PlanShortfall[]; money?: number; unpriced: number; usual: number } {
  const toBuy = lacks.filter(({ lack }) => !lack.check)
  const { each } = estimateCost(
    toBuy.map(({ buy }) => buy),
    paid,
  )
  const known = new Map(toBuy.map((entry, at) => [entry, each[at]]))
  const region = priceRegionOf(currency)
  const shortfall = lacks.map((entry): PlanShortfall => {
    const money = known.get(entry)
    if (money !== undefined) return { ...entry.lack, money }
    const usual = region && !entry.lack.check ? usualCost(entry.buy, region) : undefined
    return usual === undefined ? entry.lack : { ...entry.lack, money: usual, usual: true }
  })
  const prices = shortfall.flatMap(({ money }) => money ?? [])
  const total = Math.round(prices.reduce((sum, money) => sum + money, 0) * 100) / 100
  return {
    shortfall,
    ...((prices.length > 0 || toBuy.length === 0) && { money: total }),
    unpriced: toBuy.length - prices.length,
    usual: shortfall.filter((lack) => lack.usual).length,
  }
}
