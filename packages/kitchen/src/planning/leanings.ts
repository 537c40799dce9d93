import { type PlanGoals, usualGoals } from './ask'

/** What a household may lean to. Example: 'thrifty'. */
export type Leaning = 'balanced' | 'rescue' | 'thrifty' | 'variety'

// A list for a week of dinners is to stay near 25 things: dishes that share what is bought lead. So that this does not end in
// four omelettes, dishes alike in main food or form count against each other as much more.
const shortList = {
  purchase: 5 * usualGoals.purchase,
  sameMain: 2 * usualGoals.sameMain,
  sameForm: 2 * usualGoals.sameForm,
}

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
    sameForm: usualGoals.sameForm,
  },
  variety: {
    ...shortList,
    sameCuisine: 3 * usualGoals.sameCuisine,
    sameMain: 3 * shortList.sameMain,
    sameProtein: 3 * usualGoals.sameProtein,
    sameForm: 3 * shortList.sameForm,
  },
}
