import { parentPort } from 'node:worker_threads'
import { planMeals, rerollPlan, rerollSlot } from '@larder/kitchen/planning'
import type { Recipe } from '@larder/kitchen/recipe'
import type { PlannerAnswer, PlannerTask } from './planner-task'

// Planning keeps a processor busy for the better part of a second: here, so that nobody else's request waits for it.
const known = new Map<number, Recipe>()
const tellEvery = 1 / 40

function answer(said: PlannerAnswer): void {
  parentPort?.postMessage(said)
}

function work(task: PlannerTask): void {
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
      answer({ kind: 'progress', done })
    },
  }
  const plan =
    slotId !== undefined
      ? rerollSlot(whole, { meals: meals ?? [], bound: 0 }, slotId, seed)
      : meals
        ? rerollPlan(whole, { meals }, seed)
        : planMeals({ ...whole, seed })
  answer({ kind: 'done', plan })
}

parentPort?.on('message', (task: PlannerTask) => {
  try {
    work(task)
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})
