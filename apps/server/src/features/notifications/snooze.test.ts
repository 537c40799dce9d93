import { describe, expect, test } from 'vitest'
import { toSnoozeEnd } from './snooze'

describe('the end of a snooze', () => {
  test.each([
    ['tonight', '2026-11-15T08:00:00.000Z', 'UTC', '2026-11-15T18:00:00.000Z'],
    ['tonight', '2026-11-15T17:59:00.000Z', 'UTC', '2026-11-15T18:00:00.000Z'],
    ['tonight', '2026-11-15T18:00:00.000Z', 'UTC', '2026-11-15T21:00:00.000Z'],
    ['tonight', '2026-11-15T23:30:00.000Z', 'UTC', '2026-11-16T02:30:00.000Z'],
    ['tonight', '2026-11-15T08:00:00.000Z', 'America/New_York', '2026-11-15T23:00:00.000Z'],
    ['tomorrow', '2026-11-15T23:30:00.000Z', 'Europe/Ljubljana', '2026-11-17T07:00:00.000Z'],
    ['tomorrow', '2026-11-15T08:00:00.000Z', 'Asia/Kolkata', '2026-11-16T02:30:00.000Z'],
    ['week', '2026-11-15T08:00:00.000Z', 'UTC', '2026-11-22T08:00:00.000Z'],
    // Daylight saving time ends on the 25th.
    ['week', '2026-10-20T08:00:00.000Z', 'Europe/Ljubljana', '2026-10-27T07:00:00.000Z'],
    ['gone', '2026-11-15T08:00:00.000Z', 'UTC', '9999-12-31T00:00:00.000Z'],
  ] as const)('%s at %s in %s is %s', (until, now, timeZone, expected) => {
    expect(toSnoozeEnd(until, now, timeZone)).toBe(expected)
  })
})
