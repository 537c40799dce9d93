import { describe, expect, test } from 'vitest'
import { allergenIds } from '../diet/allergen'
import { dietIds } from '../diet/diet'
import { foodFitsDiet } from '../diet/diet-verdict'
import { canServe } from '../diet/eater'
import { allFoods } from '../food/food'
import { eater, recipe } from '../testing/text-builders'
import { isEdibleBy } from './edible-by'

describe('isEdibleBy', { timeout: 60_000 }, () => {
  test.each([
    [{ diets: ['vegan'] }, 'salted-butter', false],
    [{ diets: ['vegan'] }, 'olive-oil', true],
    [{ diets: ['vegetarian'] }, 'chicken-breast', false],
    [{ avoids: [{ allergen: 'dairy', severity: 'high' }] }, 'salted-butter', false],
    [{ avoids: [{ allergen: 'dairy', severity: 'low' }] }, 'salted-butter', true],
    [{ avoids: [{ allergen: 'eggs', severity: 'medium' }] }, 'egg', false],
    [{}, 'egg', true],
  ] as const)('%o: %s %s', (someone, foodId, answer) => {
    expect(isEdibleBy([eater(someone)])(foodId)).toBe(answer)
  })

  test('all eaters count', () => {
    const table = [eater(), eater({ diets: ['vegan'] })]
    expect(isEdibleBy(table)('egg')).toBe(false)
    expect(isEdibleBy([])('egg')).toBe(true)
  })

  test('an unknown food may contain anything', () => {
    const careful = eater({ avoids: [{ allergen: 'nuts', severity: 'high' }] })
    expect(isEdibleBy([careful])('something-odd')).toBe(false)
    expect(isEdibleBy([eater()])('something-odd')).toBe(true)
  })

  test('never allows a food that may not be served by itself', () => {
    const foods = allFoods().filter((_, index) => index % 9 === 0)
    for (const allergen of allergenIds) {
      const someone = [eater({ avoids: [{ allergen, severity: 'high' }] })]
      const mayEat = isEdibleBy(someone)
      for (const { id, name } of foods) {
        const alone = recipe([{ text: name, foodId: id }])
        expect(mayEat(id)).toBe(canServe(alone, someone).allowed)
      }
    }
  })

  test('allows only a food that is known to fit a diet', () => {
    const foods = allFoods().filter((_, index) => index % 9 === 0)
    for (const diet of dietIds) {
      const mayEat = isEdibleBy([eater({ diets: [diet] })])
      for (const { id } of foods) expect(mayEat(id)).toBe(foodFitsDiet(id, diet).answer === 'fits')
    }
  })
})
