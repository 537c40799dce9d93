import { planMeals, rerollPlan, rerollSlot } from '@larder/kitchen/planning'
import type { Recipe } from '@larder/kitchen/recipe'
import { answerTasks, type Doing } from '../../answer-tasks'
import type { PlannerAnswer, PlannerTask } from './planner-task'

// Planning keeps a processor busy for the better part of a second: here, so that nobody else's request waits for it.
const known = new Map<number, Recipe>()
const tellEvery = 1 / 40

function work(task: PlannerTask, { tell }: Doing): PlannerAnswer {
  const { ask, recipes, fresh, forget, meals, slotId, seed, msLeft } = task
  if (forget) known.clear()
  for (const [number, recipe] of fresh) known.set(number, recipe)
  const startedAt = Date.now()
  let told = 0
  const whole = {
    ...ask,
    recipes: recipes.flatMap((number) => known.get(number) ?? []),
    deadline: () => Date.now() - startedAt > msLeft,
    onProgress({ steps, of }: { steps: number; of: number }) {
      const done = steps / Math.max(1, of)
      if (done - told < tellEvery) return
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

answerTasks(work)
