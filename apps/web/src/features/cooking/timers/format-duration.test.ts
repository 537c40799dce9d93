import { expect, test } from 'vitest'
import {
  formatCountdown,
  formatShortDuration,
  formatSpokenDuration,
  formatTimeSince,
} from './format-duration'

test.each([
  [0, '0:00', '', '0 seconds'],
  [45, '0:45', '45 s', '45 seconds'],
  [60, '1:00', '1 min', '1 minute'],
  [545, '9:05', '9 min 5 s', '9 minutes and 5 seconds'],
  [5400, '1:30:00', '1 h 30 min', '1 hour and 30 minutes'],
  [3723, '1:02:03', '1 h 2 min 3 s', '1 hour, 2 minutes and 3 seconds'],
])('%i seconds', (seconds, clock, short, spoken) => {
  expect([formatCountdown(seconds), formatShortDuration(seconds), formatSpokenDuration(seconds)]).toEqual([
    clock,
    short,
    spoken,
  ])
})

test('shows how long ago a timer ended, after a while', () => {
  expect([5, 30, 61, 190, 3700].map(formatTimeSince)).toEqual([
    undefined,
    'less than a minute ago',
    '1 minute ago',
    '3 minutes ago',
    '1 hour and 1 minute ago',
  ])
})
