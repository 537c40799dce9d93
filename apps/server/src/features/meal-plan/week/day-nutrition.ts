import type { DayNutrition, PlanPreferences } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import {
  buildNutritionTargets,
  minKnownShare,
  type NutritionTargets,
  nutrientPerServing,
  plannedNutrients,
} from '@larder/kitchen/meal-plan/solver/nutrition-targets'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { MealRow } from './meal-queries'
import type { LeftoverLot } from './plan-stock'

/** A meal with the recipe that is served. */
export interface PlannedServing {
  readonly meal: Pick<MealRow, 'id' | 'day' | 'meal' | 'portion'>
  readonly recipe?: Recipe
  readonly leftovers?: LeftoverLot
}

const unitTarget = Object.fromEntries(plannedNutrients.map((one) => [one, 1]))

/** Returns the nutrition of each day for an adult beside its target. Notes have no nutrition. */
export function toDayNutrition(
  days: readonly Day[],
  platefuls: readonly PlannedServing[],
  target: PlanPreferences['target'],
): DayNutrition[] {
  const withRecipe = platefuls.filter(({ recipe, leftovers }) => recipe || leftovers)
  const recipes = withRecipe.flatMap(({ recipe }) => recipe ?? [])
  const slots = withRecipe.map(({ meal }) => ({
    id: String(meal.id),
    day: meal.day,
    meal: meal.meal,
    eaters: [],
  }))
  // With a daily target of one of each, the result is the planned share of a day.
  const board = buildNutritionTargets({ slots, recipes, target: unitTarget, weight: 0 })
  return days.map((day) => {
    const dayServings = withRecipe.filter(({ meal }) => meal.day === day)
    const [first] = dayServings
    if (!first) return { day, figures: [] }
    const figures = plannedNutrients.map((nutrient, aim) => {
      const values = dayServings.map((one) => toNutrientFigure(one, board, recipes, aim))
      const known = values.filter((value) => !Number.isNaN(value))
      const aimed = nutrient === 'kcal' || nutrient === 'protein' ? target[nutrient] : null
      const part = board.ofDay[withRecipe.indexOf(first) * plannedNutrients.length + aim] ?? 0
      return {
        nutrient,
        gives: toTenth(known.reduce((sum, value) => sum + value, 0)),
        ...(aimed !== null && { aim: toTenth(aimed * part) }),
        known: known.length === values.length,
      }
    })
    return { day, figures }
  })
}

function toNutrientFigure(
  { meal: { portion }, recipe, leftovers }: PlannedServing,
  board: NutritionTargets,
  recipes: readonly Recipe[],
  aim: number,
): number {
  if (recipe) return portion * nutrientPerServing(board, recipes.indexOf(recipe), aim)
  const nutrient = plannedNutrients[aim]
  const dish = leftovers?.dish
  return dish && nutrient && dish.coverage >= minKnownShare ? portion * dish.perPortion[nutrient] : Number.NaN
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
