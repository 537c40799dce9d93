import { expect, test } from 'vitest'
import { timeAgo } from './relative-time'

const now = Date.parse('2026-11-15T12:00:00.000Z')

test.each([
  ['2026-11-15T12:00:30.000Z', 'just now'],
  ['2026-11-15T11:59:01.000Z', 'just now'],
  ['2026-11-15T11:59:00.000Z', '1 minute ago'],
  ['2026-11-15T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-15T09:59:00.000Z', '2 hours ago'],
  ['2026-11-14T12:00:00.000Z', '1 day ago'],
  ['2026-11-09T12:00:00.000Z', '6 days ago'],
  ['2026-11-01T12:00:00.000Z', '2 weeks ago'],
  ['2026-09-15T12:00:00.000Z', '2 months ago'],
  ['2024-11-01T12:00:00.000Z', '2 years ago'],
])('%s was %s', (at, words) => expect(timeAgo(at, now)).toBe(words))
