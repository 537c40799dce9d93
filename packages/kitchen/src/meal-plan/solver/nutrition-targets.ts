import { type DishNutrition, nutritionOfRecipe } from '../../nutrition/dish-nutrition'
import type { Recipe } from '../../recipe/recipe'
import { type MealSlot, type MealTime, mealTimes, type PlanTarget } from '../plan-request'

/** What a plan counts in nutrition. Example: `plannedNutrients[0]` is 'kcal'. */
export const plannedNutrients = ['kcal', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const

/** How far each dish in each slot leads away from the day's target. Example: `{ aims: ['kcal'], … }`. */
export interface NutritionTargets {
  /** The nutrients with a target; none when no target was set. */
  readonly aims: readonly (typeof plannedNutrients)[number][]
  /** Below zero only a lack counts, above zero only an excess, zero both. */
  readonly sides: Int8Array
  readonly recipes: readonly Recipe[]
  /** Of a serving, `aims.length` to a recipe; NaN is not known, infinite was not asked for yet. */
  readonly perServing: Float64Array
  /** What a slot should give, `aims.length` to a slot. */
  readonly share: Float64Array
  /** What the planned slots of its day should give together. */
  readonly ofDay: Float64Array
  readonly weight: number
}

const lackCounts = new Set(['protein', 'fiber'])
const excessCounts = new Set(['sugar', 'sodium'])
/** What a meal usually gives of a day. */
const mealShare: Record<MealTime, number> = { breakfast: 0.25, lunch: 0.35, snack: 0.1, dinner: 0.3 }
/** A figure that stands on less than this part of a dish says nothing about it. Example: `coverage >= enoughKnown`. */
export const minKnownShare = 0.6
const remembered = new WeakMap<Recipe, DishNutrition>()

/** Lays out target and dishes. Without a target nothing is reckoned. Example: `nutritionBoard({ slots, recipes, target: { kcal: 2000 }, weight: 6 })`. */
export function buildNutritionTargets(from: {
  readonly slots: readonly MealSlot[]
  readonly recipes: readonly Recipe[]
  readonly target: PlanTarget | undefined
  readonly weight: number
}): NutritionTargets {
  const target = from.target ?? {}
  const aims = plannedNutrients.filter((one) => (target[one] ?? 0) > 0 && Number.isFinite(target[one]))
  const shares = from.slots.map((slot) => shareOf(slot, from.slots))
  const sharesOfDay = from.slots.map(({ day }) =>
    from.slots.reduce((sum, other, s) => (other.day === day ? sum + (shares[s] ?? 0) : sum), 0),
  )
  const times = (list: number[]) =>
    Float64Array.from(list.flatMap((part) => aims.map((one) => part * (target[one] ?? 0))))
  return {
    aims,
    sides: Int8Array.from(aims, (one) => (lackCounts.has(one) ? -1 : excessCounts.has(one) ? 1 : 0)),
    recipes: from.recipes,
    perServing: new Float64Array(from.recipes.length * aims.length).fill(Number.POSITIVE_INFINITY),
    share: times(shares),
    ofDay: times(sharesOfDay),
    weight: from.weight,
  }
}

/** What a serving gives of a nutrient, NaN when that is not known; worked out when first asked for. Example: `figureOf(board, 0, 0)` are its kcal. */
export function nutrientPerServing(board: NutritionTargets, recipe: number, aim: number): number {
  const { aims, perServing } = board
  const at = recipe * aims.length
  if (perServing[at + aim] === Number.POSITIVE_INFINITY) {
    const dish = board.recipes[recipe]
    const nutrition = dish && nutritionFor(dish)
    aims.forEach((one, which) => {
      const known = nutrition !== undefined && nutrition.coverageOf[one] >= minKnownShare
      perServing[at + which] = known ? (nutrition.perServing[one] ?? Number.NaN) : Number.NaN
    })
  }
  return perServing[at + aim] ?? Number.NaN
}

/** How far a dish in a slot leads above (or below) the day's target, as a part of it; unknown leads nowhere. Example: 0.1 is 10 % too much. */
export function targetDeviation(board: NutritionTargets, slot: number, recipe: number, aim: number): number {
  const count = board.aims.length
  const read = board.perServing[recipe * count + aim] as number
  const value = read === Number.POSITIVE_INFINITY ? nutrientPerServing(board, recipe, aim) : read
  if (Number.isNaN(value)) return 0
  return (value - (board.share[slot * count + aim] as number)) / (board.ofDay[slot * count + aim] as number)
}

/** What a day loses that is so far off its target: nothing on target, `weight` when wholly off. Example: 10 % too many kcal lose 0.6 of 6 points. */
export function dayPenalty(board: NutritionTargets, leads: Float64Array): number {
  const count = board.aims.length
  let sum = 0
  for (let aim = 0; aim < count; aim += 1) {
    const lead = leads[aim] as number
    const side = board.sides[aim] as number
    const off = side < 0 ? -lead : side > 0 ? lead : Math.abs(lead)
    if (off > 0) sum += off < 1 ? off : 1
  }
  return count > 0 ? (board.weight * sum) / count : 0
}

function nutritionFor(recipe: Recipe): DishNutrition {
  const known = remembered.get(recipe)
  if (known) return known
  const nutrition = nutritionOfRecipe(recipe)
  remembered.set(recipe, nutrition)
  return nutrition
}

/** Two slots of one meal share what that meal gives. */
function shareOf(slot: MealSlot, slots: readonly MealSlot[]): number {
  const together = slots.filter(({ day, meal }) => day === slot.day && meal === slot.meal).length
  return (mealTimes.includes(slot.meal) ? mealShare[slot.meal] : mealShare.dinner) / together
}
