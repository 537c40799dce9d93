import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StepTime, scheduleSteps, stepTimes } from './cooking-schedule'

const minutes = (hands: number, waits = 0): StepTime => ({
  activeSeconds: hands * 60,
  waitSeconds: waits * 60,
})

describe('how the time of a dish falls on its steps', () => {
  test('what is to be waited for waits, the rest is work', () => {
    expect(stepTimes(20, [0, 660, 0])).toEqual([
      { activeSeconds: 180, waitSeconds: 0 },
      { activeSeconds: 180, waitSeconds: 660 },
      { activeSeconds: 180, waitSeconds: 0 },
    ])
  })

  test('reading takes its time, also where nobody knows how long the dish takes', () => {
    expect(stepTimes(undefined, [0, 60])).toEqual([
      { activeSeconds: 30, waitSeconds: 0 },
      { activeSeconds: 30, waitSeconds: 60 },
    ])
    expect(stepTimes(5, [])).toEqual([])
  })
})

describe('two dishes for one hour', () => {
  test('the one that simmers is begun first, and the quick one while it does', () => {
    const rice = [minutes(2, 15), minutes(1)]
    const stirFry = [minutes(4), minutes(3)]
    expect(scheduleSteps([rice, stirFry])).toEqual([
      { dish: 0, step: 0, before: 18 * 60 },
      { dish: 1, step: 0, before: 8 * 60 },
      { dish: 1, step: 1, before: 4 * 60 },
      { dish: 0, step: 1, before: 60 },
    ])
  })

  test('one dish is its own steps, begun as late as they can', () => {
    expect(scheduleSteps([[minutes(1, 10), minutes(2)]])).toEqual([
      { dish: 0, step: 0, before: 13 * 60 },
      { dish: 0, step: 1, before: 120 },
    ])
    expect(scheduleSteps([])).toEqual([])
  })
})

test('every step once, in the order of its dish, never two at once, and waiting is waited for', () => {
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
      const turns = scheduleSteps(dishes)
      expect(turns).toHaveLength(dishes.flat().length)
      dishes.forEach((times, dish) => {
        const own = turns.filter((turn) => turn.dish === dish)
        expect(own.map(({ step }) => step)).toEqual(times.map((_, step) => step))
        own.forEach(({ before }, at) => {
          const { activeSeconds, waitSeconds } = times[at] ?? minutes(0)
          expect(before - activeSeconds - waitSeconds).toBeGreaterThanOrEqual(own[at + 1]?.before ?? 0)
        })
      })
      const work = turns.map(({ dish, step, before }) => ({
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
