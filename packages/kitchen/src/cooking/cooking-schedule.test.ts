import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StepTime, scheduleSteps, stepTimes } from './cooking-schedule'

const minutes = (hands: number, waits = 0): StepTime => ({
  activeSeconds: hands * 60,
  waitSeconds: waits * 60,
})

describe('times of the steps of a dish', () => {
  test('stated waits are kept and the rest is work', () => {
    expect(stepTimes(20, [0, 660, 0])).toEqual([
      { activeSeconds: 180, waitSeconds: 0 },
      { activeSeconds: 180, waitSeconds: 660 },
      { activeSeconds: 180, waitSeconds: 0 },
    ])
  })

  test('each step has a minimum time, also without a known duration', () => {
    expect(stepTimes(undefined, [0, 60])).toEqual([
      { activeSeconds: 30, waitSeconds: 0 },
      { activeSeconds: 30, waitSeconds: 60 },
    ])
    expect(stepTimes(5, [])).toEqual([])
  })
})

describe('schedule of two dishes', () => {
  test('the simmering dish begins first and the quick one during the wait', () => {
    const rice = [minutes(2, 15), minutes(1)]
    const stirFry = [minutes(4), minutes(3)]
    expect(scheduleSteps([rice, stirFry])).toEqual([
      { dish: 0, step: 0, before: 18 * 60 },
      { dish: 1, step: 0, before: 8 * 60 },
      { dish: 1, step: 1, before: 4 * 60 },
      { dish: 0, step: 1, before: 60 },
    ])
  })

  test('one dish keeps its steps, each as late as possible', () => {
    expect(scheduleSteps([[minutes(1, 10), minutes(2)]])).toEqual([
      { dish: 0, step: 0, before: 13 * 60 },
      { dish: 0, step: 1, before: 120 },
    ])
    expect(scheduleSteps([])).toEqual([])
  })
})

test('every step occurs once, in order, without overlap, and after its wait', () => {
  const steps = fc.array(
    fc.record({
      activeSeconds: fc.integer({ min: 30, max: 900 }),
      waitSeconds: fc.integer({ min: 0, max: 3600 }),
    }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1, maxLength: 4 }), (dishes) => {
      const schedule = scheduleSteps(dishes)
      expect(schedule).toHaveLength(dishes.flat().length)
      dishes.forEach((times, dish) => {
        const dishSteps = schedule.filter((step) => step.dish === dish)
        expect(dishSteps.map(({ step }) => step)).toEqual(times.map((_, step) => step))
        dishSteps.forEach(({ before }, at) => {
          const { activeSeconds, waitSeconds } = times[at] ?? minutes(0)
          expect(before - activeSeconds - waitSeconds).toBeGreaterThanOrEqual(dishSteps[at + 1]?.before ?? 0)
        })
      })
      const work = schedule.map(({ dish, step, before }) => ({
        from: before,
        to: before - (dishes[dish]?.[step]?.activeSeconds ?? 0),
      }))
      work.forEach(({ to }, at) => {
        const next = work[at + 1]
        if (next) expect(to).toBeGreaterThanOrEqual(next.from)
      })
    }),
  )
})
