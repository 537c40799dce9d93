import { addDays } from '../date/day'
import type { Diet } from '../diet/diet'
import type { Eater } from '../diet/eater'
import type { FoodPrice, MealSlot, PlanRequest } from '../meal-plan/plan-request'
import { amount } from '../quantity/amount'
import type { Recipe } from '../recipe/recipe'
import type { Lot } from '../stock/lot'
import { fixedDay, type RandomSource, randomSource } from './generated-kitchen'

/** A few foods that many dishes share, so that dishes compete for stock and share packs. Example: `sharedFoods[0]` is 'spinach'. */
const sharedFoods = [
  'spinach',
  'carrot',
  'tomato',
  'onion',
  'chicken-breast',
  'white-rice',
  'cheddar-cheese',
  'egg',
  'broccoli',
  'mushroom',
  'cilantro',
  'canned-chickpeas',
] as const

/** How large a generated week is. Example: `{ slots: 4, recipes: 10, lots: 6 }`. */
export interface WeekSize {
  readonly slots: number
  readonly recipes: number
  readonly lots: number
  /** At most one lot of a food. */
  readonly oneLotEach?: boolean
  /** With people who follow diets and avoid things. */
  readonly picky?: boolean
}

/** A week to plan, the same for the same seed; with a target in every other one. Example: `generatedWeek(7, { slots: 4, recipes: 10, lots: 6 })`. */
export function generatedWeek(seed: number, size: WeekSize): PlanRequest {
  const die = randomSource(seed)
  const recipes = Array.from({ length: size.recipes }, (_, at) => weekDish(at + 1, die))
  const liking: Record<number, number> = {}
  for (const { id } of recipes) if (die.chance(0.2)) liking[id] = die.upTo(5) - 2
  return {
    slots: Array.from({ length: size.slots }, (_, at) => weekSlot(at, die, size.picky ?? false)),
    recipes,
    lots: weekLots(size, die),
    today: fixedDay,
    rules: { noRepeatWithinDays: die.upTo(4) - 1, ...(die.chance(0.3) ? { maxMinutesWeekdays: 60 } : {}) },
    prices: weekPrices(die),
    ...(die.chance(0.5) ? { target: { kcal: 2000, protein: 60, fiber: 25 } } : {}),
    liking,
    history: die.chance(0.5) ? [{ recipeId: die.upTo(size.recipes), day: addDays(fixedDay, -1) }] : [],
    seed,
  }
}

function weekDish(id: number, die: RandomSource): Recipe {
  const foods = new Set(Array.from({ length: 1 + die.upTo(4) }, () => die.oneOf(sharedFoods)))
  return {
    id,
    title: `Dish ${id}`,
    servings: die.oneOf([1, 2, 4]),
    minutes: 10 * die.upTo(9),
    course: 'Main Dish',
    cuisine: die.oneOf(['italian', 'indian', 'greek']),
    occasions: [],
    tags: [],
    lines: [...foods].map((foodId) => ({
      text: foodId,
      foodId,
      quantity: { amount: amount(40 * die.upTo(10)), unit: 'g' },
    })),
  }
}

function weekSlot(at: number, die: RandomSource, picky: boolean): MealSlot {
  const diets: Diet[] =
    picky && die.chance(0.4) ? [die.oneOf(['vegan', 'vegetarian', 'gluten-free'] as const)] : []
  const avoids: Eater['avoids'] =
    picky && die.chance(0.4)
      ? [{ allergen: die.oneOf(['dairy', 'eggs', 'nightshades'] as const), severity: 'high' }]
      : []
  return {
    id: `slot-${at}`,
    day: addDays(fixedDay, Math.floor(at / 2)),
    meal: at % 2 === 0 ? 'lunch' : 'dinner',
    eaters: die.chance(0.1) ? [] : [{ name: 'Mia', portions: die.oneOf([1, 2, 2.5]), diets, avoids }],
    ...(die.chance(0.15) ? { maxMinutes: 30 + 10 * die.upTo(6) } : {}),
  }
}

function weekLots({ lots, oneLotEach = false }: WeekSize, die: RandomSource): Lot[] {
  const seen = new Set<string>()
  return Array.from({ length: lots }, (_, at): Lot => {
    const foodId = die.oneOf(sharedFoods)
    const day = addDays(fixedDay, die.upTo(8) - 2)
    return {
      id: at + 1,
      foodId,
      name: foodId.replaceAll('-', ' '),
      quantity: { amount: amount(50 * die.upTo(10)), unit: 'g' },
      location: 'fridge',
      since: addDays(fixedDay, -3),
      ...(die.chance(0.8)
        ? { expiry: { day, source: 'printed', kind: die.oneOf(['use-by', 'best-before'] as const) } }
        : {}),
    }
  }).filter(({ foodId = '' }) => {
    const again = seen.has(foodId)
    seen.add(foodId)
    return !(again && oneLotEach)
  })
}

function weekPrices(die: RandomSource): Record<string, FoodPrice> {
  const prices: Record<string, FoodPrice> = {}
  for (const food of sharedFoods) {
    if (die.chance(0.4)) prices[food] = { pack: die.upTo(40) / 10, packGrams: 50 * die.upTo(10) }
    else if (die.chance(0.5)) prices[food] = { perGram: die.upTo(20) / 1000 }
  }
  return prices
}
