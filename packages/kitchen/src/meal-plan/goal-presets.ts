import { defaultGoals, type PlanGoals } from './plan-request'

/** What a household may lean to. Example: 'thrifty'. */
export type GoalPreset = 'balanced' | 'rescue' | 'thrifty' | 'variety'

// A list for a week of dinners is to stay near 25 things: dishes that share what is bought lead. So that this does not end in
// four omelettes, dishes alike in main food or form count against each other as much more.
const shortList = {
  purchase: 5 * defaultGoals.purchase,
  sameMain: 2 * defaultGoals.sameMain,
  sameForm: 2 * defaultGoals.sameForm,
}

/**
 * The goals of each leaning, where they differ from the usual ones. A thrifty week gives up likings and variety for money, but
 * never what must be used. Example: `planMeals({ ...ask, goals: leanings.thrifty })`.
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
