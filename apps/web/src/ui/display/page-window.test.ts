import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageWindow } from './pagination'

test.each([
  [1, 25, [1, 2, 3, 4, 5]],
  [3, 25, [1, 2, 3, 4, 5]],
  [4, 25, [2, 3, 4, 5, 6]],
  [7, 25, [5, 6, 7, 8, 9]],
  [24, 25, [21, 22, 23, 24, 25]],
  [25, 25, [21, 22, 23, 24, 25]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
  [1, 0, []],
  [99, 3, [1, 2, 3]],
])('page %i of %i offers %j', (page, pageCount, expected) => {
  expect(pageWindow(page, pageCount)).toEqual(expected)
})

test('at most five consecutive pages, within range, including the current one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (page, pageCount) => {
      const shown = pageWindow(page, pageCount)
      expect(shown.length).toBe(Math.min(5, pageCount))
      expect(shown).toContain(Math.min(page, pageCount))
      expect(shown[0]).toBeGreaterThanOrEqual(1)
      expect(shown.at(-1)).toBeLessThanOrEqual(pageCount)
      expect(shown.every((number, place) => number === (shown[0] ?? 0) + place)).toBe(true)
    }),
  )
})
