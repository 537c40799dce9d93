import { defaultGoals, type MealTime, type PlanGoals } from './plan-request'

/** A planning preference of the household. Example: 'thrifty'. */
export type GoalPreset = 'balanced' | 'rescue' | 'thrifty' | 'variety'

// A shopping list for a week of dinners should stay near 25 items, so dishes that share purchases are preferred. To
// avoid four omelettes, the penalty for similar main food or form is raised accordingly.
const shortList = {
  purchase: 7 * defaultGoals.purchase,
  sameMain: 2 * defaultGoals.sameMain,
  sameForm: 2 * defaultGoals.sameForm,
}

/**
 * The goals of each preset, where they differ from the defaults. The thrifty preset trades liking and variety for
 * money, but never food that must be used.
 * Example: `planMeals({ ...request, goals: goalPresets.thrifty })`.
 */
export const goalPresets: Readonly<Record<GoalPreset, Partial<PlanGoals>>> = {
  balanced: shortList,
  rescue: { ...shortList, rescueLot: 2 * defaultGoals.rescueLot, rescue100g: 2 * defaultGoals.rescue100g },
  thrifty: {
    ...shortList,
    money: 12 * defaultGoals.money,
    liking: defaultGoals.liking / 2,
    sameCuisine: defaultGoals.sameCuisine / 2,
    sameMain: defaultGoals.sameMain / 2,
    sameForm: defaultGoals.sameForm,
  },
  variety: {
    ...shortList,
    sameCuisine: 3 * defaultGoals.sameCuisine,
    sameMain: 3 * shortList.sameMain,
    sameProtein: 3 * defaultGoals.sameProtein,
    sameForm: 3 * shortList.sameForm,
  },
}

/**
 * What a cook usually has time for from Monday to Friday; a snack is no work on any day.
 * Example: `usualMealMinutes.lunch` is 45.
 */
export const usualMealMinutes: Readonly<Record<MealTime, number>> = {
  breakfast: 30,
  lunch: 45,
  snack: 20,
  dinner: 60,
}
