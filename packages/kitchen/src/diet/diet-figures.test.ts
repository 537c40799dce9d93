import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { nutritionOfRecipe } from '../nutrition/dish-nutrition'
import { amountOf } from '../quantity/amount'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { dietFiguresOf, figuresPer100g, gramsOfLine } from './diet-figures'

const line = (text: string, foodId?: string, many?: number, unit = 'g'): RecipeLine => ({
  text,
  ...(foodId === undefined ? {} : { foodId }),
  ...(many === undefined ? {} : { quantity: { amount: amountOf(many), unit } }),
})
const dish = (...lines: RecipeLine[]): Recipe => ({
  id: 1,
  title: 'Dish',
  servings: 1,
  occasions: [],
  tags: [],
  lines,
})

describe('figures per 100 g', () => {
  test('net carbohydrate excludes fibre in both sources', () => {
    const spinach = figuresPer100g('spinach')
    expect(spinach?.carbs).toBeCloseTo(3.63)
    expect(spinach?.netCarbs).toBeCloseTo(1.43)
    for (const { id } of allFoods()) {
      const facts = figuresPer100g(id)
      if (!facts) continue
      expect(facts.netCarbs, id).toBeGreaterThanOrEqual(0)
      expect(facts.netCarbs, id).toBeLessThanOrEqual(facts.carbs)
    }
  })

  test('are undefined for an unknown food', () => {
    expect(figuresPer100g('no-such-food')).toBeUndefined()
    expect(figuresPer100g('')).toBeUndefined()
    expect(figuresPer100g('__proto__')).toBeUndefined()
  })
})

describe('weight of a line', () => {
  test.each([
    ['200 g rice', 'white-rice', 200, 'g', 200],
    ['1 kg rice', 'white-rice', 1, 'kg', 1000],
    ['2 bananas', 'banana', 2, 'piece', 236],
  ])('%s', (text, foodId, many, unit, grams) => {
    expect(gramsOfLine(line(text, foodId, many, unit))).toBeCloseTo(grams, 0)
  })

  test('is unknown without a food, an amount or a weight', () => {
    expect(gramsOfLine(line('200 g something', undefined, 200))).toBeUndefined()
    expect(gramsOfLine(line('rice', 'white-rice'))).toBeUndefined()
    expect(gramsOfLine(line('1 no-such-unit of rice', 'white-rice', 1, 'no-such-unit'))).toBeUndefined()
  })
})

describe('a whole dish', () => {
  test('sums the figures of its lines', () => {
    const figures = dietFiguresOf(
      dish(line('100 g rice', 'white-rice', 100), line('10 g olive oil', 'olive-oil', 10)),
    )
    expect(figures.grams).toBe(110)
    expect(figures.fat).toBeCloseTo(10 + (figuresPer100g('white-rice')?.fat ?? 0), 1)
    expect(figures.missing).toBeUndefined()
  })

  test.each<[string, RecipeLine, boolean]>([
    ['a line without a food', line('xyzzy', undefined, 100), true],
    ['a food nobody knows', line('xyzzy', 'no-such-food', 100), true],
    ['oil that nobody weighed', line('oil, for frying', 'vegetable-oil'), true],
    ['a herb that nobody weighed', line('a sprig of thyme', 'fresh-thyme'), false],
    ['salt to taste', line('salt', 'salt'), false],
    ['leaves that nobody weighed', line('some spinach', 'spinach'), false],
  ])('%s is reported missing: %s', (_name, one, isMissed) => {
    const { missing } = dietFiguresOf(dish(line('100 g rice', 'white-rice', 100), one))
    expect(missing).toBe(isMissed ? one : undefined)
  })

  test('without lines has zero figures', () => {
    expect(dietFiguresOf(dish())).toEqual({ kcal: 0, carbs: 0, netCarbs: 0, fat: 0, grams: 0 })
  })

  test('agrees with the nutrition of the recipe page', () => {
    const foodLine = fc.tuple(fc.constantFrom(...allFoods()), fc.integer({ min: 1, max: 500 }))
    fc.assert(
      fc.property(fc.array(foodLine, { minLength: 1, maxLength: 6 }), (foods) => {
        const lines = foods.map(([food, grams]) => line(`${grams} g ${food.name}`, food.id, grams))
        fc.pre(lines.every(({ foodId }) => figuresPer100g(foodId ?? '') !== undefined))
        const figures = dietFiguresOf(dish(...lines))
        const { perServing } = nutritionOfRecipe(dish(...lines))
        expect(figures.kcal).toBeCloseTo(perServing.kcal ?? 0, 6)
        expect(figures.fat).toBeCloseTo(perServing.fat ?? 0, 6)
        expect(figures.carbs).toBeCloseTo(perServing.carbs ?? 0, 6)
      }),
    )
  })
})
