import type { Day } from '@larder/kitchen/date/day'
import { describe, expect, test } from 'vitest'
import { anItem } from '../../../testing/an-item'
import { findEditConflicts } from './item-conflict'
import { emptyItemForm, toItemForm } from './item-form-state'
import { diffItem, toNewItem, validateItemEdit, validateNewItem } from './item-form-values'

const today = '2026-11-15' as Day

describe('a new item', () => {
  test('contains only the filled-in fields', () => {
    expect(toNewItem({ ...emptyItemForm, name: 'Spinach' }, today)).toEqual({
      name: 'Spinach',
      amount: '1',
      unit: '',
    })
  })

  test('has a null food id when the cook opts out of known foods', () => {
    const own = { ...emptyItemForm, name: 'Butter chicken', own: true }
    expect(toNewItem(own, today)).toMatchObject({ name: 'Butter chicken', foodId: null })
  })

  test('contains all filled-in fields', () => {
    const form = {
      ...emptyItemForm,
      name: 'Milk',
      foodId: 'whole-milk',
      amount: '2',
      unit: 'l',
      category: 'Dairy',
      location: 'fridge',
      date: { day: '2026-11-20' },
      kind: 'use-by',
      printed: true,
      opened: true,
      daily: '0,5',
      price: '3,49',
    } as const
    const checked = validateNewItem(toNewItem(form, today))
    expect(checked).toMatchObject({
      ok: true,
      value: {
        foodId: 'whole-milk',
        expiryDate: '2026-11-20',
        expirySource: 'printed',
        expiryKind: 'use-by',
        openedOn: '2026-11-15',
        dailyConsumption: '0.5',
        price: '3.49',
      },
    })
  })

  test('can have no date', () => {
    const values = toNewItem({ ...emptyItemForm, name: 'Salt', date: 'none', kind: 'use-by' }, today)
    expect(values).toMatchObject({ expiryDate: null })
    expect(values).not.toHaveProperty('expiryKind')
  })

  test('returns an error for each invalid field', () => {
    const form = { ...emptyItemForm, name: ' ', amount: '-1', unit: 'x'.repeat(41), price: 'free' }
    const checked = validateNewItem(toNewItem(form, today))
    expect(checked.ok).toBe(false)
    expect(checked).toMatchObject({
      fields: {
        name: 'Please fill this in.',
        amount: 'Use a number from 0 to 1,000,000.',
        unit: 'Use at most 40 characters.',
        price: expect.any(String),
      },
    })
  })
})

describe('an edit', () => {
  const item = anItem({
    expiryDate: '2026-11-17',
    expiryKind: 'use-by',
    expirySource: 'estimated',
    price: '9.80',
  })

  test('is empty without changes', () => {
    expect(diffItem(toItemForm(item), item, today)).toEqual({})
    const printed = anItem({ expiryDate: '2026-11-17', expiryKind: 'use-by', expirySource: 'printed' })
    expect(diffItem(toItemForm(printed), printed, today)).toEqual({})
  })

  test('contains only the changed fields', () => {
    const form = {
      ...toItemForm(item),
      name: 'Chicken ',
      amount: '3',
      location: 'freezer',
      price: '',
    } as const
    expect(diffItem(form, item, today)).toEqual({
      name: 'Chicken',
      amount: '3',
      location: 'freezer',
      price: null,
    })
    expect(validateItemEdit({ ...diffItem(form, item, today), version: 3 }).ok).toBe(true)
  })

  test('clears the date, the food and the opening', () => {
    const opened = { ...item, openedOn: '2026-11-14' }
    const form = { ...toItemForm(opened), own: true, foodId: undefined, date: 'none', opened: false } as const
    expect(diffItem(form, opened, today)).toEqual({ foodId: null, expiryDate: null, openedOn: null })
  })

  test('turns an estimate into a printed date', () => {
    const form = { ...toItemForm(item), printed: true, date: { day: '2026-11-17' } }
    expect(diffItem(form, item, today)).toEqual({ expiryDate: '2026-11-17', expirySource: 'printed' })
  })

  test('leaves an unlinked name to the server', () => {
    expect(diffItem({ ...toItemForm(item), name: 'Hen', foodId: undefined }, item, today)).toEqual({
      name: 'Hen',
    })
  })
})

describe('edit conflicts', () => {
  test('lists the fields that differ', () => {
    const theirs = anItem({ amount: '1', location: 'freezer', version: 4 })
    const mine = { amount: '5', unit: 'lbs', expiryDate: '2026-12-01', expiryKind: 'best-before' } as const
    expect(findEditConflicts(theirs, mine, today)).toEqual([
      { label: 'Amount', theirs: '1', yours: '5' },
      { label: 'Expires', theirs: 'No date', yours: '1 Dec, best before' },
    ])
  })

  test('is empty when both made the same change', () => {
    expect(
      findEditConflicts(anItem({ amount: '5' }), { amount: '5', foodId: null, version: 3 }, today),
    ).toEqual([])
  })
})
