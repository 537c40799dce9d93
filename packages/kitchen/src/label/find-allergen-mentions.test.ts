import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergensIn } from '../diet/bit-sets'
import { findAllergenMentions } from './find-allergen-mentions'

/** 'milk: dairy', 'oats: gluten?' … for all words that concern allergens. */
function mentionsIn(text: string): string[] {
  return findAllergenMentions(text).found.flatMap(({ at, end, contains, maybe, claimed, said }) => {
    const words = text.slice(at, end).toLowerCase()
    if (said === 'free') return [`${words}: free`]
    const all = [
      ...allergensIn(contains),
      ...allergensIn(maybe).map((id) => `${id}?`),
      ...allergensIn(claimed).map((id) => `${id}!`),
    ]
    return all.length > 0 ? [`${words}: ${all.join(' ')}`] : []
  })
}

describe('statements of a text', () => {
  test.each([
    ['milk, eggs', ['milk: dairy', 'eggs: eggs']],
    ['may contain milk, eggs', ['milk: dairy?', 'eggs: eggs?']],
    ['traces of milk, nuts, eggs', ['milk: dairy?', 'nuts: nuts? peanuts?', 'eggs: eggs?']],
    ['trace of lime, milk', ['milk: dairy']],
    ['may contain milk. eggs', ['milk: dairy?', 'eggs: eggs']],
    ['salt (may contain milk), eggs', ['milk: dairy?', 'eggs: eggs']],
    ['may contain milk Contains: eggs', ['milk: dairy?', 'eggs: eggs']],
    ['made in a factory that uses ingredients containing milk', ['milk: dairy?']],
    ['free from milk, eggs and fish', ['milk: free', 'eggs: free', 'fish: free']],
    ['free from milk powder, eggs', ['milk: free', 'eggs: eggs']],
    ['free from colours, eggs', ['eggs: eggs']],
    ['no milk, eggs', ['milk: free', 'eggs: eggs']],
    ['no milk or eggs', ['milk: free', 'eggs: free']],
    ['no added sulphites', ['sulphites: free']],
    ['no sugar milk', ['sugar: free', 'milk: dairy']],
    ['egg-free pasta', ['egg: free', 'pasta: gluten']],
    ['gluten free pasta', ['gluten: free', 'pasta: gluten!']],
    ['gluten and egg free pasta, milk', ['gluten: free', 'egg: free', 'pasta: gluten!', 'milk: dairy']],
    ['gluten free, pasta', ['gluten: free', 'pasta: gluten']],
    ['egg free range', ['egg: eggs']],
    ['milk alternative', ['milk: dairy?']],
    ['vegan cheese and cheese', ['cheese: dairy?', 'cheese: dairy']],
    ['sans gluten, lait', ['gluten: free', 'lait: dairy']],
    ['glutenfrei, Milch', ['milch: dairy']],
    ['chocolate', ['chocolate: dairy? soy?']],
    ['chocolate (sugar, cocoa)', []],
    ['chocolate: sugar, cocoa', []],
    ['chocolate (may contain milk)', ['chocolate: dairy? soy?', 'milk: dairy?']],
  ])('%j', (text, words) => {
    expect(mentionsIn(text)).toEqual(words)
  })
})

describe('claims', () => {
  test.each([
    ['gluten-free flour', ['gluten'], []],
    ['flour (gluten-free)', ['gluten'], ['gluten']],
    ['flour, gluten-free', ['gluten'], ['gluten']],
    ['muesli without nuts', ['nuts'], ['nuts']],
    ['wheat-free flour', [], []],
    ['lactose-free milk', [], []],
    ['flour', [], []],
  ])('of %j: %j, standing %j', (text, claims, standing) => {
    const read = findAllergenMentions(text)
    expect(allergensIn(read.claims)).toEqual(claims)
    expect(allergensIn(read.standing)).toEqual(standing)
  })

  test('vegan and vegetarian products have exclusions', () => {
    expect(allergensIn(findAllergenMentions('vegan cheese').without.allergens)).toEqual([
      'shellfish',
      'fish',
      'eggs',
      'dairy',
      'molluscs',
    ])
    expect(allergensIn(findAllergenMentions('vegetarian oyster sauce').without.allergens)).toEqual([
      'shellfish',
      'fish',
      'molluscs',
    ])
    expect(findAllergenMentions('cheese').without.allergens).toBe(0)
  })
})

test('thousands of claims, brackets and statements are parsed in one pass', () => {
  expect(findAllergenMentions('gluten free, '.repeat(1500)).found).toHaveLength(1500)
  expect(findAllergenMentions('may contain (milk '.repeat(1000)).found).toHaveLength(1000)
  expect(findAllergenMentions('and '.repeat(5000)).found).toEqual([])
})

test('a contained allergen is never also doubtful or excluded', () => {
  const bits = [
    'gluten',
    'free',
    'milk',
    'may contain',
    'vegan',
    'no',
    'cheese',
    'and',
    'or',
    ',',
    '(',
    ')',
    '.',
    'flour',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bits)), (words) => {
      for (const { contains, claimed, said } of findAllergenMentions(words.join(' ')).found) {
        expect(contains & claimed).toBe(0)
        if (said !== 'is') expect(contains).toBe(0)
      }
    }),
  )
})
