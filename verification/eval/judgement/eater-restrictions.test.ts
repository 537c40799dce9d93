import { describe, expect, test } from 'vitest'
import { findForbiddenLine, isSafeForAllEaters } from './eater-restrictions'

const vegan = { name: 'Fay', diets: ['vegan' as const] }
const noNuts = { name: 'Nia', restrictions: [{ allergen: 'nuts' as const, severity: 'high' as const }] }

describe('a plain eye', () => {
  test('finds what somebody must not eat', () => {
    expect(findForbiddenLine({ lines: ['200 ml oat milk', '50 g butter'] }, [vegan])).toBe('50 g butter')
    expect(findForbiddenLine({ lines: ['30 g walnuts'] }, [vegan, noNuts])).toBe('30 g walnuts')
  })

  test('is not taken in by names', () => {
    const lines = [
      '1 tin coconut milk',
      '2 tbsp peanut butter',
      '180 g spaghetti, egg-free',
      '1 butternut squash',
    ]
    expect(findForbiddenLine({ lines }, [vegan])).toBeUndefined()
    expect(findForbiddenLine({ lines: ['30 g walnuts'] }, [vegan])).toBeUndefined()
    // An animal in the name of a plant; of a duck egg only the egg stays.
    const plants = ["150 g lamb's lettuce", '2 beefsteak tomatoes', '3 crab apples', 'chicken of the woods']
    expect(findForbiddenLine({ lines: plants }, [vegan])).toBeUndefined()
    const vegetarian = { name: 'Vi', diets: ['vegetarian' as const] }
    expect(findForbiddenLine({ lines: ['2 duck eggs'] }, [vegetarian])).toBeUndefined()
    expect(findForbiddenLine({ lines: ['2 duck eggs'] }, [vegan])).toBe('2 duck eggs')
    const pescatarian = { name: 'Pia', diets: ['pescatarian' as const] }
    expect(findForbiddenLine({ lines: ['450 g fresh tuna steaks'] }, [pescatarian])).toBeUndefined()
    expect(findForbiddenLine({ lines: ['450 g fresh tuna steaks'] }, [vegetarian])).toBeDefined()
    expect(findForbiddenLine({ lines: ['2 rump steaks'] }, [pescatarian])).toBe('2 rump steaks')
  })

  test('counts what a limit counts', () => {
    const lowCarb = { name: 'Lou', diets: ['low-carb' as const] }
    expect(findForbiddenLine({ lines: ['1 tbsp jasmine rice'], servings: 2 }, [lowCarb])).toBeUndefined()
    expect(findForbiddenLine({ lines: ['50 g fine bulgur'], servings: 4 }, [lowCarb])).toBeUndefined()
    expect(findForbiddenLine({ lines: ['400 g penne'], servings: 4 }, [lowCarb])).toBe('400 g penne')
  })
})

test('only what everybody surely may eat is asked of a dinner', () => {
  expect(isSafeForAllEaters('chicken-breast', [vegan])).toBe(false)
  expect(isSafeForAllEaters('spinach', [vegan, noNuts])).toBe(true)
})
