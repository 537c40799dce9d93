import { expect, test } from 'vitest'
import { addDays } from '../date/day'
import { aLot, weekStart } from '../testing/week-builders'
import { findUnplannedLots } from './unplanned-lots'

const due = (id: number, foodId: string, name: string, days: number) => ({
  ...aLot(id, foodId, 300, days),
  name,
  expiry: { day: addDays(weekStart, days), kind: 'use-by' as const, source: 'printed' as const },
})
const lots = [
  due(1, 'chicken-breast', 'chicken', 1),
  due(2, 'romaine-lettuce', 'lettuce', 0),
  due(3, 'cod', 'cod', 1),
  due(4, 'salmon', 'salmon', 3),
]

test('what spoils by tomorrow and is in no meal is named with what to do, first to spoil first', () => {
  expect(findUnplannedLots(lots, new Set([3]), weekStart).map(({ say }) => say)).toEqual([
    'Eat the lettuce today: no planned meal uses it.',
    'Freeze the chicken by tomorrow: no planned meal uses it.',
  ])
})

test('nothing is said of what a meal uses, keeps longer or is frozen', () => {
  expect(findUnplannedLots(lots, new Set([1, 2, 3, 4]), weekStart)).toEqual([])
  const frozen = lots.map((lot) => ({ ...lot, location: 'freezer' as const }))
  expect(findUnplannedLots(frozen, new Set(), weekStart)).toEqual([])
})
