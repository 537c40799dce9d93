import type { PlanMeal, PlanWeek } from '@larder/contract/meal-plan'
import { aRecipeSummary } from './a-suggestion'

/** Lemon rice for two on Tuesday evening, chosen by the planner; overridable. */
export function aPlanMeal(overrides: Partial<PlanMeal> = {}): PlanMeal {
  return {
    id: 31,
    day: '2026-11-17',
    meal: 'dinner',
    what: { kind: 'recipe', recipe: aRecipeSummary(), version: 1 },
    portion: 1,
    plates: 2,
    locked: false,
    planned: true,
    version: 1,
    because: ['Uses up spinach (until Tuesday).'],
    rescues: [],
    missing: [],
    ...overrides,
  }
}

/** The week of 16 November with that one meal, on its Monday; overridable. */
export function aPlanWeek(overrides: Partial<PlanWeek> = {}): PlanWeek {
  return {
    from: '2026-11-16',
    today: '2026-11-16',
    meals: [aPlanMeal()],
    days: [],
    shortfall: [],
    unpriced: 0,
    usual: 0,
    currency: 'EUR',
    ...overrides,
  }
}
