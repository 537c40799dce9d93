import type { Conflict, Plan, PlannedMeal, PlanRequest } from '@larder/kitchen/meal-plan/plan-request'
import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** Planner input without recipes and without what cannot be sent to a worker. */
export type PlannerRequest = Omit<PlanRequest, 'recipes' | 'deadline' | 'onProgress'>

/** A planner task: a new week, another week than the current one, or another dish for one slot. */
export interface PlannerTask {
  readonly ask: PlannerRequest
  /** Ids; recipes new to the worker are sent along, others are in its cache. */
  readonly recipes: readonly number[]
  readonly newRecipes: readonly (readonly [number, Recipe])[]
  /** The cache is full and is cleared first. */
  readonly clearCache: boolean
  /** The current meals that are to be replaced. */
  readonly meals?: readonly PlannedMeal[]
  /** Replaces only this slot. */
  readonly slotId?: string
  readonly seed: number
  /** After this time the best plan so far is used. */
  readonly msLeft: number
}

/** The final result of the planner. */
export interface PlannerTaskResult {
  readonly kind: 'done'
  readonly plan: Plan | Conflict
}
