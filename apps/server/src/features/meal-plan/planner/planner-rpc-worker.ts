import type { Conflict, Plan, PlannedMeal, PlanRequest } from '@larder/kitchen/meal-plan/plan-request'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { createRpcWorker, type RpcWorker, type RpcWorkerParts } from '../../../workers/rpc-worker'

/** A planning task. */
export interface PlannerInput {
  readonly ask: PlannerRequest
  readonly recipes: readonly Recipe[]
  readonly meals?: readonly PlannedMeal[]
  readonly slotId?: string
  readonly seed: number
}

export interface PlannerRpcWorkerParts extends Pick<RpcWorkerParts, 'log' | 'endedMs' | 'onEnd'> {
  /** After this time the best plan so far is used. */
  goodEnoughMs: number
  numberOf(recipe: Recipe): number
}

export type PlannerRpcWorker = RpcWorker<PlannerInput, PlannerTaskResult>

/** The number of recipes a worker caches. */
const maxCachedRecipes = 20_000

/** A planning worker with a cache of foods and recipes. */
export function createPlannerRpcWorker(parts: PlannerRpcWorkerParts): PlannerRpcWorker {
  const { goodEnoughMs, numberOf, ...rest } = parts
  const sentRecipes = new Set<number>()
  const worker = createRpcWorker<PlannerTask, PlannerTaskResult>({
    ...{ moduleUrl: import.meta.url, name: 'planner-worker' },
    ...rest,
  })

  function taskFor({ ask, recipes, meals, slotId, seed }: PlannerInput): PlannerTask {
    const clearCache = sentRecipes.size + recipes.length > maxCachedRecipes
    if (clearCache) sentRecipes.clear()
    const numbered = recipes.map((recipe) => [numberOf(recipe), recipe] as const)
    const newRecipes = numbered.filter(([number]) => !sentRecipes.has(number))
    for (const [number] of newRecipes) sentRecipes.add(number)
    return {
      ask,
      recipes: numbered.map(([number]) => number),
      newRecipes,
      clearCache,
      ...(meals && { meals }),
      ...(slotId !== undefined && { slotId }),
      seed,
      msLeft: goodEnoughMs,
    }
  }

  return { ...worker, call: (work, options) => worker.call(taskFor(work), options) }
}

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
