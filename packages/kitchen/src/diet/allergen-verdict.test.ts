import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import type { RecipeLine } from '../recipe/recipe'
import type { Allergen } from './allergen'
import { allergenIds } from './allergen'
import { additionalAllergens, allergens, allergenVerdict, allergenVerdicts } from './allergen-verdict'

const line = (text: string, foodId?: string): RecipeLine => ({
  text,
  ...(foodId === undefined ? {} : { foodId }),
})

describe('the twelve allergens', () => {
  test('have the specification’s order and groups', () => {
    const idsWith = (severity: string) =>
      allergens.filter((one) => one.severity === severity).map(({ id }) => id)
    expect([...allergens, ...additionalAllergens].map(({ id }) => id)).toEqual([...allergenIds])
    expect(idsWith('high')).toEqual(['nuts', 'peanuts', 'shellfish'])
    expect(idsWith('medium')).toEqual(['fish', 'eggs', 'dairy', 'gluten', 'sesame'])
    expect(idsWith('low')).toEqual(['soy', 'sulfites', 'msg', 'nightshades'])
  })

  test('four more complete the fourteen of the EU', () => {
    expect(additionalAllergens.map(({ id }) => id)).toEqual(['celery', 'mustard', 'lupin', 'molluscs'])
    for (const { description } of additionalAllergens) expect(description.length).toBeGreaterThan(20)
  })

  test('each has a unique name and description', () => {
    expect(new Set(allergens.map(({ name }) => name)).size).toBe(12)
    for (const { description } of allergens) expect(description.length).toBeGreaterThan(20)
  })
})

describe('the three answers', () => {
  test.each<[Allergen, RecipeLine[], string]>([
    ['eggs', [line('2 eggs', 'egg')], 'contains'],
    ['dairy', [line('2 eggs', 'egg')], 'none found'],
    ['gluten', [line('2 tbsp soy sauce', 'soy-sauce')], 'contains'],
    ['soy', [line('2 tbsp soy sauce', 'soy-sauce')], 'contains'],
    ['nuts', [line('3 tbsp pesto', 'pesto')], 'contains'],
    ['dairy', [line('3 tbsp pesto', 'pesto')], 'contains'],
    ['sesame', [line('1 tbsp tahini', 'tahini')], 'contains'],
    ['gluten', [line('200 g couscous', 'couscous')], 'contains'],
    ['fish', [line('3 anchovies', 'anchovies')], 'contains'],
    ['gluten', [line('50 g rolled oats', 'rolled-oats')], 'not known'],
    ['nuts', [line('something nice')], 'not known'],
    ['nuts', [line('something with almonds')], 'contains'],
    ['peanuts', [line('200 g chicken in satay', 'chicken-breast')], 'contains'],
    ['gluten', [line('200 g gluten-free flour', 'all-purpose-flour')], 'none found'],
    ['celery', [line('2 sticks celery', 'celery')], 'contains'],
    ['celery', [line('1 stock cube', 'stock-cube')], 'not known'],
    ['mustard', [line('1 tsp dijon mustard', 'dijon-mustard')], 'contains'],
    ['mustard', [line('3 tbsp mayonnaise', 'mayonnaise')], 'not known'],
    ['lupin', [line('100 g lupin flour', 'lupin-beans')], 'contains'],
    ['molluscs', [line('500 g mussels', 'mussels')], 'contains'],
    ['shellfish', [line('500 g mussels', 'mussels')], 'contains'],
    ['molluscs', [line('200 g prawns', 'shrimp')], 'none found'],
    ['molluscs', [line('1 tbsp oyster sauce', 'oyster-sauce')], 'contains'],
    ['molluscs', [line('200 g oyster mushrooms', 'oyster-mushroom')], 'none found'],
    ['nuts', [], 'not known'],
  ])('%s in %j: %s', (allergen, lines, answer) => {
    expect(allergenVerdict(allergen, lines).answer).toBe(answer)
  })

  test('an optional line counts fully', () => {
    const lines = [
      line('200 g spinach', 'spinach'),
      { ...line('walnuts, to serve', 'walnuts'), optional: true },
    ]
    expect(allergenVerdict('nuts', lines).answer).toBe('contains')
  })

  test('contains takes precedence over not known in any line order', () => {
    const unread = line('xyzzy')
    const egg = line('1 egg', 'egg')
    for (const lines of [
      [unread, egg],
      [egg, unread],
    ]) {
      expect(allergenVerdict('eggs', lines)).toMatchObject({ answer: 'contains', because: { line: '1 egg' } })
      expect(allergenVerdict('nuts', lines)).toMatchObject({
        answer: 'not known',
        because: { line: 'xyzzy' },
      })
    }
  })
})

describe('the reason', () => {
  test.each<[Allergen, RecipeLine, string]>([
    ['gluten', line('2 tbsp soy sauce', 'soy-sauce'), 'soy sauce contains gluten'],
    ['peanuts', line('chicken in satay', 'chicken-breast'), "'satay' means peanuts"],
    ['gluten', line('50 g oats', 'rolled-oats'), 'rolled oats often contain gluten: check the label'],
    ['nuts', line('xyzzy'), 'nobody could tell what this line is'],
    ['nuts', line('xyzzy', 'no-such-food'), 'nothing is known of this food'],
    ['soy', line('spinach with lecithin', 'spinach'), "'lecithin' may hold soy: check the label"],
    ['eggs', line('almond thing'), 'nobody could tell what this line is'],
  ])('%s of %j: %s', (allergen, one, why) => {
    const verdict = allergenVerdict(allergen, [one])
    expect(verdict.answer === 'none found' ? '' : verdict.because.why).toBe(why)
  })

  test('contains the line and its food', () => {
    const verdict = allergenVerdict('eggs', [line('200 g spinach', 'spinach'), line('2 eggs', 'egg')])
    expect(verdict).toEqual({
      answer: 'contains',
      because: { line: '2 eggs', foodId: 'egg', why: 'egg contains eggs' },
    })
  })

  test("states that 'vegan' is not an allergen statement", () => {
    const verdict = allergenVerdict('dairy', [line('vegan butter', 'salted-butter')])
    expect(verdict).toMatchObject({ answer: 'not known', because: { foodId: 'salted-butter' } })
    expect(verdict.answer === 'none found' ? '' : verdict.because.why).toContain('no allergen statement')
  })

  test("is present for every answer but 'none found'", () => {
    for (const food of allFoods()) {
      for (const verdict of Object.values(allergenVerdicts([line(`some ${food.name}`, food.id)]))) {
        if (verdict.answer !== 'none found') expect(verdict.because.why, food.id).not.toBe('')
      }
    }
  })
})

const ids = allFoods().map(({ id }) => id)
const anyLine: fc.Arbitrary<RecipeLine> = fc.oneof(
  fc.constantFrom(...ids).map((foodId) => line(`some ${foodId.replaceAll('-', ' ')}`, foodId)),
  fc.string({ unit: 'grapheme' }).map((text) => line(text)),
  fc.tuple(fc.string(), fc.constantFrom(...ids)).map(([text, foodId]) => line(text, foodId)),
  fc
    .tuple(
      fc.constantFrom('gluten-free', 'vegan', 'no', 'may contain', 'free from', 'without', 'or', 'egg-free'),
      fc.constantFrom('flour', 'butter', 'nuts', 'pesto', 'milk', 'spinach'),
    )
    .map((words) => line(words.join(' '), 'all-purpose-flour')),
)

describe('properties', () => {
  const rank = { 'none found': 0, 'not known': 1, contains: 2 }

  test('one more line never makes a dish safer', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), anyLine, fc.nat(), (lines, more, at) => {
        const index = at % (lines.length + 1)
        const before = allergenVerdicts(lines)
        const after = allergenVerdicts([...lines.slice(0, index), more, ...lines.slice(index)])
        for (const id of allergenIds)
          expect(rank[after[id].answer]).toBeGreaterThanOrEqual(rank[before[id].answer])
      }),
    )
  })

  test('the order of lines does not change the answer', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), (lines) => {
        const forward = allergenVerdicts(lines)
        const reversed = allergenVerdicts([...lines].reverse())
        for (const id of allergenIds) expect(reversed[id].answer).toBe(forward[id].answer)
      }),
    )
  })

  test('a line without a food is never safe', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const verdict of Object.values(allergenVerdicts([line(text)]))) {
          expect(verdict.answer).not.toBe('none found')
        }
      }),
    )
  })

  test('a contained allergen is found unless the text denies it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allFoods()), fc.stringMatching(/^[a-z0-9 ,()]{0,30}$/), (food, text) => {
        fc.pre(!/free|vegan|without|no |plant|veg|meat/.test(text))
        for (const id of food.contains)
          expect(allergenVerdict(id, [line(text, food.id)]).answer).toBe('contains')
      }),
    )
  })
})
