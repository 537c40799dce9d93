import { describe, expect, test } from 'vitest'
import { fixedDay as today } from '../testing/generated-kitchen'
import { eater, lot, recipe } from '../testing/text-builders'
import type { DishNeed } from './dish-needs'
import { dishNeedsOf } from './dish-needs'
import { createEquivalentNeeds } from './equivalent-needs'

function served(said: readonly string[], held: readonly string[], eaters = [eater()]): readonly DishNeed[] {
  const lots = held.map((one) => lot(one))
  return createEquivalentNeeds({ lots, today, eaters })(dishNeedsOf(recipe(said)).needs)
}

describe('what a dish asks of this kitchen', () => {
  test('is the food itself where it is there, or where nothing covers it', () => {
    expect(served(['48 g lemon-juice'], [])[0]?.foodId).toBe('lemon-juice')
    expect(served(['48 g lemon-juice'], ['200 g lemon-juice', '4 lemon'])[0]?.foodId).toBe('lemon-juice')
  })

  test('is what covers it otherwise, with its yield', () => {
    const [need] = served(['48 g lemon-juice'], ['4 lemon'])
    expect(need).toMatchObject({ foodId: 'lemon', in: 'g' })
    expect(need?.value).toBeCloseTo(58)
    expect(served(['cumin'], ['40 g cumin-seed'])[0]).toMatchObject({ foodId: 'cumin-seed', in: '' })
  })

  test('is what covers it where there is too little of the food itself and enough of the other', () => {
    expect(served(['48 g lemon-juice'], ['5 g lemon-juice', '4 lemon'])[0]?.foodId).toBe('lemon')
    expect(served(['480 g lemon-juice'], ['5 g lemon-juice', '4 lemon'])[0]?.foodId).toBe('lemon-juice')
  })

  test('takes a lemon once for juice and zest, and once more for the whole one', () => {
    const needs = served(['48 g lemon-juice', '1 tbsp lemon-zest', '1 lemon'], ['4 lemon'])
    expect(needs).toHaveLength(1)
    expect(needs[0]?.value).toBeCloseTo(116)
  })

  test('is nothing that somebody at the table may not eat', () => {
    const coeliac = eater({ avoids: [{ allergen: 'gluten', severity: 'high' }] })
    expect(served(['30 g tamari'], ['200 g soy-sauce'])[0]?.foodId).toBe('soy-sauce')
    expect(served(['30 g tamari'], ['200 g soy-sauce'], [coeliac])[0]?.foodId).toBe('tamari')
  })
})
