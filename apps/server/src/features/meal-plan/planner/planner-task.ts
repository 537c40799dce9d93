import type { Conflict, Plan, PlannedMeal, PlanRequest } from '@larder/kitchen/meal-plan/plan-request'
import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** What a week is planned from, but for its recipes and for what cannot be sent to another thread. */
export type PlannerRequest = Omit<PlanRequest, 'recipes' | 'deadline' | 'onProgress'>

/** What the planner is asked: a week, another week than the one that stands, or another dish for one place of it. */
export interface PlannerTask {
  readonly ask: PlannerRequest
  /** By number; those the worker has not seen come along, those it has it remembers. */
  readonly recipes: readonly number[]
  readonly newRecipes: readonly (readonly [number, Recipe])[]
  /** It has seen too many: it forgets all before. */
  readonly clearCache: boolean
  /** What stands now and is to become another. */
  readonly meals?: readonly PlannedMeal[]
  /** Only this place. */
  readonly slotId?: string
  readonly seed: number
  /** After so long the best plan so far is good enough. */
  readonly msLeft: number
}

/** What the planner says at last. */
export interface PlannerTaskResult {
  readonly kind: 'done'
  readonly plan: Plan | Conflict
}
