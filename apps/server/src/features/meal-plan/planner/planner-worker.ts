import { planMeals, rerollPlan, rerollSlot } from '@larder/kitchen/meal-plan/plan-meals'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { handleRpcTasks, type TaskContext } from '../../../workers/rpc-handler'
import type { PlannerTask, PlannerTaskResult } from './planner-rpc-worker'

// Planning takes most of a second of CPU time; in a worker it blocks no other request.
const knownRecipes = new Map<number, Recipe>()
const reportEvery = 1 / 40

function runPlannerTask(task: PlannerTask, { reportProgress }: TaskContext): PlannerTaskResult {
  const { ask, recipes, newRecipes, clearCache, meals, slotId, seed, msLeft } = task
  if (clearCache) knownRecipes.clear()
  for (const [number, recipe] of newRecipes) knownRecipes.set(number, recipe)
  const startedAt = Date.now()
  let reported = 0
  const request = {
    ...ask,
    recipes: recipes.flatMap((number) => knownRecipes.get(number) ?? []),
    deadline: () => Date.now() - startedAt > msLeft,
    onProgress({ steps, of }: { steps: number; of: number }) {
      const done = steps / Math.max(1, of)
      if (done - reported < reportEvery) return
      reported = done
      reportProgress(done)
    },
  }
  const plan =
    slotId !== undefined
      ? rerollSlot(request, { meals: meals ?? [], bound: 0 }, slotId, seed)
      : meals
        ? rerollPlan(request, { meals }, seed)
        : planMeals({ ...request, seed })
  return { kind: 'done', plan }
}

handleRpcTasks(runPlannerTask)
