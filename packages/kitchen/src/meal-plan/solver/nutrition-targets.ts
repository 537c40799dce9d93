import { type DishNutrition, nutritionOfRecipe } from '../../nutrition/dish-nutrition'
import type { Recipe } from '../../recipe/recipe'
import { type MealSlot, type MealTime, mealTimes, type PlanTarget } from '../plan-request'

/** The nutrients a plan considers. Example: `plannedNutrients[0]` is 'kcal'. */
export const plannedNutrients = ['kcal', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const

/** The deviation of each dish in each slot from the day's target. Example: `{ aims: ['kcal'], … }`. */
export interface NutritionTargets {
  /** The nutrients with a target; empty without targets. */
  readonly aims: readonly (typeof plannedNutrients)[number][]
  /** Negative: only a deficit counts; positive: only an excess; zero: both. */
  readonly sides: Int8Array
  readonly recipes: readonly Recipe[]
  /** Per serving, `aims.length` values per recipe; NaN is unknown, infinity is not computed yet. */
  readonly perServing: Float64Array
  /** The target of a slot, `aims.length` values per slot. */
  readonly share: Float64Array
  /** The combined target of the planned slots of its day. */
  readonly ofDay: Float64Array
  readonly weight: number
}

const lackCounts = new Set(['protein', 'fiber'])
const excessCounts = new Set(['sugar', 'sodium'])
/** The usual part of a day's nutrition per meal. */
const mealShare: Record<MealTime, number> = { breakfast: 0.25, lunch: 0.35, snack: 0.1, dinner: 0.3 }
/** Minimum coverage of a dish for a figure to count. Example: `coverage >= enoughKnown`. */
export const minKnownShare = 0.6
const cache = new WeakMap<Recipe, DishNutrition>()

/**
 * Prepares targets and dishes. Without a target nothing is computed.
 * Example: `buildNutritionTargets({ slots, recipes, target: { kcal: 2000 }, weight: 6 })`.
 */
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

/**
 * Returns a nutrient per serving, NaN if unknown; computed on first use.
 * Example: `nutrientPerServing(targets, 0, 0)` are its kcal.
 */
export function nutrientPerServing(targets: NutritionTargets, recipe: number, aim: number): number {
  const { aims, perServing } = targets
  const at = recipe * aims.length
  if (perServing[at + aim] === Number.POSITIVE_INFINITY) {
    const dish = targets.recipes[recipe]
    const nutrition = dish && nutritionFor(dish)
    aims.forEach((one, which) => {
      const known = nutrition !== undefined && nutrition.coverageOf[one] >= minKnownShare
      perServing[at + which] = known ? (nutrition.perServing[one] ?? Number.NaN) : Number.NaN
    })
  }
  return perServing[at + aim] ?? Number.NaN
}

/**
 * Returns the deviation of a dish in a slot from the day's target, as a part of it; unknown figures give 0.
 * Example: 0.1 is 10 % too much.
 */
export function targetDeviation(
  targets: NutritionTargets,
  slot: number,
  recipe: number,
  aim: number,
): number {
  const count = targets.aims.length
  const read = targets.perServing[recipe * count + aim] as number
  const value = read === Number.POSITIVE_INFINITY ? nutrientPerServing(targets, recipe, aim) : read
  if (Number.isNaN(value)) return 0
  return (
    (value - (targets.share[slot * count + aim] as number)) / (targets.ofDay[slot * count + aim] as number)
  )
}

/**
 * Returns the penalty of a day for its deviation: none on target, `weight` if entirely off.
 * Example: 10 % too many kcal lose 0.6 of 6 points.
 */
export function dayPenalty(targets: NutritionTargets, leads: Float64Array): number {
  const count = targets.aims.length
  let sum = 0
  for (let aim = 0; aim < count; aim += 1) {
    const lead = leads[aim] as number
    const side = targets.sides[aim] as number
    const off = side < 0 ? -lead : side > 0 ? lead : Math.abs(lead)
    if (off > 0) sum += off < 1 ? off : 1
  }
  return count > 0 ? (targets.weight * sum) / count : 0
}

function nutritionFor(recipe: Recipe): DishNutrition {
  const known = cache.get(recipe)
  if (known) return known
  const nutrition = nutritionOfRecipe(recipe)
  cache.set(recipe, nutrition)
  return nutrition
}

/** Two slots of one meal share its target. */
function shareOf(slot: MealSlot, slots: readonly MealSlot[]): number {
  const together = slots.filter(({ day, meal }) => day === slot.day && meal === slot.meal).length
  return (mealTimes.includes(slot.meal) ? mealShare[slot.meal] : mealShare.dinner) / together
}
