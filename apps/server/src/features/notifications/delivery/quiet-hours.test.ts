import { expect, test } from 'vitest'
import { isQuietHour } from './quiet-hours'

test.each([
  [22, 7, [22, 23, 0, 1, 2, 3, 4, 5, 6]],
  [12, 14, [12, 13]],
  [0, 1, [0]],
  [23, 0, [23]],
  [9, 9, []],
])('from %i to %i it is quiet at %j', (quietFrom, quietTo, quiet) => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const expected = new Set(quiet)
  for (const hour of hours) expect(isQuietHour(hour, { quietFrom, quietTo })).toBe(expected.has(hour))
})
