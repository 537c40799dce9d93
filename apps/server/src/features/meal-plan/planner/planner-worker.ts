import { planMeals, rerollPlan, rerollSlot } from '@larder/kitchen/meal-plan/plan-meals'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { handleRpcTasks, type TaskContext } from '../../../workers/rpc-handler'
import type { PlannerTask, PlannerTaskResult } from './planner-task'

// Planning keeps a processor busy for the better part of a second: here, so that nobody else's request waits for it.
const knownRecipes = new Map<number, Recipe>()
const reportEvery = 1 / 40

function runPlannerTask(task: PlannerTask, { reportProgress: tell }: TaskContext): PlannerTaskResult {
  const { ask, recipes, newRecipes: fresh, clearCache: forget, meals, slotId, seed, msLeft } = task
  if (forget) knownRecipes.clear()
  for (const [number, recipe] of fresh) knownRecipes.set(number, recipe)
  const startedAt = Date.now()
  let told = 0
  const whole = {
    ...ask,
    recipes: recipes.flatMap((number) => knownRecipes.get(number) ?? []),
    deadline: () => Date.now() - startedAt > msLeft,
    onProgress({ steps, of }: { steps: number; of: number }) {
      const done = steps / Math.max(1, of)
      if (done - told < reportEvery) return
      told = done
      tell(done)
    },
  }
  const plan =
    slotId !== undefined
      ? rerollSlot(whole, { meals: meals ?? [], bound: 0 }, slotId, seed)
      : meals
        ? rerollPlan(whole, { meals }, seed)
        : planMeals({ ...whole, seed })
  return { kind: 'done', plan }
}

handleRpcTasks(runPlannerTask)
