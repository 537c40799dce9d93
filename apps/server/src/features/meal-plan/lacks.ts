import type { Person } from '@larder/contract/diet'
import type { PlanShortfall } from '@larder/contract/meal-plan'
import { toShop } from '@larder/kitchen/buying/to-shop'
import type { ShopMeasures } from '@larder/kitchen/country/country'
import { priceRegionOf } from '@larder/kitchen/country/price-region'
import type { Day } from '@larder/kitchen/day'
import type { Eater } from '@larder/kitchen/eater'
import type { Lot } from '@larder/kitchen/lot'
import type { Swaps } from '@larder/kitchen/matching/line-coverage'
import { needsOfMeal } from '@larder/kitchen/plan-needs'
import { estimateCost, type Paid } from '@larder/kitchen/price-memory'
import { usualCost } from '@larder/kitchen/prices/usual-price'
import type { Quantity } from '@larder/kitchen/quantity'
import { asEater } from '../../as-eater'
import { checkText, lackKeys, lackText, leavesText } from './lack-words'
import type { MealRow } from './meal-row'
import type { PlannedRecipes } from './planned-recipes'
import { type SecondDish, sparedFood } from './second-dishes'
import { tableOf } from './table'

/** What meals are compared with. */
export interface Compared {
  readonly meals: readonly MealRow[]
  readonly recipes: PlannedRecipes
  readonly people: readonly Person[]
  readonly lots: readonly Lot[]
  readonly today: Day
  readonly shops?: ShopMeasures
  /** What may stand in for a food at a table, as the recipe page counts on it. */
  swapsAt(eaters: readonly Eater[]): Swaps
  /** Dishes among them that are made from what another one leaves over. */
  readonly seconds?: ReadonlyMap<number, SecondDish>
}

/** A lack in words, and what of it is bought. */
export interface Lack {
  readonly lack: PlanShortfall
  readonly buy: { readonly foodId?: string; readonly name: string; readonly quantity?: Quantity }
}

/** All needs of the meals that are still to be cooked together, less what is there and good. */
export function lacksOf(compared: Compared): Lack[] {
  const { meals, recipes, people, lots, today, shops = 'metric', swapsAt, seconds } = compared
  const titles = new Map<string, string>()
  const needs = meals.flatMap((meal) => {
    const recipe = meal.cookedAt === null && meal.day >= today ? recipes.of(meal) : undefined
    if (!recipe) return []
    const dish = String(recipe.id)
    titles.set(dish, recipe.title)
    const spared = sparedFood(seconds?.get(meal.id))
    return needsOfMeal(recipe, tableOf(meal, people).plates)
      .filter(({ foodId }) => foodId === undefined || foodId !== spared)
      .map((need) => ({ ...need, for: dish }))
  })
  const eaters = people.map(asEater)
  const lacks = toShop(needs, lots, today, { shops, eaters, swaps: swapsAt(eaters) })
  const keys = lackKeys(
    lacks.map(({ lacking, ...told }) => ({ ...told, ...(lacking && { quantity: lacking }) })),
  )
  return lacks.map(({ for: dishes, about, lacking: _, check, leaves, pack, needed, ...buy }, at) => ({
    buy,
    lack: {
      key: keys[at] ?? '',
      text: check ? checkText(buy, check) : lackText(buy),
      ...(check && { check: true }),
      ...(leaves && { leaves: leavesText(leaves, pack, needed) }),
      ...(buy.foodId !== undefined && { foodId: buy.foodId }),
      for: dishes.map((id) => ({ recipeId: Number(id), title: titles.get(id) ?? '' })),
      about,
    },
  }))
}

/** What is lacking with what it costs: what was paid before, else what it usually costs; what is only checked costs nothing. */
export function costOf(
  lacks: readonly Lack[],
  paid: readonly Paid[],
  currency: string,
): { shortfall: PlanShortfall[]; money?: number; unpriced: number; usual: number } {
  const toBuy = lacks.filter(({ lack }) => !lack.check)
  const { each } = estimateCost(
    toBuy.map(({ buy }) => buy),
    paid,
  )
  const known = new Map(toBuy.map((one, at) => [one, each[at]]))
  const region = priceRegionOf(currency)
  const shortfall = lacks.map((one): PlanShortfall => {
    const money = known.get(one)
    if (money !== undefined) return { ...one.lack, money }
    const usual = region && !one.lack.check ? usualCost(one.buy, region) : undefined
    return usual === undefined ? one.lack : { ...one.lack, money: usual, usual: true }
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
