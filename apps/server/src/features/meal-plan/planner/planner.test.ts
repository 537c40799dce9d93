import { addDays, type Day } from '@larder/kitchen/date/day'
import { generatedWeek } from '@larder/kitchen/testing/generated-week'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../../../log'
import { createPlanner, defaultPlannerLimits, type Planner } from './planner'
import type { PlannerInput } from './planner-rpc-worker'

let planner: Planner | undefined
afterEach(() => planner?.close())

const log = createLog('silent')
const { recipes, ...ask } = generatedWeek(7, { slots: 7, recipes: 40, lots: 20 })
const work: PlannerInput = { ask, recipes, seed: 1 }

test('plans in a worker, reports progress and caches recipes', async () => {
  // Deterministic only without a deadline.
  planner = createPlanner({
    log,
    limits: { ...defaultPlannerLimits, goodEnoughMs: 600_000, endedMs: 600_000 },
  })
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
  }, 5)
  const steps: number[] = []
  const first = await planner.plan(work, (done) => steps.push(done))
  clearInterval(clock)
  expect(ticks).toBeGreaterThan(2)
  expect(steps.length).toBeGreaterThan(3)
  expect(first.meals.every(({ recipeId }) => recipeId !== undefined)).toBe(true)
  const second = await planner.plan(work)
  expect(second.meals).toEqual(first.meals)
  const slotId = first.meals[0]?.slotId ?? ''
  const other = await planner.plan({ ...work, meals: first.meals, slotId })
  expect(other.meals.filter(({ recipeId }, at) => recipeId !== first.meals[at]?.recipeId)).toHaveLength(1)
})

test('a task past the limit is terminated, and the next gets a new worker', async () => {
  const endedMs = 300
  planner = createPlanner({
    log,
    limits: { ...defaultPlannerLimits, atOnce: 1, waiting: 1, goodEnoughMs: 60_000, endedMs },
  })
  const endless = { ...work, ask: { ...ask, maxSteps: 1e9 } }
  const [slow, waiting, rejected] = await Promise.allSettled([
    planner.plan(endless),
    planner.plan(endless),
    planner.plan(endless),
  ])
  expect([slow, waiting, rejected]).toMatchObject([
    { status: 'rejected', reason: { reason: 'slow' } },
    { status: 'rejected', reason: { reason: 'slow' } },
    { status: 'rejected', reason: { reason: 'busy' } },
  ])
})

test('a deadline gives the best plan so far; an abort is not waited for; a closed planner rejects', async () => {
  planner = createPlanner({ log, limits: { ...defaultPlannerLimits, atOnce: 1, goodEnoughMs: 100 } })
  const endless = { ...work, ask: { ...ask, maxSteps: 1e9 } }
  const caller = new AbortController()
  const left = planner.plan(endless, undefined, caller.signal)
  setTimeout(() => caller.abort(), 20)
  await expect(left).rejects.toMatchObject({ reason: 'stopped' })
  await expect(planner.plan(endless, undefined, AbortSignal.abort())).rejects.toMatchObject({
    reason: 'stopped',
  })
  expect((await planner.plan(endless)).meals).toHaveLength(7)
  const last = planner.plan(endless)
  await planner.close()
  await expect(last).rejects.toMatchObject({ reason: 'broken' })
  await expect(planner.plan(work)).rejects.toMatchObject({ reason: 'stopped' })
})

test('an impossible plan is reported, and the worker continues', async () => {
  planner = createPlanner({ log })
  const broken = { ...work, ask: { ...ask, slots: null as never } }
  await expect(planner.plan(broken)).rejects.toMatchObject({ reason: 'broken' })
  const tomorrow = addDays(ask.today as Day, 1)
  expect((await planner.plan({ ...work, ask: { ...ask, today: tomorrow } })).meals).toHaveLength(7)
})
