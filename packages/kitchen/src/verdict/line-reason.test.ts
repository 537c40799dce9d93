import { describe, expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import { traitBits } from '../diet/bit-sets'
import type { Trait } from '../food/food'
import type { RecipeLine } from '../recipe/recipe'
import { allergenReason, traitReason } from './line-reason'

const line = (text: string, foodId?: string): RecipeLine => ({
  text,
  ...(foodId === undefined ? {} : { foodId }),
})

describe('why an allergen is in a line', () => {
  test.each<[RecipeLine, Allergen, string]>([
    [line('2 eggs', 'egg'), 'eggs', 'egg contains eggs'],
    [line('spinach with cream', 'spinach'), 'dairy', "'cream' means dairy"],
    [line('an almond thing'), 'nuts', "'almond' means nuts"],
    [line('Spinach with WHEY', 'spinach'), 'dairy', "'WHEY' means dairy"],
  ])('%j, %s: %s', (one, allergen, why) => {
    expect(allergenReason(one, allergen, true)).toEqual({
      line: one.text,
      ...(one.foodId === undefined ? {} : { foodId: one.foodId }),
      why,
    })
  })
})

describe('why an allergen cannot be ruled out', () => {
  test.each<[RecipeLine, Allergen, RegExp]>([
    [line('oats', 'rolled-oats'), 'gluten', /rolled oats often contain gluten: check the label/],
    [line('xyzzy'), 'nuts', /nobody could tell what this line is/],
    [line('xyzzy', 'no-such-food'), 'nuts', /nothing is known of this food/],
    [line('spinach with chocolate', 'spinach'), 'dairy', /'chocolate' may hold dairy/],
    [line('vegan butter', 'salted-butter'), 'dairy', /no allergen statement/],
    [line('dairy-free butter or oil', 'salted-butter'), 'dairy', /one of its choices contains dairy/],
  ])('%j, %s', (one, allergen, why) => {
    expect(allergenReason(one, allergen, false).why).toMatch(why)
  })
})

describe('why a line conflicts with a diet', () => {
  test.each<[RecipeLine, Trait, boolean, RegExp]>([
    [line('200 g chicken', 'chicken-breast'), 'meat', true, /chicken breast is or has meat/],
    [line('1 tbsp honey', 'honey'), 'honey', true, /honey is or has honey/],
    [line('50 g butter', 'salted-butter'), 'dairy', true, /salted butter is or has dairy/],
    [line('spinach with bacon', 'spinach'), 'meat', true, /'bacon' does not belong/],
    [line('spinach with stock', 'spinach'), 'meat', false, /'stock' may not belong/],
    [line('xyzzy'), 'meat', false, /nobody could tell what this line is/],
    [line('cheddar', 'cheddar-cheese'), 'rennet', false, /often is or has rennet/],
  ])('%j, %s', (one, trait, sure, why) => {
    expect(traitReason(one, traitBits([trait]), sure).why).toMatch(why)
  })
})

test('unusual lines have reasons too', () => {
  for (const text of ['', '🍕', 'x'.repeat(5000), '((((', '\u0000']) {
    expect(allergenReason(line(text), 'nuts', false).why).not.toBe('')
    expect(traitReason(line(text), traitBits(['meat']), false).why).not.toBe('')
  }
})

test.each([
  ['50 g walnuts', 'walnuts', 'nuts', 'walnuts contain nuts'],
  ['3 tbsp hummus', 'hummus', 'sesame', 'hummus contains sesame'],
  ['100 g pesto', 'pesto', 'nuts', 'pesto contains nuts'],
] as const)('%s: %s', (text, foodId, allergen, why) => {
  expect(allergenReason({ text, foodId }, allergen, true).why).toBe(why)
})
