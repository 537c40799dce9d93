import { describe, expect, test } from 'vitest'
import { amountOf } from '../quantity/amount'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { classifyLine } from '../verdict/classify-line'
import type { DietFigures } from './diet-figures'
import { dietFiguresOf } from './diet-figures'
import type { CountedDiet } from './diet-limits'
import { dietAnswerOf, dietLimits, limitReason } from './diet-limits'

const line = (text: string, foodId?: string, grams?: number): RecipeLine => ({
  text,
  ...(foodId === undefined ? {} : { foodId }),
  ...(grams === undefined ? {} : { quantity: { amount: amountOf(grams), unit: 'g' } }),
})
const dish = (servings: number, ...lines: RecipeLine[]): Recipe => ({
  id: 1,
  title: 'Dish',
  servings,
  occasions: [],
  tags: [],
  lines,
})
const figures = (some: Partial<DietFigures>): DietFigures => ({
  kcal: 500,
  carbs: 0,
  netCarbs: 0,
  fat: 0,
  grams: 400,
  ...some,
})
const answer = (diet: CountedDiet, some: Partial<DietFigures>, servings = 1) =>
  dietAnswerOf(diet, dish(servings, line('x', 'spinach')), figures(some), [])

describe('the limits are met exactly', () => {
  test.each<[CountedDiet, Partial<DietFigures>, string]>([
    ['keto', { netCarbs: dietLimits.keto.netCarbs }, 'fits'],
    ['keto', { netCarbs: dietLimits.keto.netCarbs + 0.01 }, 'does not fit'],
    ['low-carb', { carbs: 25, kcal: 200 }, 'fits'],
    ['low-carb', { carbs: 25.1, kcal: 200 }, 'does not fit'],
    ['low-carb', { carbs: 32, kcal: 500 }, 'fits'],
    ['low-carb', { carbs: 33, kcal: 500 }, 'does not fit'],
    ['low-fat', { fat: 12, grams: 400, kcal: 500 }, 'fits'],
    ['low-fat', { fat: 12.1, grams: 400, kcal: 500 }, 'does not fit'],
    ['low-fat', { fat: 12, grams: 400, kcal: 350 }, 'does not fit'],
  ])('%s with %j %s', (diet, some, expected) => {
    expect(answer(diet, some)).toBe(expected)
  })

  test('more servings share the carbohydrate', () => {
    expect(answer('keto', { netCarbs: 40 }, 4)).toBe('fits')
    expect(answer('keto', { netCarbs: 40 }, 3)).toBe('does not fit')
  })
})

describe('a line of unknown weight', () => {
  const missing = line('sugar', 'white-sugar')

  test('leaves a dish below the limit unknown', () => {
    for (const diet of ['keto', 'low-carb', 'low-fat'] as const)
      expect(answer(diet, { missing })).toBe('not known')
  })

  test('does not change a dish that is over the limit', () => {
    expect(answer('keto', { netCarbs: 50, missing })).toBe('does not fit')
    expect(answer('low-fat', { fat: 90, missing })).toBe('does not fit')
  })

  test('is the reason', () => {
    const recipe = dish(2, line('200 g salmon', 'salmon', 200), missing)
    const because = limitReason('keto', recipe, dietFiguresOf(recipe))
    expect(because).toEqual({
      line: 'sugar',
      foodId: 'white-sugar',
      why: 'nobody knows what this line weighs or gives',
    })
  })
})

describe('the reason', () => {
  test.each<[CountedDiet, RecipeLine[], string, RegExp]>([
    [
      'keto',
      [line('50 g carrots', 'carrot', 50), line('100 g rice', 'white-rice', 100)],
      '100 g rice',
      /net carbohydrate/,
    ],
    [
      'low-carb',
      [line('20 g oil', 'olive-oil', 20), line('300 g pasta', 'dry-pasta', 300)],
      '300 g pasta',
      /carbohydrate/,
    ],
    [
      'low-fat',
      [line('300 g potatoes', 'potato', 300), line('50 g oil', 'olive-oil', 50)],
      '50 g oil',
      /too much fat/,
    ],
    [
      'mediterranean',
      [line('spinach', 'spinach', 100), line('50 g bacon', 'bacon', 50)],
      '50 g bacon',
      /processed/,
    ],
  ])('%s', (diet, lines, decided, why) => {
    const recipe = dish(1, ...lines)
    const because = limitReason(diet, recipe, dietFiguresOf(recipe))
    expect(because.line).toBe(decided)
    expect(because.why).toMatch(why)
  })

  test('reports unknown servings', () => {
    const recipe = dish(0, line('100 g rice', 'white-rice', 100))
    expect(limitReason('keto', recipe, dietFiguresOf(recipe)).why).toBe('nobody says how many it serves')
  })
})

test('hard fats, red meat and sugar add up over lines', () => {
  const answers = (recipe: Recipe) =>
    dietAnswerOf('mediterranean', recipe, figures({}), recipe.lines.map(classifyLine))
  const peas = line('200 g peas', 'green-peas', 200)
  const butter = line('8 g butter', 'salted-butter', 8)
  expect(answers(dish(1, peas, butter))).toBe('fits')
  expect(answers(dish(1, peas, butter, line('8 g cream', 'heavy-cream', 8)))).toBe('does not fit')
  expect(answers(dish(2, peas, butter, line('8 g cream', 'heavy-cream', 8)))).toBe('fits')
  expect(
    answers(dish(1, peas, line('60 g lamb', 'ground-lamb', 60), line('60 g beef', 'sirloin-steak', 60))),
  ).toBe('does not fit')
})

test('a Mediterranean dish is built on plants or fish, with olive oil, and little cheese', () => {
  const answers = (...lines: ReturnType<typeof line>[]) =>
    dietAnswerOf('mediterranean', dish(1, ...lines), figures({}), lines.map(classifyLine))
  const greens = line('150 g spinach', 'spinach', 150)
  expect(answers(greens, line('50 g feta', 'feta', 50))).toBe('fits')
  expect(answers(greens, line('80 g feta', 'feta', 80))).toBe('does not fit')
  expect(answers(greens, line('15 g oil', 'vegetable-oil', 15))).toBe('does not fit')
  expect(answers(greens, line('5 g oil', 'vegetable-oil', 5))).toBe('fits')
  expect(answers(greens, line('15 g', 'vegetable-oil', 15), line('20 g', 'olive-oil', 20))).toBe('fits')
  expect(answers(line('30 g spinach', 'spinach', 30), line('150 g chicken', 'chicken-breast', 150))).toBe(
    'does not fit',
  )
})
