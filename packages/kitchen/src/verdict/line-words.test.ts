import { describe, expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import { allergenBits, allergensIn, everyAllergen } from '../diet/bit-sets'
import { allFoods, foodById } from '../food/food'
import { findAllergenMentions } from '../label/find-allergen-mentions'
import { foldAccents, tokenizeLabel } from '../label/label-tokens'
import { classifyLine } from './classify-line'
import { groupLineWords, hedgeOf, isCompositeFood } from './line-words'

const chicken = foodById('chicken-breast')
const written = (text: string, foodId: string) => {
  const { own, beside } = groupLineWords(text, foodById(foodId))
  const words = (found: typeof own) => found.map(({ at, end }) => text.slice(at, end))
  return { own: words(own), beside: words(beside) }
}

describe('the food’s own name and the words beside it', () => {
  test.each([
    ['butter beans with cream', 'canned-butter-beans', [], ['cream']],
    ['200 g peanut butter, crunchy', 'peanut-butter', ['peanut butter'], []],
    ['almonds or walnuts', 'almonds', ['almonds'], ['walnuts']],
    ['2 large eggs, beaten with milk', 'egg', ['eggs'], ['milk']],
    ['sourdough slices with cheese', 'sourdough-bread', ['sourdough'], ['cheese']],
    ['crème fraîche', 'creme-fraiche', ['crème fraîche'], []],
  ])('%s', (text, foodId, own, beside) => {
    expect(written(text, foodId)).toEqual({ own, beside })
  })

  test('the longest name counts, singular or plural', () => {
    expect(written('pine nuts', 'pine-nuts').own).toEqual(['pine nuts'])
    expect(written('cherry tomato', 'cherry-tomatoes').own).toEqual(['tomato'])
  })

  test('without a food all words are beside it', () => {
    expect(groupLineWords('milk and eggs', undefined).beside).toHaveLength(2)
  })
})

describe('a prepared food of unknown ingredients comes with the food', () => {
  test.each([
    'chicken in a creamy mushroom sauce',
    'chicken in mustard sauce',
    'chicken, served with gravy and stuffing',
    'chicken with stuffing',
    'chicken in its marinade',
    'chicken, plus dressing',
  ])('%s', (text) => {
    expect(groupLineWords(text, chicken).hides).toBe(true)
    const { maybe } = classifyLine({ text, foodId: 'chicken-breast' })
    expect(maybe).toBe(everyAllergen)
  })

  test.each([
    'chicken',
    'chicken for the sauce',
    'chicken, in pieces, for the filling',
    'chicken in soy sauce',
    'chicken with worcestershire sauce',
    'chicken, sauce on the side',
  ])('not: %s', (text) => {
    expect(groupLineWords(text, chicken).hides).toBe(false)
  })

  test('not when it is the food itself', () => {
    expect(groupLineWords('beans in tomato sauce', foodById('baked-beans')).hides).toBe(false)
  })

  test('prepared foods are recognised by one word', () => {
    expect(isCompositeFood('sauce')).toBe(true)
    expect(isCompositeFood('saucepan')).toBe(false)
  })
})

describe('hedged claims', () => {
  test.each([
    ['butter or oil', 'or'],
    ['flour (gluten-free if needed)', 'if'],
    ['butter or oil, if you like', 'if'],
    ['optionally with cheese', 'if'],
    ['plain flour', undefined],
    ['constructor or toString', 'or'],
    ['constructor', undefined],
  ])('%s', (text, hedge) => {
    expect(hedgeOf(findAllergenMentions(text))).toBe(hedge)
  })
})

describe('known foods beside another food count too', () => {
  const grave = ['nuts', 'peanuts', 'shellfish', 'fish', 'eggs', 'dairy', 'gluten', 'sesame', 'soy'] as const
  // Words that usually mean something else, and names that state themselves what is left out.
  const ambiguous = new Set(
    'ling dab toast wrap roll crumble soy;rice seasoning;yeast extract;lady fingers;corn puffs;rice wine'
      .split(';')
      .flatMap((names, at) => (at === 0 ? names.split(' ') : [names])),
  )
  const names = allFoods().flatMap((food) =>
    [food.name, ...food.aliases].map((name) => ({ food, name: foldAccents(name) })),
  )

  test('every name with a grave allergen is read as containing it', () => {
    const missed: string[] = []
    for (const { food, name } of names) {
      if (ambiguous.has(name) || /free|vegan|vegetarian/.test(name)) continue
      const wanted = allergenBits(food.contains.filter((one) => grave.some((id) => id === one)))
      const { contains, maybe } = classifyLine({ text: `carrots, ${name}`, foodId: 'carrot' })
      const left = allergensIn(wanted & ~(contains | maybe))
      if (left.length > 0) missed.push(`${name}: ${left.join(', ')}`)
    }
    expect(missed).toEqual([])
  })

  test.each<[string, Allergen]>([
    ['rice - cheese', 'dairy'],
    ['rice – pasta', 'gluten'],
    ['spinach, philadelphia', 'dairy'],
    ['carrot with liquid aminos', 'soy'],
    ['apple with horlicks', 'gluten'],
    ['rice with velveeta', 'dairy'],
    ['onion in chinese sausage fat', 'soy'],
  ])('%s', (text, allergen) => {
    const { contains, maybe } = classifyLine({ text, foodId: 'white-rice' })
    expect(allergensIn(contains | maybe)).toContain(allergen)
  })
})

test('tokens can be passed in', () => {
  const text = 'chicken with cream'
  expect(groupLineWords(text, chicken, tokenizeLabel(text))).toEqual(groupLineWords(text, chicken))
})
