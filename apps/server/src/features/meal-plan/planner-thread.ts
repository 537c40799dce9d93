import type { Conflict, Plan, PlannedMeal } from '@larder/kitchen/planning/ask'
import type { Recipe } from '@larder/kitchen/recipe'
import type { Log } from '../../log'
import { openWorker } from '../../worker-thread'
import type { PlannerAnswer, PlannerTask, SentAsk } from './planner-task'

/** What is to be planned. */
export interface PlannerWork {
  readonly ask: SentAsk
  readonly recipes: readonly Recipe[]
  readonly meals?: readonly PlannedMeal[]
  readonly slotId?: string
  readonly seed: number
}

/** Why there is no plan. */
export class PlannerTrouble extends Error {
  constructor(readonly trouble: 'busy' | 'slow' | 'broken' | 'stopped') {
    super(`the planner is ${trouble}`)
  }
}

export interface ThreadParts {
  log: Log
  /** After so long the best plan so far is taken; after so much the thread is ended. */
  limits: { readonly goodEnoughMs: number; readonly endedMs: number }
  numberOf(recipe: Recipe): number
  onEnd(): void
}

export interface PlannerThread {
  /** One at a time. */
  run(work: PlannerWork, onProgress: (done: number) => void): Promise<Plan | Conflict>
  end(): Promise<unknown>
  /** It was ended, or broke: it takes no more work. */
  isOver(): boolean
}

/** More recipes than this a thread does not remember. */
const mostSeen = 20_000

/** A thread that plans. What it has worked out about foods and recipes it need not work out again. */
export function openThread({ log, limits, numberOf, onEnd }: ThreadParts): PlannerThread {
  const seen = new Set<number>()
  const worker = openWorker({
    beside: import.meta.url,
    name: 'planning-worker',
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  // It must not keep a server alive that has nothing else to do.
  worker.unref()
  let isOver = false
  worker.once('exit', () => {
    isOver = true
    onEnd()
  })
  worker.on('error', (error) => log.error({ err: error }, 'the planner broke'))

  function end(): Promise<unknown> {
    isOver = true
    return worker.terminate()
  }

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
      msLeft: limits.goodEnoughMs,
    }
  }

  return {
    run(work, onProgress) {
      return new Promise((resolve, reject) => {
        const tooSlow = setTimeout(() => {
          void end()
          over(() => reject(new PlannerTrouble('slow')))
        }, limits.endedMs)
        const gone = () => over(() => reject(new PlannerTrouble('broken')))
        const heard = (said: PlannerAnswer) => {
          if (said.kind === 'progress') return onProgress(said.done)
          if (said.kind === 'done') return over(() => resolve(said.plan))
          log.error({ trouble: said.message }, 'planning failed')
          return gone()
        }
        function over(settle: () => void): void {
          clearTimeout(tooSlow)
          worker.off('message', heard).off('exit', gone)
          settle()
        }
        worker.on('message', heard).once('exit', gone)
        worker.postMessage(taskFor(work))
      })
    },
    end,
    isOver: () => isOver,
  }
}
