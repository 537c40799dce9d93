import { randomInt } from 'node:crypto'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import type { mealPlan, PlanningEvent } from '@larder/contract/meal-plan'
import { addDays, type Day, parseCalendarDay as dayIn } from '@larder/kitchen/date/day'
import type { Conflict, Plan } from '@larder/kitchen/meal-plan/plan-request'
import type { Actor } from '../../../actor'
import { AppError } from '../../../errors'
import { streamProgress } from '../../../http/events/progress-stream'
import type { RateLimiter, RateLimits } from '../../../http/rate-limits'
import type { Log } from '../../../log'
import { WorkerError } from '../../../workers/worker-error'
import { createFillPlan, type FillResult } from '../changes/fill-plan'
import type { PlanChangeParts } from '../changes/plan-change'
import { toMealEaters } from '../week/meal-eaters'
import type { FindWeek } from '../week/week-view'
import { findSecondDishCandidates, type MadeUpCandidate } from './made-up-candidates'
import {
  findPlannableLeftovers,
  layOutSlots,
  type SlotLayout,
  toPlannerSlots,
  toPreviousMeals,
} from './plan-slots'
import type { Planner } from './planner'
import {
  createPlanningContextLoader,
  type PlanningContext,
  type PlanningContextParts,
  toPlannerOptions,
} from './planning-context'

export interface WeekPlannerParts extends PlanningContextParts, PlanChangeParts {
  planner: Planner
  weekOf: FindWeek
  limits: RateLimiter
  allowances: RateLimits
  log: Log
}

type PlanWeekInput = ParsedInputOf<typeof mealPlan.plan>['body']

const nothingChanged = 'Nothing was changed. Please try again.'
const failureMessages: Record<WorkerError['reason'], string> = {
  busy: 'Many weeks are being planned just now. Please try again in a minute.',
  slow: `Planning took too long. ${nothingChanged}`,
  broken: `The week could not be planned. ${nothingChanged}`,
  stopped: `Planning was stopped. ${nothingChanged}`,
}

/** How far it is once everything is at hand, once leftovers have their places, and once all is chosen. */
const [gathered, placed, chosen] = [0.1, 0.2, 0.9]

/** Fills the empty places of a week and tells how far it is. */
export function createWeekPlanner(parts: WeekPlannerParts) {
  const { planner, weekOf, limits, allowances, log } = parts
  const pantryOf = createPlanningContextLoader(parts)
  const fill = createFillPlan(parts)

  /** Dishes from what another one leaves over, where cooking for two meals is wanted. */
  async function secondsIn(
    actor: Actor,
    { facts, people, recipes }: PlanningContext,
  ): Promise<readonly MadeUpCandidate[]> {
    if (facts.wishes.cookTwice === false) return []
    const { plates } = toMealEaters({ eaters: null, plates: null }, people)
    return findSecondDishCandidates(parts.madeDishes, actor, plates, recipes)
  }

  async function* planned(
    actor: Actor,
    asked: PlanWeekInput,
    pantry: PlanningContext,
    seed: number,
    signal: AbortSignal,
  ) {
    const from = asked.from as Day
    const days = toRequestedDays(asked)
    yield toProgressEvent(gathered)
    const laid = layOutSlots(pantry, days, asked.again)
    const leftovers = findPlannableLeftovers(pantry, laid)
    yield toProgressEvent(placed)
    const { open } = laid
    const { slots, history } = toPlannerSlots(pantry, open, laid.stands, days.at(-1) ?? from)
    let plan: Plan | Conflict | undefined
    let seconds: readonly MadeUpCandidate[] = []
    if (open.length > 0) {
      seconds = await secondsIn(actor, pantry)
      const secondDishes = seconds.map(({ recipe }) => recipe)
      const ask = { ...toPlannerOptions(pantry, seed), slots, history, leftovers, secondDishes }
      const meals = asked.again ? toPreviousMeals(laid.replaced) : []
      const work = { ask, recipes: pantry.recipes, seed, ...(meals.length > 0 && { meals }) }
      const heard = streamProgress((tell) => planner.plan(work, tell, signal))
      for await (const done of heard.steps) yield toProgressEvent(placed + done * (chosen - placed))
      plan = await heard.result
    }
    if (signal.aborted) return
    const filled = await fill(actor, asked, {
      laid,
      meals: plan?.meals ?? [],
      made: [...pantry.made, ...seconds],
    })
    yield toProgressEvent(1)
    yield toDoneEvent(laid, filled, plan, await weekOf(actor, from))
  }

  return async (
    actor: Actor,
    asked: PlanWeekInput,
    signal: AbortSignal,
  ): Promise<AsyncIterable<PlanningEvent>> => {
    const days = toRequestedDays(asked)
    await limits.consume(`plannings:${actor.accountId}`, allowances.plannings)
    const seed = randomInt(2 ** 31)
    const pantry = await pantryOf(
      actor,
      days[0] ?? (asked.from as Day),
      days.at(-1) ?? (asked.from as Day),
      seed,
    )
    return withFailureEvent(planned(actor, asked, pantry, seed, signal), signal, log)
  }
}

function toProgressEvent(done: number): PlanningEvent {
  return { kind: 'progress', done: Math.round(done * 1000) / 1000 }
}

/** The days that are asked for, in order; all of them are of the week. */
function toRequestedDays({ from, days }: PlanWeekInput): Day[] {
  const first = from as Day
  const week = [...new Set(Array.from({ length: 7 }, (_, at) => addDays(first, at)))]
  if (!days) return week
  const asked = new Set(days.map((one) => dayIn(one)))
  if (days.some((one) => !week.includes(one as Day)))
    throw new AppError('bad-input', { fields: { days: 'Name days of that week.' } })
  return week.filter((one) => asked.has(one))
}

function toDoneEvent(
  { open }: SlotLayout,
  { undo, filled }: FillResult,
  plan: Plan | Conflict | undefined,
  week: Awaited<ReturnType<FindWeek>>,
): PlanningEvent {
  const places = new Set(open.map(({ id }) => id))
  return {
    kind: 'done',
    week,
    filled,
    conflicts: plan && !plan.ok ? plan.conflicts.map(({ say, rules }) => ({ say, rules: [...rules] })) : [],
    // What is said of meals that stand is said at each of them.
    warnings: plan?.warnings.filter(({ slotId }) => places.has(slotId)).map(({ say }) => say) ?? [],
    ...(plan?.ok && { gap: plan.gap }),
    ...(undo !== undefined && { undo }),
  }
}

/** The same events, the last of which is a sentence when it went wrong. */
async function* withFailureEvent(
  events: AsyncIterable<PlanningEvent>,
  signal: AbortSignal,
  log: Log,
): AsyncGenerator<PlanningEvent> {
  try {
    yield* events
  } catch (error) {
    // Then nobody listens any more.
    if (signal.aborted) return
    if (error instanceof WorkerError) {
      log.warn({ reason: error.reason }, 'week planning failed in the worker')
      yield { kind: 'failed', message: failureMessages[error.reason] }
      return
    }
    if (!(error instanceof AppError)) log.error({ err: error }, 'week planning failed')
    yield { kind: 'failed', message: error instanceof AppError ? error.message : failureMessages.broken }
  }
}
