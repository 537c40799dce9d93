import type { Day } from '@larder/kitchen/date/day'
import { describe, expect, test } from 'vitest'
import { foodFacts } from '../../../food/food-facts'
import { anItem } from '../../../testing/an-item'
import { describeExpiryAfterMove } from '../list/move-dialog'
import { estimateFormExpiry } from './expected-expiry'
import { emptyItemForm, toItemForm } from './item-form-state'

const today = '2026-11-15' as Day
const known = { facts: foodFacts, today }

describe('the expiry of a new item', () => {
  const spinach = { ...emptyItemForm, name: 'Spinach', foodId: 'spinach', location: 'fridge' } as const

  test('is estimated with a reason', () => {
    expect(estimateFormExpiry(spinach, known)).toMatchObject({
      known: true,
      expiry: { day: '2026-11-20', because: 'USDA FoodKeeper: 3 to 7 days in the fridge' },
    })
  })

  test('is estimated from the category for an unknown food', () => {
    const dairy = { ...emptyItemForm, name: 'Kaymak', category: 'Dairy', location: 'fridge' } as const
    expect(estimateFormExpiry(dairy, known).known).toBe(true)
  })

  test('is unknown without a place, a food or the tables', () => {
    expect(estimateFormExpiry({ ...spinach, location: '' }, known)).toEqual({ known: false })
    expect(estimateFormExpiry({ ...spinach, foodId: undefined }, known)).toEqual({ known: false })
    expect(estimateFormExpiry(spinach, { facts: undefined, today })).toEqual({ known: false })
  })

  test('gives the reason when there is none', () => {
    const salt = { ...emptyItemForm, foodId: 'salt', location: 'pantry' } as const
    expect(estimateFormExpiry(salt, known)).toEqual({
      known: false,
      because: 'This keeps indefinitely, so it needs no date.',
    })
  })
})

describe('the expiry of an edited item', () => {
  const item = anItem({ expiryDate: '2026-11-16', expiryKind: 'use-by', expirySource: 'estimated' })

  test('stays the same without changes, with or without the tables', () => {
    const name = { ...toItemForm(item), name: 'Chick', foodId: undefined }
    expect(estimateFormExpiry(name, { ...known, item })).toMatchObject({ expiry: { day: '2026-11-16' } })
    const moved = { ...toItemForm(item), location: 'freezer' } as const
    expect(estimateFormExpiry(moved, { facts: undefined, today, item })).toMatchObject({
      expiry: { day: '2026-11-16' },
    })
  })

  test('changes with the place', () => {
    const moved = { ...toItemForm(item), location: 'freezer' } as const
    expect(estimateFormExpiry(moved, { ...known, item })).toMatchObject({ expiry: { kind: 'best-before' } })
  })
})

describe('the expiry after a move', () => {
  const chicken = anItem({ expiryDate: '2026-11-16', expiryKind: 'use-by', expirySource: 'estimated' })

  test('says how long the item keeps there', () => {
    expect(describeExpiryAfterMove(chicken, 'freezer', foodFacts, today)).toMatch(
      /^It keeps in the freezer until about \d+ \w{3} 2027\.$/,
    )
  })

  test('warns where it does not keep', () => {
    expect(describeExpiryAfterMove(chicken, 'pantry', foodFacts, today)).toBe(
      'It won’t keep in the pantry: use it today.',
    )
    const lettuce = anItem({
      foodId: 'iceberg-lettuce',
      category: 'Vegetables',
      expiryDate: '2026-11-20',
      expiryKind: 'best-before',
      expirySource: 'printed',
    })
    expect(describeExpiryAfterMove(lettuce, 'freezer', foodFacts, today)).toBe(
      'It doesn’t keep well in the freezer. Its date stays 20 Nov.',
    )
  })

  test('shows a loading text, and an unknown expiry', () => {
    expect(describeExpiryAfterMove(chicken, 'freezer', undefined, today)).toBe(
      'Looking up how long it keeps there…',
    )
    const { foodId: _, ...unknown } = anItem({ category: 'Condiments', name: 'Grandma’s chutney' })
    expect(describeExpiryAfterMove(unknown, 'freezer', foodFacts, today)).toContain('in the freezer')
  })
})
