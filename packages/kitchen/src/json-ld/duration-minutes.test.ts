import { expect, test } from 'vitest'
import { parseDurationMinutes } from './duration-minutes'

test.each([
  ['PT90', 90],
  ['PT1H30M', 90],
  ['PT1H30', 90],
  ['PT1.5H', 90],
  ['P0DT0H35M0S', 35],
  ['P1DT2H', 1560],
  ['P30M', 30],
  ['pt20m', 20],
  ['PT20 M', 20],
  ['T20M', 20],
  ['90', 90],
  ['1:30', 90],
  ['1 hour 30 min', 90],
  ['1½ hours', 90],
  ['1 1/2 hours', 90],
  ['1/2 hour', 30],
  ['half an hour', 30],
  ['30-40 min', 40],
  ['about 20 minutes', 20],
  ['1 Std. 30 Min.', 90],
  ['2 heures et 15 minutes', 135],
  ['une demi-heure', 30],
  ['1h30', 90],
  ['15 a 20 minutos', 20],
  ['1 ora e 20 minuti', 80],
  ['1,5 timmar', 90],
  ['1 godz. 20 min', 80],
  ['45 perc', 45],
  ['40 минут', 40],
  ['1 ώρα', 60],
  ['30 dakika', 30],
  ['20 λεπτά', 20],
])('%s', (text, minutes) => expect(parseDurationMinutes(text)).toBe(minutes))

test.each([
  'PT0M',
  '',
  'ready in no time',
  'two',
  'PT',
  'P',
  '-5',
  '99999999999999 hours',
  {},
  null,
  undefined,
  Number.NaN,
])('returns undefined for %j', (text) => expect(parseDurationMinutes(text)).toBeUndefined())

test('a number is minutes', () => expect(parseDurationMinutes(25)).toBe(25))
