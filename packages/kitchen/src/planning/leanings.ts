import { type PlanGoals, usualGoals } from './ask'

/** What a household may lean to. Example: 'thrifty'. */
export type Leaning = 'balanced' | 'rescue' | 'thrifty' | 'variety'

// A list for a week of dinners is to stay near 25 things: dishes that share what is bought lead.
const shortList = { purchase: 2 * usualGoals.purchase }

/**
 * The goals of each leaning, where they differ from the usual ones. A thrifty week gives up likings and variety for money, but
 * never what must be used. Example: `planMeals({ ...ask, goals: leanings.thrifty })`.
 */
export const leanings: Readonly<Record<Leaning, Partial<PlanGoals>>> = {
  balanced: shortList,
  rescue: { ...shortList, rescueLot: 2 * usualGoals.rescueLot, rescue100g: 2 * usualGoals.rescue100g },
  thrifty: {
    ...shortList,
    money: 12 * usualGoals.money,
    liking: usualGoals.liking / 2,
    sameCuisine: usualGoals.sameCuisine / 2,
    sameMain: usualGoals.sameMain / 2,
  },
  variety: {
    ...shortList,
    sameCuisine: 3 * usualGoals.sameCuisine,
    sameMain: 3 * usualGoals.sameMain,
    sameProtein: 3 * usualGoals.sameProtein,
    sameForm: 3 * usualGoals.sameForm,
  },
}
