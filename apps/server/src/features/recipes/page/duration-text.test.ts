import { expect, test } from 'vitest'
import { formatDuration, toIsoDuration } from './duration-text'

test.each([
  [0, '0 minutes', 'PT0M'],
  [1, '1 minute', 'PT1M'],
  [10, '10 minutes', 'PT10M'],
  [60, '1 hour', 'PT1H'],
  [65, '1 hour 5 minutes', 'PT1H5M'],
  [150, '2 hours 30 minutes', 'PT2H30M'],
  [1440, '24 hours', 'PT24H'],
  [2880, '2 days', 'PT48H'],
  [3005, '2 days 2 hours 5 minutes', 'PT50H5M'],
])('%d minutes', (minutes, words, machine) => {
  expect(formatDuration(minutes)).toBe(words)
  expect(toIsoDuration(minutes)).toBe(machine)
})
