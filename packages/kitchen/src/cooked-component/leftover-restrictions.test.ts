import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergenIds } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import { aDish, aLot, anEater } from '../testing/week-builders'
import { filterLotsForEaters, restrictionsFromLeftovers } from './leftover-restrictions'

const buttered = aDish(1, { 'whole-chicken': 1600, butter: 50 }, { title: 'Roast Chicken' })

test('leftovers have the restrictions that the dish adds to the food', () => {
  const { allergens, diets } = restrictionsFromLeftovers(buttered, 'cooked-chicken')
  expect(allergens).toContain('dairy')
  expect(diets).not.toContain('vegetarian')
  expect(restrictionsFromLeftovers(aDish(1, { 'whole-chicken': 1600 }), 'cooked-chicken').allergens).toEqual(
    [],
  )
})

test('every allergen of the dish is in the food or in the restrictions', () => {
  const foods = [
    'butter',
    'soy-sauce',
    'peanut-butter',
    'mustard',
    'all-purpose-flour',
    'celery',
    'egg',
    'carrot',
  ]
  fc.assert(
    fc.property(fc.subarray(foods), (beside) => {
      const grams = Object.fromEntries([['whole-chicken', 1500], ...beside.map((food) => [food, 50])])
      const dish = aDish(1, grams, { title: 'Roast Chicken' })
      const { allergens } = restrictionsFromLeftovers(dish, 'cooked-chicken')
      const own = [{ text: 'cooked chicken', foodId: 'cooked-chicken' }]
      for (const id of allergenIds) {
        if (allergenVerdict(id, dish.lines).answer === 'none found') continue
        expect(allergens.includes(id) || allergenVerdict(id, own).answer !== 'none found').toBe(true)
      }
    }),
  )
})

test('leftovers are no ingredient for an eater with a matching restriction', () => {
  const lot = {
    ...aLot(1, 'cooked-chicken', 300, 1),
    brings: restrictionsFromLeftovers(buttered, 'cooked-chicken'),
  }
  const mia = anEater({ avoids: [{ allergen: 'dairy', severity: 'high' }] })
  expect(filterLotsForEaters([lot], [anEater()])[0]?.foodId).toBe('cooked-chicken')
  expect(filterLotsForEaters([lot], [anEater(), mia])[0]?.foodId).toBeUndefined()
})
