import type { DayNutrition, PlanWishes } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/day'
import {
  enoughKnown,
  figureOf,
  type NutritionBoard,
  nutritionBoard,
  plannedNutrients,
} from '@larder/kitchen/planning/nutrition'
import type { Recipe } from '@larder/kitchen/recipe'
import type { MealRow } from './meal-row'
import type { LeftoverLot } from './stock'

/** A meal with what it is a plate of. */
export interface Plateful {
  readonly meal: Pick<MealRow, 'id' | 'day' | 'meal' | 'portion'>
  readonly recipe?: Recipe
  readonly leftovers?: LeftoverLot
}

const wholeDay = Object.fromEntries(plannedNutrients.map((one) => [one, 1]))

/** What each day gives an adult, next to what its meals should. Words of the cook's own feed nobody. */
export function nutritionOf(
  days: readonly Day[],
  platefuls: readonly Plateful[],
  target: PlanWishes['target'],
): DayNutrition[] {
  const fed = platefuls.filter(({ recipe, leftovers }) => recipe || leftovers)
  const recipes = fed.flatMap(({ recipe }) => recipe ?? [])
  const slots = fed.map(({ meal }) => ({ id: String(meal.id), day: meal.day, meal: meal.meal, eaters: [] }))
  // Against a day of one of each, the board tells which part of a day is planned.
  const board = nutritionBoard({ slots, recipes, target: wholeDay, weight: 0 })
  return days.map((day) => {
    const here = fed.filter(({ meal }) => meal.day === day)
    const [first] = here
    if (!first) return { day, figures: [] }
    const figures = plannedNutrients.map((nutrient, aim) => {
      const values = here.map((one) => figureIn(one, board, recipes, aim))
      const known = values.filter((value) => !Number.isNaN(value))
      const aimed = nutrient === 'kcal' || nutrient === 'protein' ? target[nutrient] : null
      const part = board.ofDay[fed.indexOf(first) * plannedNutrients.length + aim] ?? 0
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

function figureIn(
  { meal: { portion }, recipe, leftovers }: Plateful,
  board: NutritionBoard,
  recipes: readonly Recipe[],
  aim: number,
): number {
  if (recipe) return portion * figureOf(board, recipes.indexOf(recipe), aim)
  const nutrient = plannedNutrients[aim]
  const dish = leftovers?.dish
  return dish && nutrient && dish.coverage >= enoughKnown ? portion * dish.perPortion[nutrient] : Number.NaN
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
