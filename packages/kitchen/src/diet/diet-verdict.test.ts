import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { amountOf } from '../quantity/amount'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { dietsIn } from './bit-sets'
import type { Diet } from './diet'
import { dietIds } from './diet'
import { dietBitsOf, diets, dietVerdict, dietVerdicts, foodFitsDiet } from './diet-verdict'

const line = (text: string, foodId?: string, grams?: number): RecipeLine => ({
  text,
  ...(foodId === undefined ? {} : { foodId }),
  ...(grams === undefined ? {} : { quantity: { amount: amountOf(grams), unit: 'g' } }),
})
const dish = (lines: readonly RecipeLine[], servings = 1): Recipe => ({
  id: 1,
  title: 'Dish',
  servings,
  occasions: [],
  tags: [],
  lines,
})
const answerFor = (diet: Diet, ...lines: RecipeLine[]) => dietVerdict(diet, dish(lines)).answer

describe('the ten diets', () => {
  test('have the specification’s order and groups', () => {
    const group = (category: string) => diets.filter((one) => one.category === category).map(({ id }) => id)
    expect(diets.map(({ id }) => id)).toEqual([...dietIds])
    expect(group('lifestyle')).toEqual(['vegetarian', 'vegan', 'pescatarian'])
    expect(group('health')).toEqual(['keto', 'paleo', 'mediterranean'])
    expect(group('fitness')).toEqual(['low-carb', 'low-fat'])
    expect(group('special')).toEqual(['gluten-free', 'dairy-free'])
  })

  test('each has a name, a description and benefits', () => {
    expect(new Set(diets.map(({ name }) => name)).size).toBe(10)
    for (const { description, benefits } of diets) {
      expect(description.length).toBeGreaterThan(20)
      expect(benefits.length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('by ingredients', () => {
  test.each<[Diet, string, string, string]>([
    ['vegetarian', '200 g spinach', 'spinach', 'fits'],
    ['vegetarian', '2 eggs', 'egg', 'fits'],
    ['vegetarian', '100 g cheddar', 'cheddar-cheese', 'fits'],
    ['vegetarian', '200 g salmon', 'salmon', 'does not fit'],
    ['vegetarian', '200 g chicken', 'chicken-breast', 'does not fit'],
    ['vegetarian', 'gelatin', 'unflavored-gelatin', 'does not fit'],
    ['vegetarian', '1 l chicken stock', 'chicken-broth', 'does not fit'],
    ['vegetarian', '2 tbsp fish sauce', 'fish-sauce', 'does not fit'],
    ['vegetarian', 'veggie sausages', 'pork-sausage', 'fits'],
    ['pescatarian', '200 g salmon', 'salmon', 'fits'],
    ['pescatarian', '200 g shrimp', 'shrimp', 'fits'],
    ['pescatarian', '4 rashers bacon', 'bacon', 'does not fit'],
    ['vegan', '200 g spinach', 'spinach', 'fits'],
    ['vegan', '1 tbsp honey', 'honey', 'does not fit'],
    ['vegan', '2 eggs', 'egg', 'does not fit'],
    ['vegan', '50 g butter', 'salted-butter', 'does not fit'],
    ['vegan', '50 g vegan butter', 'salted-butter', 'fits'],
    ['vegan', '200 ml oat milk', 'oat-milk', 'fits'],
    ['gluten-free', '200 g flour', 'all-purpose-flour', 'does not fit'],
    ['gluten-free', '200 g gluten-free flour', 'all-purpose-flour', 'fits'],
    ['gluten-free', '200 g rice', 'white-rice', 'fits'],
    ['gluten-free', '50 g oats', 'rolled-oats', 'not known'],
    ['dairy-free', '50 g ghee', 'ghee', 'does not fit'],
    ['dairy-free', '200 ml coconut milk', 'canned-coconut-milk', 'fits'],
    ['paleo', '200 g salmon', 'salmon', 'fits'],
    ['paleo', '200 g rice', 'white-rice', 'does not fit'],
    ['paleo', '200 g lentils', 'lentils', 'does not fit'],
    ['paleo', '50 g butter', 'salted-butter', 'does not fit'],
    ['paleo', '100 g sugar', 'white-sugar', 'does not fit'],
    ['paleo', '1 tbsp honey', 'honey', 'fits'],
  ])('%s: %s (%s) %s', (diet, text, foodId, answer) => {
    expect(answerFor(diet, line(text, foodId))).toBe(answer)
  })

  test('words beside the food are considered', () => {
    expect(answerFor('vegetarian', line('spinach with bacon', 'spinach'))).toBe('does not fit')
    expect(answerFor('vegan', line('carrots glazed with honey', 'carrot'))).toBe('does not fit')
    expect(answerFor('vegetarian', line('something with chicken'))).toBe('does not fit')
    expect(answerFor('vegetarian', line('kidney beans', 'canned-kidney-beans'))).toBe('fits')
  })

  test('an unrecognized line is not known', () => {
    for (const diet of dietIds) expect(answerFor(diet, line('xyzzy'))).toBe('not known')
  })

  test('a dish without lines is not known', () => {
    for (const diet of dietIds) {
      expect(dietVerdict(diet, dish([]))).toMatchObject({ answer: 'not known', because: { line: 'Dish' } })
    }
  })

  test('the verdict has the deciding line', () => {
    const verdict = dietVerdict(
      'vegan',
      dish([line('200 g spinach', 'spinach'), line('1 tbsp honey', 'honey')]),
    )
    expect(verdict).toMatchObject({
      answer: 'does not fit',
      because: { line: '1 tbsp honey', foodId: 'honey' },
    })
    const open = dietVerdict('gluten-free', dish([line('50 g oats', 'rolled-oats')]))
    expect(open).toMatchObject({ answer: 'not known', because: { foodId: 'rolled-oats' } })
  })

  test('rennet causes a note, not a refusal', () => {
    const parmesan = dietVerdict('vegetarian', dish([line('50 g parmesan', 'parmesan')]))
    expect(parmesan).toMatchObject({ answer: 'fits', note: { foodId: 'parmesan' } })
    expect(dietVerdict('vegetarian', dish([line('2 eggs', 'egg')]))).toEqual({ answer: 'fits' })
  })
})

describe('by nutrition', () => {
  test.each<[Diet, RecipeLine[], string]>([
    ['keto', [line('200 g salmon', 'salmon', 200), line('100 g spinach', 'spinach', 100)], 'fits'],
    ['keto', [line('100 g rice', 'white-rice', 100)], 'does not fit'],
    ['keto', [line('200 g salmon', 'salmon', 200), line('sugar', 'white-sugar')], 'not known'],
    ['keto', [line('200 g salmon', 'salmon', 200), line('thyme', 'fresh-thyme')], 'fits'],
    [
      'low-carb',
      [line('200 g chicken', 'chicken-breast', 200), line('100 g carrots', 'carrot', 100)],
      'fits',
    ],
    ['low-carb', [line('100 g pasta', 'dry-pasta', 100)], 'does not fit'],
    ['low-carb', [line('20 g pasta', 'dry-pasta', 20)], 'fits'],
    ['low-fat', [line('200 g cod', 'cod', 200), line('200 g potatoes', 'potato', 200)], 'fits'],
    [
      'low-fat',
      [line('20 g olive oil', 'olive-oil', 20), line('200 g potatoes', 'potato', 200)],
      'does not fit',
    ],
    [
      'low-fat',
      [line('200 g potatoes', 'potato', 200), line('oil, for frying', 'vegetable-oil')],
      'not known',
    ],
  ])('%s: %j %s', (diet, lines, answer) => {
    expect(answerFor(diet, ...lines)).toBe(answer)
  })

  test('counts per serving, not per dish', () => {
    const rice = [line('100 g rice', 'white-rice', 100), line('1 kg chicken', 'chicken-breast', 1000)]
    expect(dietVerdict('keto', dish(rice, 2)).answer).toBe('does not fit')
    expect(dietVerdict('keto', dish(rice, 12)).answer).toBe('fits')
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d servings give not known', (servings) => {
    const verdict = dietVerdict('keto', dish([line('100 g rice', 'white-rice', 100)], servings))
    expect(verdict).toMatchObject({ answer: 'not known', because: { why: 'nobody says how many it serves' } })
  })

  test('has the line with the largest share', () => {
    const lines = [line('50 g carrots', 'carrot', 50), line('200 g rice', 'white-rice', 200)]
    const verdict = dietVerdict('keto', dish(lines))
    expect(verdict).toMatchObject({
      answer: 'does not fit',
      because: { line: '200 g rice', foodId: 'white-rice' },
    })
    expect(verdict.answer === 'fits' ? '' : verdict.because.why).toMatch(
      /^too much net carbohydrate: [\d.]+ g a serving/,
    )
  })

  test('has the line of unknown weight', () => {
    const lines = [line('200 g salmon', 'salmon', 200), line('sugar', 'white-sugar')]
    expect(dietVerdict('low-carb', dish(lines))).toMatchObject({ because: { line: 'sugar' } })
  })
})

describe('mediterranean', () => {
  test.each<[string, RecipeLine[], string]>([
    [
      'fish and vegetables',
      [line('200 g salmon', 'salmon', 200), line('200 g tomatoes', 'tomato', 200)],
      'fits',
    ],
    [
      'lentils in oil',
      [line('100 g lentils', 'lentils', 100), line('20 g olive oil', 'olive-oil', 20)],
      'fits',
    ],
    ['bacon', [line('200 g spinach', 'spinach', 200), line('50 g bacon', 'bacon', 50)], 'does not fit'],
    [
      'much beef',
      [line('250 g steak', 'sirloin-steak', 250), line('spinach', 'spinach', 100)],
      'does not fit',
    ],
    ['a little beef', [line('80 g steak', 'sirloin-steak', 80), line('spinach', 'spinach', 100)], 'fits'],
    [
      'much butter',
      [line('50 g butter', 'salted-butter', 50), line('spinach', 'spinach', 100)],
      'does not fit',
    ],
    ['a knob of butter', [line('10 g butter', 'salted-butter', 10), line('spinach', 'spinach', 100)], 'fits'],
    ['much sugar', [line('100 g sugar', 'white-sugar', 100), line('apples', 'apple', 100)], 'does not fit'],
    ['crisps', [line('100 g crisps', 'potato-chips', 100)], 'does not fit'],
    ['only chicken', [line('200 g chicken', 'chicken-breast', 200)], 'does not fit'],
    ['something', [line('200 g spinach', 'spinach', 200), line('xyzzy')], 'not known'],
  ])('%s', (_name, lines, answer) => {
    expect(answerFor('mediterranean', ...lines)).toBe(answer)
  })

  test('allows butter with more olive oil', () => {
    const lines = [
      line('40 g olive oil', 'olive-oil', 40),
      line('20 g butter', 'salted-butter', 20),
      line('peas', 'green-peas'),
    ]
    expect(answerFor('mediterranean', ...lines)).toBe('fits')
  })
})

describe('a single food', () => {
  test.each<[string, Diet, string]>([
    ['honey', 'vegan', 'does not fit'],
    ['tofu', 'vegan', 'not known'],
    ['firm-tofu', 'vegan', 'fits'],
    ['white-rice', 'keto', 'does not fit'],
    ['olive-oil', 'keto', 'fits'],
    ['spinach', 'low-carb', 'fits'],
    ['white-sugar', 'low-carb', 'does not fit'],
    ['butter', 'low-fat', 'not known'],
    ['salted-butter', 'low-fat', 'does not fit'],
    ['spinach', 'low-fat', 'fits'],
    ['all-purpose-flour', 'gluten-free', 'does not fit'],
    ['rice-flour', 'gluten-free', 'fits'],
    ['whole-milk', 'dairy-free', 'does not fit'],
    ['spinach', 'mediterranean', 'fits'],
    ['bacon', 'mediterranean', 'does not fit'],
    ['lentils', 'paleo', 'does not fit'],
    ['no-such-food', 'vegan', 'not known'],
    ['no-such-food', 'keto', 'not known'],
  ])('%s and %s: %s', (foodId, diet, answer) => {
    expect(foodFitsDiet(foodId, diet).answer).toBe(answer)
  })
})

describe('properties', () => {
  const anyFood = fc.constantFrom(...allFoods())
  const foodLine = fc
    .tuple(anyFood, fc.nat(500))
    .map(([food, grams]) => line(`${grams} g ${food.name}`, food.id, grams))
  const anyLine = fc.oneof(
    { weight: 5, arbitrary: foodLine },
    { weight: 1, arbitrary: fc.string().map((text) => line(text)) },
  )
  const rank = { fits: 0, 'not known': 1, 'does not fit': 2 }
  const byContent: Diet[] = ['vegetarian', 'vegan', 'pescatarian', 'gluten-free', 'dairy-free', 'paleo']

  test('one more line never makes a dish fit better for diets by ingredients', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), anyLine, (lines, more) => {
        for (const diet of byContent) {
          const before = rank[answerFor(diet, ...lines)]
          expect(rank[answerFor(diet, ...lines, more)]).toBeGreaterThanOrEqual(before)
        }
      }),
    )
  })

  test('vegan implies vegetarian without known dairy, and vegetarian implies pescatarian', () => {
    fc.assert(
      fc.property(fc.array(foodLine, { minLength: 1, maxLength: 5 }), (lines) => {
        if (answerFor('vegan', ...lines) === 'fits') {
          expect(answerFor('vegetarian', ...lines)).toBe('fits')
          // 'vegan' is not a statement about traces: a vegan sausage fits, but its label must still be checked for dairy.
          expect(answerFor('dairy-free', ...lines)).not.toBe('does not fit')
        }
        if (answerFor('vegetarian', ...lines) === 'fits')
          expect(answerFor('pescatarian', ...lines)).toBe('fits')
        if (answerFor('keto', ...lines) === 'fits')
          expect(answerFor('low-carb', ...lines)).not.toBe('not known')
      }),
    )
  })

  test('bits agree with the verdicts, and every refusal has a reason', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), fc.integer({ min: -1, max: 8 }), (lines, servings) => {
        const recipe = dish(lines, servings)
        const verdicts = dietVerdicts(recipe)
        const { unfit, unjudged } = dietBitsOf(recipe)
        expect(dietsIn(unfit)).toEqual(dietIds.filter((id) => verdicts[id].answer === 'does not fit'))
        expect(dietsIn(unjudged)).toEqual(dietIds.filter((id) => verdicts[id].answer === 'not known'))
        for (const verdict of Object.values(verdicts)) {
          if (verdict.answer !== 'fits') expect(verdict.because.why).not.toBe('')
        }
      }),
    )
  })

  test('every food gets an answer for every diet', () => {
    for (const { id } of allFoods()) {
      for (const diet of dietIds) expect(rank[foodFitsDiet(id, diet).answer]).toBeDefined()
    }
  })
})
