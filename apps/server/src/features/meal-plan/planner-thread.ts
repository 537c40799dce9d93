import type { PlannedMeal } from '@larder/kitchen/planning/ask'
import type { Recipe } from '@larder/kitchen/recipe'
import { type AskedThread, type AskedThreadParts, openAskedThread } from '../../asked-thread'
import type { PlannerAnswer, PlannerTask, SentAsk } from './planner-task'

/** What is to be planned. */
export interface PlannerWork {
  readonly ask: SentAsk
  readonly recipes: readonly Recipe[]
  readonly meals?: readonly PlannedMeal[]
  readonly slotId?: string
  readonly seed: number
}

export interface PlannerThreadParts extends Pick<AskedThreadParts, 'log' | 'endedMs' | 'onEnd'> {
  /** After so long the best plan so far is taken. */
  goodEnoughMs: number
  numberOf(recipe: Recipe): number
}

export type PlannerThread = AskedThread<PlannerWork, PlannerAnswer>

/** More recipes than this a thread does not remember. */
const mostSeen = 20_000

/** A thread that plans. What it has worked out about foods and recipes it need not work out again. */
export function openPlannerThread(parts: PlannerThreadParts): PlannerThread {
  const { goodEnoughMs, numberOf, ...rest } = parts
  const seen = new Set<number>()
  const thread = openAskedThread<PlannerTask, PlannerAnswer>({
    ...{ beside: import.meta.url, name: 'planning-worker' },
    ...rest,
  })

  function taskFor({ ask, recipes, meals, slotId, seed }: PlannerWork): PlannerTask {
    const forget = seen.size + recipes.length > mostSeen
    if (forget) seen.clear()
    const asked = recipes.map((recipe) => [numberOf(recipe), recipe] as const)
    const fresh = asked.filter(([number]) => !seen.has(number))
    for (const [number] of fresh) seen.add(number)
    return {
      ask,
      recipes: asked.map(([number]) => number),
      fresh,
      forget,
      ...(meals && { meals }),
      ...(slotId !== undefined && { slotId }),
      seed,
      msLeft: goodEnoughMs,
    }
  }

  return { ...thread, ask: (work, asking) => thread.ask(taskFor(work), asking) }
}
