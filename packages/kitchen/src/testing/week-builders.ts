import { addDays, type Day } from '../date/day'
import type { Eater } from '../diet/eater'
import type { MealSlot, MealTime, PlanRequest } from '../meal-plan/plan-request'
import { amountOf } from '../quantity/amount'
import type { Recipe } from '../recipe/recipe'
import type { ExpiryKind, Lot } from '../stock/lot'

/** The Monday on which these weeks begin. Example: `monday` is '2026-11-16'. */
export const weekStart = '2026-11-16' as Day

/** A main dish for one with so many grams of each food. Example: `aDish(1, { spinach: 200 })`. */
export function aDish(
  id: number,
  grams: Readonly<Record<string, number>>,
  more: Partial<Recipe> = {},
): Recipe {
  return {
    id,
    title: `Dish ${id}`,
    servings: 1,
    minutes: 20,
    course: 'Main Dish',
    occasions: [],
    tags: [],
    lines: Object.entries(grams).map(([foodId, weight]) => ({
      text: `${weight} g ${foodId}`,
      foodId,
      quantity: { amount: amountOf(weight), unit: 'g' },
    })),
    ...more,
  }
}

/** A lot in the fridge that expires so many days from Monday; without a number it keeps. Example: `aLot(1, 'spinach', 200, 2)`. */
export function aLot(
  id: number,
  foodId: string,
  grams: number,
  expiresIn?: number,
  kind: ExpiryKind = 'use-by',
): Lot {
  const day = expiresIn === undefined ? undefined : addDays(weekStart, expiresIn)
  return {
    id,
    foodId,
    name: foodId.replaceAll('-', ' '),
    quantity: { amount: amountOf(grams), unit: 'g' },
    location: 'fridge',
    since: addDays(weekStart, -2),
    ...(day ? { expiry: { day, source: 'printed', kind } } : {}),
  }
}

/** Someone who eats one portion. Example: `anEater({ diets: ['vegan'] })`. */
export function anEater(more: Partial<Eater> = {}): Eater {
  return { name: 'Mia', portions: 1, diets: [], avoids: [], ...more }
}

/** A meal so many days from Monday, for one. Example: `aSlot(1, 'dinner').id` is 'tue-dinner'. */
export function aSlot(daysOn: number, meal: MealTime = 'dinner', more: Partial<MealSlot> = {}): MealSlot {
  const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const week = daysOn >= 7 ? `-${Math.floor(daysOn / 7) + 1}` : ''
  return {
    id: `${names[daysOn % 7]}${week}-${meal}`,
    day: addDays(weekStart, daysOn),
    meal,
    eaters: [anEater()],
    ...more,
  }
}

/** A week to plan in which nothing matters but what the test sets. Example: `aWeek({ slots: [aSlot(0)], recipes: [aDish(1, {})] })`. */
export function aWeek(more: Partial<PlanRequest>): PlanRequest {
  return { slots: [], recipes: [], lots: [], today: weekStart, seed: 1, maxSteps: 200, ...more }
}

/** Which dish stands where. Example: `dishAt(plan, 'tue-dinner')` is 3. */
export function dishAt(plan: { readonly meals: PlanMeals }, slotId: string): number | undefined {
  return plan.meals.find((meal) => meal.slotId === slotId)?.recipeId
}

type PlanMeals = readonly { readonly slotId: string; readonly recipeId?: number }[]
