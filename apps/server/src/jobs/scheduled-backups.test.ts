import { describe, expect, test } from 'vitest'
import {
  findExpiredBackups,
  isBackupDue,
  listScheduledBackups,
  scheduledBackupName,
} from './scheduled-backups'

const schedule = { time: '03:00', daily: 3, weekly: 2 }
const dayMs = 86_400_000
const name = (at: string) => scheduledBackupName(`${at}:00.000Z`)

test('only files of this name are scheduled backups, the newest first', () => {
  const [older, newer] = [name('2026-11-14T03:00'), name('2026-11-15T03:00')]
  expect(newer).toBe('larder-scheduled-2026-11-15-030000.tar.gz')
  const others = [
    'larder-backup-2026-11-15-030000.tar.gz',
    `${newer}.partial-0a1b2c3d`,
    `${newer}.failed`,
    'larder-scheduled-2026-99-99-990000.tar.gz',
    'notes.txt',
  ]
  expect(listScheduledBackups([older, ...others, newer])).toEqual([newer, older])
  expect(findExpiredBackups(others, { daily: 1, weekly: 1 })).toEqual([])
})

describe('a backup is due', () => {
  test.each([
    ['when there is none', [], '2026-11-15T02:59:00.000Z', true],
    ['not before the time of the day', ['2026-11-14T03:00'], '2026-11-15T02:59:00.000Z', false],
    ['at the time of the day', ['2026-11-14T03:00'], '2026-11-15T03:00:00.000Z', true],
    ['once a day', ['2026-11-15T03:01'], '2026-11-15T23:59:00.000Z', false],
    ['after a pause', ['2026-11-01T03:00'], '2026-11-15T02:00:00.000Z', true],
    ['although a wrong clock made one in ten years', ['2036-11-15T03:00'], '2026-11-15T03:00:00.000Z', true],
    [
      'not when another server, a little ahead, made it',
      ['2026-11-15T03:05'],
      '2026-11-15T03:00:00.000Z',
      false,
    ],
  ])('%s', (_, made, now, isDue) => {
    expect(isBackupDue(made.map(name), now, schedule)).toBe(isDue)
  })
})

describe('rotation', () => {
  /** Makes a backup a day, or several, and rotates after each. */
  function rotate(days: number, times = ['03:00'], { daily, weekly } = schedule): string[] {
    let names: string[] = []
    for (let n = 0; n < days; n++) {
      const day = new Date(Date.parse('2026-09-01T00:00:00.000Z') + n * dayMs).toISOString().slice(0, 10)
      for (const time of times) {
        names.push(name(`${day}T${time}`))
        const expired = findExpiredBackups(names, { daily, weekly })
        names = names.filter((one) => !expired.includes(one))
      }
    }
    return names.map((one) => one.slice('larder-scheduled-'.length, -'-030000.tar.gz'.length))
  }

  test('keeps the newest of the last days and of the last weeks', () => {
    // 60 days later it is Friday, 30 October; the Sunday before was the 25th.
    expect(rotate(60)).toEqual(['2026-10-25', '2026-10-28', '2026-10-29', '2026-10-30'])
    expect(rotate(60, ['03:00'], { ...schedule, daily: 7, weekly: 4 })).toEqual(
      ['10-11', '10-18', '10-24', '10-25', '10-26', '10-27', '10-28', '10-29', '10-30'].map(
        (d) => `2026-${d}`,
      ),
    )
  })

  test('keeps one of several of a day, and never deletes the only one', () => {
    expect(rotate(3, ['03:00', '04:00', '05:00'])).toEqual(['2026-09-01', '2026-09-02', '2026-09-03'])
    expect(rotate(5, ['03:00'], { ...schedule, daily: 0, weekly: 0 })).toEqual(['2026-09-05'])
  })
})
