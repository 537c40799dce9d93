import type { Day } from '@larder/kitchen/date/day'
import { expect, test } from 'vitest'
import { aGuest, aPerson } from '../../../testing/a-household'
import { listExpiringFoods } from '../use-expiring'
import { countPlates, filterEaters } from './use-eaters'

const ana = aPerson()
const mia = aGuest()
const today = '2026-11-15' as Day

test('requests only eaters of the household; all of them are no filter', () => {
  expect(filterEaters([mia.id, 'somebody else'], [ana, mia])).toEqual([mia.id])
  expect(filterEaters([mia.id, ana.id], [ana, mia])).toEqual([])
  expect(filterEaters(['somebody else'], [ana, mia])).toEqual([])
})

test('counts their portions', () => {
  expect(countPlates([ana, mia], [])).toBe(2)
  expect(countPlates([ana, mia], [mia.id])).toBe(1)
  expect(countPlates([], [])).toBeUndefined()
})

test('each food once, none unsafe or unknown', () => {
  const item = (name: string, foodId: string | undefined, expiryDate: string) => ({
    ...{ name, expiryDate, expirySource: 'printed' as const },
    ...(foodId !== undefined && { foodId }),
  })
  const found = listExpiringFoods(
    [
      { ...item('Mince', 'ground-beef', '2026-11-13'), expiryKind: 'use-by' },
      item('Spinach', 'spinach', '2026-11-16'),
      item('More spinach', 'spinach', '2026-11-17'),
      item('Jam of my aunt', undefined, '2026-11-16'),
    ],
    today,
  )
  expect(found.map(({ foodId, name }) => [foodId, name])).toEqual([['spinach', 'Spinach']])
  expect(found[0]?.left).toMatch(/tomorrow/)
})
