import { expect, test } from 'vitest'
import { leftoverLimitOf } from './leftover-limit'

const days = (title: string, ...lines: { text: string; foodId?: string }[]) =>
  leftoverLimitOf({ title, lines })?.days

test('leftovers keep two days', () => {
  expect(days('Beef stew', { text: '500 g beef', foodId: 'beef-stew-meat' })).toBe(2)
})

test('leftovers with rice, raw egg or raw fish keep one day', () => {
  expect(days('Chicken curry', { text: '300 g basmati', foodId: 'basmati-rice' })).toBe(1)
  expect(days('Stuffed peppers', { text: '1 cup rice' })).toBe(1)
  expect(days('Tiramisu', { text: '4 eggs', foodId: 'egg' })).toBe(1)
  expect(days('Ceviche', { text: '400 g sea bass', foodId: 'sea-bass' })).toBe(1)
})

test('rice vinegar and rice noodles do not count as rice', () => {
  expect(days('Pad thai', { text: '200 g rice noodles', foodId: 'rice-noodles' })).toBe(2)
  expect(days('Salad', { text: '1 tbsp rice vinegar', foodId: 'rice-vinegar' })).toBe(2)
})
