import { randomInt } from 'node:crypto'
import type { ParsedInputOf } from '@larder/contract/endpoint'
import type { mealPlan, PlanningEvent } from '@larder/contract/meal-plan'
import { addDays, type Day, day as dayIn } from '@larder/kitchen/day'
import type { Conflict, Plan } from '@larder/kitchen/planning/ask'
import type { Actor } from '../../actor'
import { AppError } from '../../errors'
import { hearing } from '../../hearing'
import type { Allowances, Limits } from '../../http/limits'
import type { Log } from '../../log'
import { ThreadTrouble } from '../../thread-trouble'
import type { ChangingParts } from './changing'
import { type Filled, openFilling } from './filling'
import { type MadeDish, secondsFor } from './made-dishes'
import { openPantry, type Pantry, type PantryParts, wishesAsked } from './pantry'
import { before, type Laid, layOut, leftoversFor, slotsOf } from './places'
import type { Planner } from './planner'
import { tableOf } from './table'
import type { WeekOf } from './week'

export interface PlanningParts extends PantryParts, ChangingParts {
  planner: Planner
  weekOf: WeekOf
  limits: Limits
  allowances: Allowances
  log: Log
}

type Asked = ParsedInputOf<typeof mealPlan.plan>['body']

const nothingChanged = 'Nothing was changed. Please try again.'
const sentences: Record<ThreadTrouble['trouble'], string> = {
  busy: 'Many weeks are being planned just now. Please try again in a minute.',
  slow: `Planning took too long. ${nothingChanged}`,
  broken: `The week could not be planned. ${nothingChanged}`,
  stopped: `Planning was stopped. ${nothingChanged}`,
}

/** How far it is once everything is at hand, once leftovers have their places, and once all is chosen. */
const [gathered, placed, chosen] = [0.1, 0.2, 0.9]

/** Fills the empty places of a week and tells how far it is. */
export function openPlanning(parts: PlanningParts) {
  const { planner, weekOf, limits, allowances, log } = parts
  const pantryOf = openPantry(parts)
  const fill = openFilling(parts)

  /** Dishes from what another one leaves over, where cooking for two meals is wanted. */
  async function secondsIn(actor: Actor, { facts, people, recipes }: Pantry): Promise<readonly MadeDish[]> {
    if (facts.wishes.cookTwice === false) return []
    const { plates } = tableOf({ eaters: null, plates: null }, people)
    return secondsFor(parts.madeDishes, actor, plates, recipes)
  }

  async function* planned(actor: Actor, asked: Asked, pantry: Pantry, seed: number, signal: AbortSignal) {
    const from = asked.from as Day
    const days = daysOf(asked)
    yield progress(gathered)
    const laid = layOut(pantry, days, asked.again)
    const leftovers = leftoversFor(pantry, laid)
    yield progress(placed)
    const { open } = laid
    const { slots, history } = slotsOf(pantry, open, laid.stands, days.at(-1) ?? from)
    let plan: Plan | Conflict | undefined
    let seconds: readonly MadeDish[] = []
    if (open.length > 0) {
      seconds = await secondsIn(actor, pantry)
      const secondDishes = seconds.map(({ recipe }) => recipe)
      const ask = { ...wishesAsked(pantry, seed), slots, history, leftovers, secondDishes }
      const meals = asked.again ? before(laid.replaced) : []
      const work = { ask, recipes: pantry.recipes, seed, ...(meals.length > 0 && { meals }) }
      const heard = hearing((tell) => planner.plan(work, tell, signal))
      for await (const done of heard.steps) yield progress(placed + done * (chosen - placed))
      plan = await heard.result
    }
    if (signal.aborted) return
    const filled = await fill(actor, asked, {
      laid,
      meals: plan?.meals ?? [],
      made: [...pantry.made, ...seconds],
    })
    yield progress(1)
    yield doneWith(laid, filled, plan, await weekOf(actor, from))
  }

  return async (actor: Actor, asked: Asked, signal: AbortSignal): Promise<AsyncIterable<PlanningEvent>> => {
    const days = daysOf(asked)
    await limits.spend(`plannings:${actor.accountId}`, allowances.plannings)
    const seed = randomInt(2 ** 31)
    const pantry = await pantryOf(
      actor,
      days[0] ?? (asked.from as Day),
      days.at(-1) ?? (asked.from as Day),
      seed,
    )
    return orFailed(planned(actor, asked, pantry, seed, signal), signal, log)
  }
}

function progress(done: number): PlanningEvent {
  return { kind: 'progress', done: Math.round(done * 1000) / 1000 }
}

/** The days that are asked for, in order; all of them are of the week. */
function daysOf({ from, days }: Asked): Day[] {
  const first = from as Day
  const week = [...new Set(Array.from({ length: 7 }, (_, at) => addDays(first, at)))]
  if (!days) return week
  const asked = new Set(days.map((one) => dayIn(one)))
  if (days.some((one) => !week.includes(one as Day)))
    throw new AppError('bad-input', { fields: { days: 'Name days of that week.' } })
  return week.filter((one) => asked.has(one))
}

function doneWith(
  { open }: Laid,
  { undo, filled }: Filled,
  plan: Plan | Conflict | undefined,
  week: Awaited<ReturnType<WeekOf>>,
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
async function* orFailed(
  events: AsyncIterable<PlanningEvent>,
  signal: AbortSignal,
  log: Log,
): AsyncGenerator<PlanningEvent> {
  try {
    yield* events
  } catch (error) {
    // Then nobody listens any more.
    if (signal.aborted) return
    if (error instanceof ThreadTrouble) {
      log.warn({ trouble: error.trouble }, 'a week was not planned')
      yield { kind: 'failed', message: sentences[error.trouble] }
      return
    }
    if (!(error instanceof AppError)) log.error({ err: error }, 'planning a week failed')
    yield { kind: 'failed', message: error instanceof AppError ? error.message : sentences.broken }
  }
}
