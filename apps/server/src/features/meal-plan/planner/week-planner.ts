import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import type { mealPlan, PlanningEvent, PlanWeek } from '@larder/contract/meal-plan'
import { addDays, type Day, parseCalendarDay as dayIn } from '@larder/kitchen/date/day'
import type { Conflict, Plan } from '@larder/kitchen/meal-plan/plan-request'
import type { Actor } from '../../../actor'
import { AppError } from '../../../errors'
import { streamProgress } from '../../../http/events/progress-stream'
import type { RateLimiter, RateLimits } from '../../../http/rate-limits'
import type { Log } from '../../../log'
import { WorkerError } from '../../../workers/worker-error'
import type { MadeUpDish } from '../../suggestions/made-up-dishes'
import { createFillPlan, type FillResult } from '../changes/fill-plan'
import type { PlanChangeParts } from '../changes/plan-change'
import { toMealEaters } from '../week/meal-queries'
import { findWeek } from '../week/week-view'
import { findSecondDishCandidates } from './made-up-candidates'
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
  limits: RateLimiter
  allowances: RateLimits
  log: Log
}

type PlanWeekInput = ParsedInputOf<typeof mealPlan.plan>['body']

const nothingChanged = 'Nothing was changed. Please try again.'
const failureMessages: Record<WorkerError['reason'], string> = {
  busy: 'Larder is planning a lot of weeks right now. Please try again in a minute.',
  slow: `Planning took too long. ${nothingChanged}`,
  broken: `The week could not be planned. ${nothingChanged}`,
  stopped: `Planning was stopped. ${nothingChanged}`,
}

/** Progress once the data is loaded, once leftovers are placed and once dishes are chosen. */
const [gathered, placed, chosen] = [0.1, 0.2, 0.9]

/** Fills the empty slots of a week and reports progress. */
export function createWeekPlanner(parts: WeekPlannerParts) {
  const { db, clock, planner, seeds, limits, allowances, log } = parts
  const loadContext = createPlanningContextLoader(parts)
  const fill = createFillPlan(parts)

  /** Returns second dishes from leftovers if the household wants to cook for two meals. */
  async function findSeconds(
    actor: Actor,
    { facts, people, recipes }: PlanningContext,
  ): Promise<readonly MadeUpDish[]> {
    if (facts.wishes.cookTwice === false) return []
    const { plates } = toMealEaters({ eaters: null, plates: null }, people)
    return findSecondDishCandidates(parts.weekDishes, actor, plates, recipes)
  }

  async function* planEvents(
    actor: Actor,
    request: PlanWeekInput,
    context: PlanningContext,
    seed: number,
    signal: AbortSignal,
  ) {
    const from = request.from as Day
    const days = toRequestedDays(request)
    yield toProgressEvent(gathered)
    const layout = layOutSlots(context, days, request.again)
    const leftovers = findPlannableLeftovers(context, layout)
    yield toProgressEvent(placed)
    const { open } = layout
    const { slots, history } = toPlannerSlots(context, open, layout.stands, days.at(-1) ?? from)
    let plan: Plan | Conflict | undefined
    let secondCandidates: readonly MadeUpDish[] = []
    if (open.length > 0) {
      secondCandidates = await findSeconds(actor, context)
      const secondDishes = secondCandidates.map(({ recipe }) => recipe)
      const planRequest = { ...toPlannerOptions(context, seed), slots, history, leftovers, secondDishes }
      const meals = request.again ? toPreviousMeals(layout.replaced) : []
      const work = { ask: planRequest, recipes: context.recipes, seed, ...(meals.length > 0 && { meals }) }
      const progress = streamProgress((report) => planner.plan(work, report, signal))
      for await (const done of progress.steps) yield toProgressEvent(placed + done * (chosen - placed))
      plan = await progress.result
    }
    if (signal.aborted) return
    const filled = await fill(actor, request, {
      laid: layout,
      meals: plan?.meals ?? [],
      made: [...context.made, ...secondCandidates],
    })
    yield toProgressEvent(1)
    yield toDoneEvent(layout, filled, plan, await findWeek(db, clock, actor, from))
  }

  return async (
    actor: Actor,
    request: PlanWeekInput,
    signal: AbortSignal,
  ): Promise<AsyncIterable<PlanningEvent>> => {
    const days = toRequestedDays(request)
    await limits.consume(`plannings:${actor.accountId}`, allowances.plannings)
    const seed = seeds.newPlan()
    const context = await loadContext(
      actor,
      days[0] ?? (request.from as Day),
      days.at(-1) ?? (request.from as Day),
      seed,
    )
    return withFailureEvent(planEvents(actor, request, context, seed, signal), signal, log)
  }
}

function toProgressEvent(done: number): PlanningEvent {
  return { kind: 'progress', done: Math.round(done * 1000) / 1000 }
}

/** Returns the requested days in order; rejects days outside the week. */
function toRequestedDays({ from, days }: PlanWeekInput): Day[] {
  const first = from as Day
  const week = [...new Set(Array.from({ length: 7 }, (_, at) => addDays(first, at)))]
  if (!days) return week
  const request = new Set(days.map((one) => dayIn(one)))
  if (days.some((one) => !week.includes(one as Day)))
    throw new AppError('bad-input', { fields: { days: 'Choose days in that week.' } })
  return week.filter((one) => request.has(one))
}

function toDoneEvent(
  { open }: SlotLayout,
  { undo, filled }: FillResult,
  plan: Plan | Conflict | undefined,
  week: PlanWeek,
): PlanningEvent {
  const slotIds = new Set(open.map(({ id }) => id))
  return {
    kind: 'done',
    week,
    filled,
    conflicts: plan && !plan.ok ? plan.conflicts.map(({ say, rules }) => ({ say, rules: [...rules] })) : [],
    // Warnings about existing meals are shown at those meals.
    warnings: plan?.warnings.filter(({ slotId }) => slotIds.has(slotId)).map(({ say }) => say) ?? [],
    ...(plan?.ok && { gap: plan.gap }),
    ...(undo !== undefined && { undo }),
  }
}

/** The same events; on a failure the last event is an error message. */
async function* withFailureEvent(
  events: AsyncIterable<PlanningEvent>,
  signal: AbortSignal,
  log: Log,
): AsyncGenerator<PlanningEvent> {
  try {
    yield* events
  } catch (error) {
    // The client has disconnected.
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
