import { describe, expect, test } from 'vitest'
import type { KnownFood } from '../../../food/food-facts'
import { anItem } from '../../../testing/an-item'
import { suggestUnits } from './item-fields'
import {
  applyEdit,
  emptyItemForm,
  type ItemForm,
  type ItemFormEvent,
  itemFormReducer,
  toItemForm,
} from './item-form-state'

const spinach: KnownFood = {
  id: 'spinach',
  name: 'Spinach',
  category: 'Vegetables',
  location: 'fridge',
  unit: { one: 'bunch', many: 'bunches' },
  units: [{ one: 'bunch', many: 'bunches' }],
}

const after = (form: ItemForm, ...events: ItemFormEvent[]) => events.reduce(itemFormReducer, form)

describe('choosing a food', () => {
  test('fills in category, unit and place', () => {
    expect(after(emptyItemForm, { type: 'food', food: spinach, name: 'Spinach' })).toMatchObject({
      name: 'Spinach',
      foodId: 'spinach',
      category: 'Vegetables',
      location: 'fridge',
      unit: 'bunch',
    })
  })

  test('keeps the unit and place set by the cook', () => {
    const form = after(
      emptyItemForm,
      { type: 'unit', text: 'g' },
      { type: 'location', location: 'freezer' },
      { type: 'food', food: spinach, name: 'Spinach' },
    )
    expect(form).toMatchObject({ unit: 'g', location: 'freezer', category: 'Vegetables' })
  })

  test('a recognised name keeps the typed text and category', () => {
    const form = after(
      emptyItemForm,
      { type: 'name', text: 'my spinach' },
      { type: 'category', category: 'Snacks' },
      { type: 'food', food: spinach },
    )
    expect(form).toMatchObject({ name: 'my spinach', foodId: 'spinach', category: 'Snacks' })
  })

  test('typing clears the food, and so does keeping the typed text', () => {
    const chosen = after(emptyItemForm, { type: 'food', food: spinach, name: 'Spinach' })
    expect(after(chosen, { type: 'name', text: 'Spinach p' }).foodId).toBeUndefined()
    expect(after(chosen, { type: 'own' })).toMatchObject({ foodId: undefined, own: true })
  })
})

describe('the amount', () => {
  const chosen = after(emptyItemForm, { type: 'food', food: spinach, name: 'Spinach' })

  test('switches the usual unit between singular and plural, but not a typed one', () => {
    const two = after(chosen, { type: 'step', by: 1 })
    expect(two).toMatchObject({ amount: '2', unit: 'bunches' })
    expect(after(two, { type: 'amount', text: '1/2' }).unit).toBe('bunch')
    expect(after(chosen, { type: 'unit', text: 'head' }, { type: 'step', by: 1 }).unit).toBe('head')
  })

  test('never steps below zero and restarts from invalid text', () => {
    expect(after(emptyItemForm, { type: 'step', by: -1 }, { type: 'step', by: -1 }).amount).toBe('0')
    expect(after(emptyItemForm, { type: 'amount', text: 'a lot' }, { type: 'step', by: 1 }).amount).toBe('1')
  })
})

describe('the date', () => {
  test('is the cook’s once set, none when cleared, and estimated again on request', () => {
    const set = after(emptyItemForm, { type: 'date', day: '2026-12-01' })
    expect(set.date).toEqual({ day: '2026-12-01' })
    const printed = after(set, { type: 'printed', printed: true, day: '2026-12-01' })
    expect(printed.printed).toBe(true)
    expect(after(printed, { type: 'date', day: '' })).toMatchObject({ date: 'none', printed: false })
    expect(after(printed, { type: 'estimate' })).toMatchObject({ date: 'auto', printed: false })
  })
})

describe('applying an earlier edit', () => {
  test('shows the edit over the item', () => {
    const form = applyEdit(toItemForm(anItem({ price: '9.80' })), {
      amount: '5',
      foodId: null,
      expiryDate: null,
      price: null,
      openedOn: '2026-11-15',
      version: 3,
    })
    expect(form).toMatchObject({ amount: '5', own: true, date: 'none', price: '', opened: true, unit: 'lbs' })
  })
})

describe('unit suggestions', () => {
  test('start with the food’s units, in singular or plural', () => {
    expect(suggestUnits(emptyItemForm, spinach.units)[0]).toBe('bunch')
    expect(suggestUnits({ ...emptyItemForm, amount: '3' }, spinach.units).slice(0, 2)).toEqual([
      'bunches',
      'pieces',
    ])
  })

  test('are filtered by the typed text', () => {
    expect(suggestUnits({ ...emptyItemForm, unit: 'b' }, [])).toEqual(['bottle', 'bag', 'box', 'bunch'])
    expect(suggestUnits({ ...emptyItemForm, unit: 'smidgen' }, [])).toEqual([])
  })
})
