import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { portionOf } from '../quantity/portion'
import { toQuantity } from '../quantity/quantity'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { edibleGrams, edibleShare, nutritionOfRecipe } from './dish-nutrition'
import { nutrients, nutrientsIn } from './nutrition'

function dish(lines: readonly RecipeLine[], servings = 2): Recipe {
  return { id: 1, title: 'Dish', servings, occasions: [], tags: [], lines }
}

const rice: RecipeLine = { text: '200 g rice', foodId: 'white-rice', quantity: toQuantity(200, 'g') }
const oil: RecipeLine = { text: '1 tbsp olive oil', foodId: 'olive-oil', quantity: toQuantity(1, 'tbsp') }
const salt: RecipeLine = { text: 'salt, to taste', foodId: 'salt' }

describe('the nutrition of a dish', () => {
  test('is that of its lines, divided by the servings', () => {
    const { perServing, coverage, leftOut, grams } = nutritionOfRecipe(dish([rice]))
    expect(perServing.kcal).toBeCloseTo(365, 5)
    expect(perServing.protein).toBeCloseTo(7.13, 5)
    expect([coverage, leftOut, grams]).toEqual([1, [], 100])
  })

  test('adds up and names its sources', () => {
    const both = nutritionOfRecipe(dish([rice, oil]))
    const alone = nutritionOfRecipe(dish([rice]))
    expect(both.perServing.fat).toBeGreaterThan((alone.perServing.fat ?? 0) + 6)
    expect(both.sources).toHaveLength(2)
  })

  test('ignores seasoning to taste without lowering the coverage', () => {
    expect(nutritionOfRecipe(dish([rice, salt])).coverage).toBe(1)
  })

  test.each([
    ['35 g ground coffee, coarse', 'ground-coffee', toQuantity(35, 'g')],
    ['1 tbsp loose black tea', 'black-tea', toQuantity(1, 'tbsp')],
    ['1 tbsp green tea leaves', 'green-tea', toQuantity(1, 'tbsp')],
  ])('%s is not eaten', (text, foodId, quantity) => {
    expect(nutritionOfRecipe(dish([rice, { text, foodId, quantity }])).grams).toBe(100)
  })

  test('a pot of tea is drunk', () => {
    const tea: RecipeLine = {
      text: '500 ml strong black tea',
      foodId: 'black-tea',
      quantity: toQuantity(500, 'ml'),
    }
    expect(nutritionOfRecipe(dish([rice, tea])).grams).toBeGreaterThan(300)
  })

  test('of fat in a shallow pan half is eaten', () => {
    const line = { foodId: 'sunflower-oil', quantity: toQuantity(100, 'g') }
    const kcal = (text: string) => nutritionOfRecipe(dish([{ ...line, text }])).perServing.kcal ?? 0
    expect(kcal('100 g oil, half stays in the pan')).toBeCloseTo(kcal('100 g oil') / 2)
  })

  test('of a deep-frying bath only what the food takes up is eaten', () => {
    const bath: RecipeLine = {
      text: '1 litre oil, for deep-frying',
      foodId: 'vegetable-oil',
      quantity: toQuantity(1, 'l'),
    }
    const spoon: RecipeLine = {
      text: '1 tbsp oil, for frying',
      foodId: 'vegetable-oil',
      quantity: toQuantity(1, 'tbsp'),
    }
    const [fried, boiled] = [nutritionOfRecipe(dish([rice, bath])), nutritionOfRecipe(dish([rice]))]
    expect(fried.grams).toBeCloseTo(1.1 * boiled.grams)
    expect(fried.perServing.fat).toBeCloseTo((boiled.perServing.fat ?? 0) + 0.1 * boiled.grams, 0)
    expect(nutritionOfRecipe(dish([rice, spoon])).perServing.fat).toBeGreaterThan(6)
  })

  test('wine and beer are weighed', () => {
    const wine: RecipeLine = {
      text: '150 ml white wine',
      foodId: 'white-wine',
      quantity: toQuantity(150, 'ml'),
    }
    expect(nutritionOfRecipe(dish([rice, wine])).coverage).toBe(1)
  })

  test('lists the lines not included, and why', () => {
    const { coverage, leftOut } = nutritionOfRecipe(
      dish([
        rice,
        { text: '200 g unobtainium', quantity: toQuantity(200, 'g') },
        { text: '1 bunch of milk', foodId: 'whole-milk', quantity: toQuantity(1, 'bunch') },
        { text: '100 g halloumi', foodId: 'halloumi', quantity: toQuantity(100, 'g') },
      ]),
    )
    expect(leftOut.map(({ why }) => why)).toEqual(['not-known', 'not-weighed', 'not-measured'])
    expect(coverage).toBeLessThan(0.5)
    expect(coverage).toBeGreaterThan(0.2)
  })

  test('has a coverage for each nutrient', () => {
    const { coverageOf, perServing } = nutritionOfRecipe(
      dish([{ text: '100 g comté', foodId: 'comte', quantity: toQuantity(100, 'g') }, rice]),
    )
    expect(coverageOf.kcal).toBe(1)
    expect(coverageOf.sugar).toBeLessThan(1)
    expect(perServing.sugar).toBeGreaterThan(0)
  })

  test('is unknown for an empty dish', () => {
    expect(nutritionOfRecipe(dish([]))).toMatchObject({ perServing: {}, coverage: 0, grams: 0 })
    expect(nutritionOfRecipe(dish([rice], 0)).perServing.kcal).toBeCloseTo(730)
    expect(nutritionOfRecipe(dish([rice]), 4).perServing.kcal).toBeCloseTo(182.5)
  })
})

describe('the edible part', () => {
  test('of a weight leaves out peel and bone', () => {
    const { edible } = portionOf('banana')
    expect(edible).toBeLessThan(0.7)
    expect(edibleGrams(toQuantity(500, 'g'), 'banana')).toBeCloseTo(500 * edible)
  })

  test('of something peeled or counted is all of it', () => {
    expect(edibleGrams(toQuantity(500, 'g'), 'banana', '500 g bananas, peeled')).toBe(500)
    expect(edibleGrams(toQuantity(2, 'piece'), 'banana')).toBe(2 * (portionOf('banana').grams.piece ?? 0))
  })

  test('is unknown without a weight', () => {
    expect(edibleGrams(toQuantity(2, 'bunch'), 'whole-milk')).toBeUndefined()
  })
})

describe('for any dish', () => {
  const line = fc.tuple(fc.constantFrom(...allFoods()), fc.integer({ min: 1, max: 2000 })).map(
    ([food, grams]): RecipeLine => ({
      text: `${grams} g`,
      foodId: food.id,
      quantity: toQuantity(grams, 'g'),
    }),
  )

  test('coverage is between 0 and 1, and no figure is negative', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 1, max: 12 }), (lines, servings) => {
        const { coverageOf, perServing } = nutritionOfRecipe(dish(lines, servings))
        for (const nutrient of nutrients) {
          expect(coverageOf[nutrient]).toBeGreaterThanOrEqual(0)
          expect(coverageOf[nutrient]).toBeLessThanOrEqual(1 + 1e-9)
          expect(perServing[nutrient] ?? 0).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('twice the dish gives twice of everything', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const [once, twice] = [nutritionOfRecipe(dish(lines)), nutritionOfRecipe(dish([...lines, ...lines]))]
        for (const nutrient of nutrients) {
          expect(twice.perServing[nutrient] ?? 0).toBeCloseTo(2 * (once.perServing[nutrient] ?? 0), 6)
        }
      }),
    )
  })

  test('one line alone agrees with its food', () => {
    fc.assert(
      fc.property(line, (only) => {
        const grams = only.quantity && only.foodId ? edibleGrams(only.quantity, only.foodId) : undefined
        const expected = nutrientsIn(only.foodId ?? '', grams ?? 0)
        expect(nutritionOfRecipe(dish([only], 1)).perServing.kcal ?? 0).toBeCloseTo(expected.kcal ?? 0, 6)
      }),
    )
  })
})

describe('what is eaten of it', () => {
  test.each([
    ['500 g potatoes', 'potato', toQuantity(500, 'g'), 375],
    ['500 g potatoes, unpeeled', 'potato', toQuantity(500, 'g'), 500],
    ['500 g potatoes, scrubbed', 'potato', toQuantity(500, 'g'), 500],
    [
      '500 g skinless chicken thighs, on the bone',
      'chicken-thigh',
      toQuantity(500, 'g'),
      500 * portionOf('bone-in-chicken-thigh').edible,
    ],
    ['500 g potatoes, in 2 cm cubes', 'potato', toQuantity(500, 'g'), 500],
    ['500 g waxy potatoes, peeled, in 2 cm cubes', 'potato', toQuantity(500, 'g'), 405],
    ['500 g peeled potatoes, in 2 cm cubes', 'potato', toQuantity(500, 'g'), 500],
    ['600 g sweet potatoes, peeled', 'sweet-potato', toQuantity(600, 'g'), 486],
    ['500 g carrots, peeled', 'carrot', toQuantity(500, 'g'), 500 * portionOf('carrot').edible],
    ['500 g raw prawns, peeled', 'shrimp', toQuantity(500, 'g'), 500],
    ['500 g bananas, unpeeled', 'banana', toQuantity(500, 'g'), 320],
    ['1 kg bone-in chicken thighs', 'bone-in-chicken-thigh', toQuantity(1000, 'g'), 760],
    ['2 whole trout', 'rainbow-trout', toQuantity(2, 'piece'), 316],
    ['1 green chilli', 'green-chili-pepper', toQuantity(1, 'piece'), 15],
    ['1 vanilla pod', 'vanilla-bean', toQuantity(1, 'pod'), 2],
  ])('%s', (text, foodId, quantity, grams) => {
    expect(edibleGrams(quantity, foodId, text)).toBeCloseTo(grams, 5)
  })
})

describe('what is whole, in its pod or in its shell', () => {
  test.each([
    ['1 kg peas in the pod', 'green-peas', 0.38],
    ['1 kg peas, in their pods', 'green-peas', 0.38],
    ['1 kg peas', 'green-peas', 1],
    ['800 g corn on the cob', 'corn', 0.36],
    ['800 g sweetcorn', 'corn', 1],
    ['1.2 kg live lobster', 'lobster', 0.37],
    ['600 g edamame in pods', 'edamame', 0.53],
    ['1 kg whole sea bass, cleaned', 'sea-bass', 0.45],
    ['600 g sea bass fillets', 'sea-bass', 1],
    ['500 g whole peeled potatoes', 'potato', 1],
  ])('of %s (%s) %d is eaten', (text, foodId, share) => {
    expect(edibleShare('g', foodId, text)).toBe(share)
  })
})
