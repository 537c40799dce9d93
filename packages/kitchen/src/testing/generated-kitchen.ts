import type { Day } from '../date/day'
import { addDays, parseCalendarDay } from '../date/day'
import { allergenIds } from '../diet/allergen'
import { dietIds } from '../diet/diet'
import type { Eater } from '../diet/eater'
import type { Food } from '../food/food'
import { allFoods } from '../food/food'
import { amount } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { gramsPerUnit } from '../quantity/quantity'
import type { Course, Occasion, Recipe, RecipeLine } from '../recipe/recipe'
import { seededRandom } from '../seeded-random'
import type { Lot, StorageLocation } from '../stock/lot'

/** The day every generated kitchen lives on. Example: `someDay` is '2026-11-15'. */
export const fixedDay: Day = parseCalendarDay('2026-11-15') ?? addDays('1970-01-01' as Day, 0)

const occasions: readonly Occasion[] = ['breakfast', 'lunch', 'dinner', 'quick', 'party', 'healthy']
const courses: readonly Course[] = [
  'Main Dish',
  'Main Dish',
  'Main Dish',
  'Side Dish',
  'Appetizer',
  'Dessert',
]
const cuisines = [
  'italian',
  'indian',
  'mexican',
  'thai',
  'greek',
  'french',
  'japanese',
  'american',
  'turkish',
]
const kinds = [
  'Soup',
  'Salad',
  'Stew',
  'Omelette',
  'Pasta',
  'Curry',
  'Bake',
  'Pie',
  'Bowl',
  'Stir-fry',
  'Toast',
]
const staples = [
  'salt',
  'black-pepper',
  'olive-oil',
  'garlic',
  'onion',
  'all-purpose-flour',
  'white-sugar',
  'egg',
  'whole-milk',
  'water',
]
const units = [
  'g',
  'g',
  'g',
  'cup',
  'tbsp',
  'tsp',
  'piece',
  'piece',
  'ml',
  'can',
  'bunch',
  'oz',
  'pinch',
  'kg',
]

/** A die with kitchen words. Example: `dieOf(7).oneOf(['soup', 'salad'])`. */
export interface RandomSource {
  chance(of: number): boolean
  upTo(most: number): number
  oneOf<Thing>(things: readonly [Thing, ...Thing[]] | readonly Thing[]): Thing
}

/** A die that always falls the same way for a seed. Example: `dieOf(7).upTo(6)`. */
export function randomSource(seed: number): RandomSource {
  const next = seededRandom(seed)
  return {
    chance: (of) => next() < of,
    upTo: (most) => 1 + Math.floor(next() * most),
    oneOf(things) {
      const thing = things[Math.floor(next() * things.length)]
      if (thing === undefined) throw new Error('nothing to choose from')
      return thing
    },
  }
}

/** So many recipes as a household might own, the same for the same seed. Example: `generatedRecipes(10_000, 1)`. */
export function generatedRecipes(count: number, seed: number): Recipe[] {
  const die = randomSource(seed)
  const foods = allFoods()
  return Array.from({ length: count }, (_, number) => generatedRecipe(number + 1, die, foods))
}

/** One recipe of a generated household. Example: `generatedRecipe(1, dieOf(7), allFoods()).lines.length`. */
export function generatedRecipe(id: number, die: RandomSource, foods: readonly Food[]): Recipe {
  const lines = Array.from({ length: 3 + die.upTo(9) }, () => generatedLine(die, foods))
  const first = lines[0]?.foodId?.replaceAll('-', ' ') ?? 'Plain'
  return {
    id,
    title: `${first} ${die.oneOf(kinds)}`,
    servings: die.oneOf([1, 2, 2, 4, 4, 4, 6]),
    ...(die.chance(0.9) ? { minutes: 5 * die.upTo(24) } : {}),
    ...(die.chance(0.8) ? { course: die.oneOf(courses) } : {}),
    ...(die.chance(0.7) ? { cuisine: die.oneOf(cuisines) } : {}),
    occasions: occasions.filter(() => die.chance(0.3)),
    tags: die.chance(0.1) ? ['healthy'] : [],
    lines,
  }
}

function generatedLine(die: RandomSource, foods: readonly Food[]): RecipeLine {
  if (die.chance(0.02)) return { text: 'something grandma called zwirbel' }
  // A third of all lines ask for what every kitchen has, as real recipes do.
  const foodId = die.chance(0.35) ? die.oneOf(staples) : die.oneOf(foods).id
  const optional = die.chance(0.05) ? { optional: true } : {}
  if (die.chance(0.08)) return { text: `${foodId} to taste`, foodId, ...optional }
  const quantity = generatedQuantity(die, foodId)
  return {
    text: `${quantity.amount.numerator}/${quantity.amount.denominator} ${quantity.unit} ${foodId}`,
    foodId,
    quantity,
    ...optional,
  }
}

function generatedQuantity(die: RandomSource, foodId: string): Quantity {
  let unit = die.oneOf(units)
  // Mostly in a unit that has a weight; sometimes in one that cannot be compared.
  if (gramsPerUnit(unit, foodId) === undefined && die.chance(0.9)) unit = 'g'
  if (unit === 'g' || unit === 'ml') return { amount: amount(25 * die.upTo(20)), unit }
  if (unit === 'kg') return { amount: amount(die.upTo(4), 4), unit }
  return { amount: amount(die.upTo(8), die.oneOf([1, 1, 2, 4])), unit }
}

/** So many lots in a house, some about to spoil, some spoilt. Example: `generatedLots(200, 1)`. */
export function generatedLots(count: number, seed: number): Lot[] {
  const die = randomSource(seed)
  const foods = allFoods()
  const places: readonly StorageLocation[] = ['pantry', 'fridge', 'freezer']
  return Array.from({ length: count }, (_, number): Lot => {
    const foodId = die.chance(0.2) ? die.oneOf(staples) : die.oneOf(foods).id
    const quantity = generatedQuantity(die, foodId)
    const expiry = {
      day: addDays(fixedDay, die.upTo(24) - 5),
      source: die.oneOf(['printed', 'estimated'] as const),
      kind: die.oneOf(['use-by', 'best-before'] as const),
    }
    return {
      id: number + 1,
      name: foodId.replaceAll('-', ' '),
      ...(die.chance(0.97) ? { foodId } : {}),
      quantity,
      location: die.oneOf(places),
      ...(die.chance(0.8) ? { expiry } : {}),
      since: addDays(fixedDay, -die.upTo(20)),
    }
  })
}

/** People at a table, some of whom avoid things. Example: `generatedEaters(3, 1)`. */
export function generatedEaters(count: number, seed: number): Eater[] {
  const die = randomSource(seed)
  return Array.from({ length: count }, (_, number) => ({
    name: `eater ${number + 1}`,
    portions: 1,
    diets: die.chance(0.3) ? [die.oneOf(dietIds)] : [],
    avoids: die.chance(0.4)
      ? [{ allergen: die.oneOf(allergenIds), severity: die.oneOf(['high', 'medium', 'low'] as const) }]
      : [],
  }))
}
