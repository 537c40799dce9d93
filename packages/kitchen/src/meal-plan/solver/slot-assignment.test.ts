import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSlot, aWeek } from '../../testing/week-builders'
import { buildPlanningProblem } from './planning-problem'
import { type AssignmentProblem, assignAllSlots } from './slot-assignment'

const boardFor = (days: readonly number[]) =>
  buildPlanningProblem(
    aWeek({ slots: days.map((day, at) => ({ ...aSlot(day), id: `slot-${String(at).padStart(3, '0')}` })) }),
  )

function fill(days: readonly number[], dishes: readonly (readonly number[])[], apart: number) {
  const filling: AssignmentProblem = {
    slots: [...days.keys()],
    dishes: dishes.map((list) => Int32Array.from(list)),
    apart,
  }
  return assignAllSlots(boardFor(days), filling)
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('filling', () => {
  test.each([
    ['nothing to fill', [], [], 7, true],
    ['one dish for one slot', [0], [[1]], 7, true],
    ['no dish', [0], [[]], 0, false],
    ['one dish for two days far apart', [0, 7], [[1], [1]], 7, true],
    ['one dish for two days close together', [0, 6], [[1], [1]], 7, false],
    ['one dish twice on a day', [0, 0], [[1], [1]], 1, false],
    ['one dish every day when nobody minds', [0, 0, 1], [[1], [1], [1]], 0, true],
    [
      'three dinners, two dishes',
      [0, 1, 2],
      [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      7,
      false,
    ],
    [
      'three dinners, two dishes, a short memory',
      [0, 1, 2],
      [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      2,
      true,
    ],
    ['a dish that only one slot can spare', [0, 1, 2], [[1, 2, 3], [1], [1, 2]], 7, true],
  ])('%s', (_, days, dishes, apart, can) => {
    expect(fill(days, dishes, apart) !== undefined).toBe(can)
  })

  test('thirteen dishes for fourteen meals are detected as too few at once', () => {
    const days = numbers(14).map((at) => Math.floor(at / 2))
    expect(
      fill(
        days,
        days.map(() => numbers(13)),
        7,
      ),
    ).toBeUndefined()
    expect(
      fill(
        days,
        days.map(() => numbers(14)),
        7,
      ),
    ).toBeDefined()
  })

  test('a year of dinners with a week of dishes', () => {
    const days = numbers(365)
    expect(
      fill(
        days,
        days.map(() => numbers(7)),
        7,
      ),
    ).toBeDefined()
  })

  test('agrees with exhaustive search, and a filling keeps the rule', () => {
    const day = fc.integer({ min: 0, max: 5 })
    const dishes = fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 4 })
    const slots = fc.array(fc.tuple(day, dishes), { maxLength: 6 })
    fc.assert(
      fc.property(slots, fc.integer({ min: 0, max: 7 }), (unordered, apart) => {
        const ordered = [...unordered].sort(([a], [b]) => a - b)
        const days = ordered.map(([of]) => of)
        const lists = ordered.map(([, list]) => list)
        const chosen = fill(days, lists, apart)
        expect(chosen !== undefined).toBe(canFill(days, lists, apart, []))
        chosen?.forEach((dish, at) => {
          expect(lists[at]).toContain(dish)
          chosen.forEach((other, to) => {
            const near = Math.abs((days[at] ?? 0) - (days[to] ?? 0)) < apart
            if (to !== at && near) expect(other).not.toBe(dish)
          })
        })
      }),
      { numRuns: 400 },
    )
  })
})

function canFill(
  days: readonly number[],
  lists: readonly (readonly number[])[],
  apart: number,
  chosen: readonly number[],
): boolean {
  const at = chosen.length
  if (at === days.length) return true
  return (lists[at] ?? []).some((dish) => {
    const again = chosen.some(
      (other, to) => other === dish && Math.abs((days[at] ?? 0) - (days[to] ?? 0)) < apart,
    )
    return !again && canFill(days, lists, apart, [...chosen, dish])
  })
}
