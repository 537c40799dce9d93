import type { Day } from '@larder/kitchen/date/day'
import { describe, expect, test } from 'vitest'
import type { ListLine } from '../../../api/shopping-list/use-shopping-list'
import { listFacts } from '../list-facts'
import { createPutAwayForm, estimateKeepsUntil, validatePutAwayForm } from './put-away-form'

const line = (text: string): ListLine => ({
  id: '0192f3a4-7c1e-4abc-8def-0123456789ab',
  text,
  list: 'main',
  ticked: true,
  for: [],
  plan: false,
  waiting: false,
})
const today = '2026-11-15' as Day

describe('the put-away form', () => {
  test('starts with the usual amount, place and date of its food', () => {
    const spinach = createPutAwayForm(line('2 bunches spinach'), listFacts)
    expect(spinach).toMatchObject({ name: 'Spinach', amount: '2', unit: 'bunches', location: 'fridge' })
    expect(estimateKeepsUntil(spinach, listFacts, today)).toBe('2026-11-20')
    const chicken = createPutAwayForm(line('chicken breast 500 g'), listFacts)
    const frozen = estimateKeepsUntil({ ...chicken, location: 'freezer' }, listFacts, today) ?? ''
    expect(frozen > (estimateKeepsUntil(chicken, listFacts, today) ?? '?')).toBe(true)
    expect(createPutAwayForm(line('3 lemons'), listFacts)).toMatchObject({ amount: '3', unit: 'pieces' })
    expect(createPutAwayForm(line('Milk'), listFacts)).toMatchObject({ amount: '1', location: 'fridge' })
    expect(createPutAwayForm(line('batteries'), listFacts)).toMatchObject({
      name: 'Batteries',
      location: 'pantry',
    })
    expect(createPutAwayForm(line('2 lemons'), undefined)).toMatchObject({ name: '2 lemons', amount: '1' })
    // The server reads the name again: as plain tomatoes they would be the fresh ones.
    expect(createPutAwayForm(line('400 g chopped tomatoes'), listFacts)).toMatchObject({
      name: 'Chopped tomatoes',
      location: 'pantry',
    })
  })

  test('sends what the cook set and leaves an estimate to the server', () => {
    const form = createPutAwayForm(line('1 l milk'), listFacts)
    const sent = (part: Partial<typeof form>) => validatePutAwayForm({ ...form, ...part })
    const plain = { id: form.id, name: 'Milk', amount: '1', unit: 'l', location: 'fridge' }
    expect(sent({})).toEqual({ ok: true, value: plain })
    expect(sent({ price: '1,29', date: { day: '2026-11-20' } })).toEqual({
      ok: true,
      value: { ...plain, price: '1.29', expiryDate: '2026-11-20' },
    })
    expect(sent({ date: 'none' })).toMatchObject({ value: { expiryDate: null } })
    expect(sent({ price: 'cheap', amount: 'lots', name: ' ' })).toMatchObject({
      ok: false,
      fields: { price: 'Enter a price like 3.49.', amount: expect.any(String), name: expect.any(String) },
    })
  })
})
