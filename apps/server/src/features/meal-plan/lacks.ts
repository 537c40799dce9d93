import type { Person } from '@larder/contract/diet'
import type { PlanShortfall } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/day'
import type { Lot } from '@larder/kitchen/lot'
import { needsOfMeal } from '@larder/kitchen/plan-needs'
import { estimateCost, type Paid } from '@larder/kitchen/price-memory'
import type { Quantity } from '@larder/kitchen/quantity'
import { shortfall } from '@larder/kitchen/shopping'
import { asEater } from '../../as-eater'
import { lackKeys, lackText } from './lack-words'
import type { MealRow } from './meal-row'
import type { PlannedRecipes } from './planned-recipes'
import { tableOf } from './table'

/** What meals are compared with. */
export interface Compared {
  readonly meals: readonly MealRow[]
  readonly recipes: PlannedRecipes
  readonly people: readonly Person[]
  readonly lots: readonly Lot[]
  readonly today: Day
}

/** A lack in words, and what of it is bought. */
export interface Lack {
  readonly lack: PlanShortfall
  readonly buy: { readonly foodId?: string; readonly name: string; readonly quantity?: Quantity }
}

/** All needs of the meals that are still to be cooked together, less what is there and good. */
export function lacksOf({ meals, recipes, people, lots, today }: Compared): Lack[] {
  const titles = new Map<string, string>()
  const needs = meals.flatMap((meal) => {
    const recipe = meal.cookedAt === null && meal.day >= today ? recipes.of(meal) : undefined
    if (!recipe) return []
    const dish = String(recipe.id)
    titles.set(dish, recipe.title)
    return needsOfMeal(recipe, tableOf(meal, people).plates).map((need) => ({ ...need, for: dish }))
  })
  const lacks = shortfall(needs, lots, today, people.map(asEater))
  const keys = lackKeys(lacks)
  return lacks.map(({ for: dishes, about, ...buy }, at) => ({
    buy,
    lack: {
      key: keys[at] ?? '',
      text: lackText(buy),
      ...(buy.foodId !== undefined && { foodId: buy.foodId }),
      for: dishes.map((id) => ({ recipeId: Number(id), title: titles.get(id) ?? '' })),
      about,
    },
  }))
}

/** What is lacking with what it costs, as far as that is known. */
export function costOf(
  lacks: readonly Lack[],
  paid: readonly Paid[],
): { shortfall: PlanShortfall[]; money?: number; unpriced: number } {
  const { each, total, unpriced } = estimateCost(
    lacks.map(({ buy }) => buy),
    paid,
  )
  const shortfall = lacks.map(({ lack }, at) => {
    const money = each[at]
    return money === undefined ? lack : { ...lack, money }
  })
  return { shortfall, ...(unpriced < lacks.length || lacks.length === 0 ? { money: total } : {}), unpriced }
}
