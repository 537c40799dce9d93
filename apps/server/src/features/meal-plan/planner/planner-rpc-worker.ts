import type { PlannedMeal } from '@larder/kitchen/meal-plan/plan-request'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { createRpcWorker, type RpcWorker, type RpcWorkerParts } from '../../../workers/rpc-worker'
import type { PlannerRequest, PlannerTask, PlannerTaskResult } from './planner-task'

/** What is to be planned. */
export interface PlannerInput {
  readonly ask: PlannerRequest
  readonly recipes: readonly Recipe[]
  readonly meals?: readonly PlannedMeal[]
  readonly slotId?: string
  readonly seed: number
}

export interface PlannerRpcWorkerParts extends Pick<RpcWorkerParts, 'log' | 'endedMs' | 'onEnd'> {
  /** After so long the best plan so far is taken. */
  goodEnoughMs: number
  numberOf(recipe: Recipe): number
}

export type PlannerRpcWorker = RpcWorker<PlannerInput, PlannerTaskResult>

/** More recipes than this a thread does not remember. */
const maxCachedRecipes = 20_000

/** A thread that plans. What it has worked out about foods and recipes it need not work out again. */
export function createPlannerRpcWorker(parts: PlannerRpcWorkerParts): PlannerRpcWorker {
  const { goodEnoughMs, numberOf, ...rest } = parts
  const seen = new Set<number>()
  const thread = createRpcWorker<PlannerTask, PlannerTaskResult>({
    ...{ beside: import.meta.url, name: 'planner-worker' },
    ...rest,
  })

  function taskFor({ ask, recipes, meals, slotId, seed }: PlannerInput): PlannerTask {
    const forget = seen.size + recipes.length > maxCachedRecipes
    if (forget) seen.clear()
    const asked = recipes.map((recipe) => [numberOf(recipe), recipe] as const)
    const fresh = asked.filter(([number]) => !seen.has(number))
    for (const [number] of fresh) seen.add(number)
    return {
      ask,
      recipes: asked.map(([number]) => number),
      newRecipes: fresh,
      clearCache: forget,
      ...(meals && { meals }),
      ...(slotId !== undefined && { slotId }),
      seed,
      msLeft: goodEnoughMs,
    }
  }

  return { ...thread, call: (work, asking) => thread.call(taskFor(work), asking) }
}
