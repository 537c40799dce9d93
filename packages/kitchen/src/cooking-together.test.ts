import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cookTogether, type StepTime, stepTimes } from './cooking-together'

const minutes = (hands: number, waits = 0): StepTime => ({ hands: hands * 60, waits: waits * 60 })

describe('how the time of a dish falls on its steps', () => {
  test('what is to be waited for waits, the rest is work', () => {
    expect(stepTimes(20, [0, 660, 0])).toEqual([
      { hands: 180, waits: 0 },
      { hands: 180, waits: 660 },
      { hands: 180, waits: 0 },
    ])
  })

  test('reading takes its time, also where nobody knows how long the dish takes', () => {
    expect(stepTimes(undefined, [0, 60])).toEqual([
      { hands: 30, waits: 0 },
      { hands: 30, waits: 60 },
    ])
    expect(stepTimes(5, [])).toEqual([])
  })
})

describe('two dishes for one hour', () => {
  test('the one that simmers is begun first, and the quick one while it does', () => {
    const rice = [minutes(2, 15), minutes(1)]
    const stirFry = [minutes(4), minutes(3)]
    expect(cookTogether([rice, stirFry])).toEqual([
      { dish: 0, step: 0, before: 18 * 60 },
      { dish: 1, step: 0, before: 8 * 60 },
      { dish: 1, step: 1, before: 4 * 60 },
      { dish: 0, step: 1, before: 60 },
    ])
  })

  test('one dish is its own steps, begun as late as they can', () => {
    expect(cookTogether([[minutes(1, 10), minutes(2)]])).toEqual([
      { dish: 0, step: 0, before: 13 * 60 },
      { dish: 0, step: 1, before: 120 },
    ])
    expect(cookTogether([])).toEqual([])
  })
})

test('every step once, in the order of its dish, never two at once, and waiting is waited for', () => {
  const steps = fc.array(
    fc.record({ hands: fc.integer({ min: 30, max: 900 }), waits: fc.integer({ min: 0, max: 3600 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1, maxLength: 4 }), (dishes) => {
      const turns = cookTogether(dishes)
      expect(turns).toHaveLength(dishes.flat().length)
      dishes.forEach((times, dish) => {
        const own = turns.filter((turn) => turn.dish === dish)
        expect(own.map(({ step }) => step)).toEqual(times.map((_, step) => step))
        own.forEach(({ before }, at) => {
          const { hands, waits } = times[at] ?? minutes(0)
          expect(before - hands - waits).toBeGreaterThanOrEqual(own[at + 1]?.before ?? 0)
        })
      })
      const work = turns.map(({ dish, step, before }) => ({
        from: before,
        to: before - (dishes[dish]?.[step]?.hands ?? 0),
      }))
      work.forEach(({ to }, at) => {
        const next = work[at + 1]
        if (next) expect(to).toBeGreaterThanOrEqual(next.from)
      })
    }),
  )
})
