import { type Day, parseCalendarDay } from '@larder/kitchen/date/day'
import { describe, expect, test } from 'vitest'
import { instantOfLocalHour, localDayAndHour } from './time-zone'

describe('the local day and hour', () => {
  test.each([
    ['2026-11-15T23:30:00.000Z', 'UTC', '2026-11-15', 23],
    ['2026-11-15T23:30:00.000Z', 'Europe/Ljubljana', '2026-11-16', 0],
    ['2026-11-15T23:59:59.999Z', 'UTC', '2026-11-15', 23],
    ['2026-11-16T00:00:00.000Z', 'UTC', '2026-11-16', 0],
    ['2026-12-31T10:00:00.000Z', 'Pacific/Kiritimati', '2027-01-01', 0],
    ['2027-01-01T11:59:00.000Z', 'Etc/GMT+12', '2026-12-31', 23],
    ['2026-06-01T18:15:00.000Z', 'Asia/Kathmandu', '2026-06-02', 0],
    ['2026-06-01T18:14:59.000Z', 'Asia/Kathmandu', '2026-06-01', 23],
    ['2026-06-02T02:29:00.000Z', 'America/St_Johns', '2026-06-01', 23],
    ['2028-02-29T12:00:00.000Z', 'america/new_york', '2028-02-29', 7],
    ['1999-12-31T23:00:00.000Z', 'Europe/Paris', '2000-01-01', 0],
  ])('%s in %s is %s, hour %i', (instant, zone, on, hour) => {
    expect(localDayAndHour(instant, zone)).toEqual({ day: on, hour })
  })

  test('an invalid instant or zone is rejected', () => {
    expect(() => localDayAndHour('yesterday', 'UTC')).toThrow(RangeError)
    expect(() => localDayAndHour('2026-11-15T00:00:00.000Z', 'Europe/Atlantis')).toThrow(RangeError)
  })
})

describe('the instant at which a local hour begins', () => {
  test.each([
    ['2026-11-15', 8, 'UTC', '2026-11-15T08:00:00.000Z'],
    ['2026-11-15', 0, 'Europe/Ljubljana', '2026-11-14T23:00:00.000Z'],
    ['2026-07-15', 8, 'America/Los_Angeles', '2026-07-15T15:00:00.000Z'],
    ['2026-06-02', 0, 'Asia/Kathmandu', '2026-06-01T18:15:00.000Z'],
    ['2027-01-01', 0, 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
    // Clocks set forward: the skipped hour begins when they are.
    ['2026-03-29', 2, 'Europe/Ljubljana', '2026-03-29T01:00:00.000Z'],
    ['2026-03-08', 2, 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-10-04', 2, 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['2026-04-24', 0, 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // The neighbouring hours are not shifted.
    ['2026-03-29', 1, 'Europe/Ljubljana', '2026-03-29T00:00:00.000Z'],
    ['2026-03-29', 3, 'Europe/Ljubljana', '2026-03-29T01:00:00.000Z'],
    ['2026-03-08', 1, 'America/New_York', '2026-03-08T06:00:00.000Z'],
    ['2026-03-08', 3, 'America/New_York', '2026-03-08T07:00:00.000Z'],
    // Clocks set back: the first of the two.
    ['2026-10-25', 2, 'Europe/Ljubljana', '2026-10-25T00:00:00.000Z'],
    ['2026-11-01', 1, 'America/New_York', '2026-11-01T05:00:00.000Z'],
    ['2026-11-01', 2, 'America/New_York', '2026-11-01T07:00:00.000Z'],
    // A day that Samoa skipped.
    ['2011-12-30', 8, 'Pacific/Apia', '2011-12-30T18:00:00.000Z'],
  ])('%s, hour %i in %s is %s', (on, hour, zone, instant) => {
    expect(instantOfLocalHour(on as Day, hour, zone)).toBe(instant)
  })

  test('round trip: every local hour of a year begins at an instant in that hour', () => {
    for (const zone of ['Europe/Ljubljana', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
      const start = Date.parse('2026-01-01T00:00:00.000Z')
      let before = ''
      for (let hours = 0; hours < 365 * 24; hours += 1) {
        const shown = localDayAndHour(new Date(start + hours * 3_600_000).toISOString(), zone)
        const begins = instantOfLocalHour(parseCalendarDay(shown.day) ?? shown.day, shown.hour, zone)
        expect(localDayAndHour(begins, zone)).toEqual(shown)
        expect(begins >= before).toBe(true)
        before = begins
      }
    }
  })
})
