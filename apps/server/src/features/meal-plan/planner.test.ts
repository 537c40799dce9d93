import { addDays, type Day } from '@larder/kitchen/day'
import { generatedWeek } from '@larder/kitchen/testing/generated-week'
import { afterEach, expect, test } from 'vitest'
import { openLog } from '../../log'
import { openPlanner, type Planner, usualLimits } from './planner'
import type { PlannerWork } from './planner-thread'

let planner: Planner | undefined
afterEach(() => planner?.close())

const log = openLog('silent')
const { recipes, ...ask } = generatedWeek(7, { slots: 7, recipes: 40, lots: 20 })
const work: PlannerWork = { ask, recipes, seed: 1 }

test('plans in a thread of its own, tells how far it is, and remembers what it has seen', async () => {
  // The same plan comes out only where no clock decides when it is good enough.
  planner = openPlanner({ log, limits: { ...usualLimits, goodEnoughMs: 600_000, endedMs: 600_000 } })
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

test('what takes too long is ended, and the next has a thread again', async () => {
  const endedMs = 300
  planner = openPlanner({
    log,
    limits: { ...usualLimits, atOnce: 1, waiting: 1, goodEnoughMs: 60_000, endedMs },
  })
  const endless = { ...work, ask: { ...ask, maxSteps: 1e9 } }
  const [slow, waiting, refused] = await Promise.allSettled([
    planner.plan(endless),
    planner.plan(endless),
    planner.plan(endless),
  ])
  expect([slow, waiting, refused]).toMatchObject([
    { status: 'rejected', reason: { trouble: 'slow' } },
    { status: 'rejected', reason: { trouble: 'slow' } },
    { status: 'rejected', reason: { trouble: 'busy' } },
  ])
})

test('time that is up gives the best so far; who leaves is not waited for; closed, it plans no more', async () => {
  planner = openPlanner({ log, limits: { ...usualLimits, atOnce: 1, goodEnoughMs: 100 } })
  const endless = { ...work, ask: { ...ask, maxSteps: 1e9 } }
  const leaving = new AbortController()
  const left = planner.plan(endless, undefined, leaving.signal)
  setTimeout(() => leaving.abort(), 20)
  await expect(left).rejects.toMatchObject({ trouble: 'stopped' })
  await expect(planner.plan(endless, undefined, AbortSignal.abort())).rejects.toMatchObject({
    trouble: 'stopped',
  })
  expect((await planner.plan(endless)).meals).toHaveLength(7)
  const last = planner.plan(endless)
  await planner.close()
  await expect(last).rejects.toMatchObject({ trouble: 'broken' })
  await expect(planner.plan(work)).rejects.toMatchObject({ trouble: 'stopped' })
})

test('what cannot be planned is said, and the thread goes on', async () => {
  planner = openPlanner({ log })
  const broken = { ...work, ask: { ...ask, slots: null as never } }
  await expect(planner.plan(broken)).rejects.toMatchObject({ trouble: 'broken' })
  const tomorrow = addDays(ask.today as Day, 1)
  expect((await planner.plan({ ...work, ask: { ...ask, today: tomorrow } })).meals).toHaveLength(7)
})
