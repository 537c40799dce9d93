import { describe, expect, test } from 'vitest'
import { fixedDay as today } from '../testing/generated-kitchen'
import { eater, lot, recipe } from '../testing/text-builders'
import type { DishNeed } from './dish-needs'
import { dishNeedsOf } from './dish-needs'
import { createEquivalentNeeds } from './equivalent-needs'

function convertNeeds(
  text: readonly string[],
  stock: readonly string[],
  eaters = [eater()],
): readonly DishNeed[] {
  const lots = stock.map((one) => lot(one))
  return createEquivalentNeeds({ lots, today, eaters })(dishNeedsOf(recipe(text)).needs)
}

describe('the needs of a dish in this kitchen', () => {
  test('are the food itself if it is in stock, or if nothing covers it', () => {
    expect(convertNeeds(['48 g lemon-juice'], [])[0]?.foodId).toBe('lemon-juice')
    expect(convertNeeds(['48 g lemon-juice'], ['200 g lemon-juice', '4 lemon'])[0]?.foodId).toBe(
      'lemon-juice',
    )
  })

  test('are an equivalent otherwise, with its yield', () => {
    const [need] = convertNeeds(['48 g lemon-juice'], ['4 lemon'])
    expect(need).toMatchObject({ foodId: 'lemon', in: 'g' })
    expect(need?.value).toBeCloseTo(58 / 0.53, 3)
    expect(convertNeeds(['cumin'], ['40 g cumin-seed'])[0]).toMatchObject({ foodId: 'cumin-seed', in: '' })
  })

  test('are an equivalent if there is too little of the food itself and enough of the other', () => {
    expect(convertNeeds(['48 g lemon-juice'], ['5 g lemon-juice', '4 lemon'])[0]?.foodId).toBe('lemon')
    expect(convertNeeds(['480 g lemon-juice'], ['5 g lemon-juice', '4 lemon'])[0]?.foodId).toBe('lemon-juice')
  })

  test('take a lemon once for juice and zest, and once more for the whole one', () => {
    const needs = convertNeeds(['48 g lemon-juice', '1 tbsp lemon-zest', '1 lemon'], ['4 lemon'])
    expect(needs).toHaveLength(1)
    expect(needs[0]?.value).toBeCloseTo(116 / 0.53, 3)
  })

  test('never include food that an eater may not have', () => {
    const coeliac = eater({ avoids: [{ allergen: 'gluten', severity: 'high' }] })
    expect(convertNeeds(['30 g tamari'], ['200 g soy-sauce'])[0]?.foodId).toBe('soy-sauce')
    expect(convertNeeds(['30 g tamari'], ['200 g soy-sauce'], [coeliac])[0]?.foodId).toBe('tamari')
  })
})
