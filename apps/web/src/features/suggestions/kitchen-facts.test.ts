import type { Day } from '@larder/kitchen/day'
import { expect, test } from 'vitest'
import { aGuest, aPerson } from '../../testing/a-household'
import { amongEaters, platesOf } from './use-eaters'
import { expiringIn } from './use-expiring'

const ana = aPerson()
const mia = aGuest()
const today = '2026-11-15' as Day

test('only who eats here is asked for, and everybody is nobody in particular', () => {
  expect(amongEaters([mia.id, 'somebody else'], [ana, mia])).toEqual([mia.id])
  expect(amongEaters([mia.id, ana.id], [ana, mia])).toEqual([])
  expect(amongEaters(['somebody else'], [ana, mia])).toEqual([])
})

test('how many plates they fill', () => {
  expect(platesOf([ana, mia], [])).toBe(2)
  expect(platesOf([ana, mia], [mia.id])).toBe(1)
  expect(platesOf([], [])).toBeUndefined()
})

test('each food once, nothing unsafe, nothing we do not know', () => {
  const item = (name: string, foodId: string | undefined, expiryDate: string) => ({
    ...{ name, expiryDate, expirySource: 'printed' as const },
    ...(foodId !== undefined && { foodId }),
  })
  const found = expiringIn(
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
