import { expect, test } from 'vitest'
import { findDoubtfulLines, findLineDoubt } from './doubtful-line'

test.each([
  '2 eggs',
  '1 cup whole milk',
  'salt',
  'macaroni and cheese',
  '2 cloves garlic, crushed and chopped',
  'butter or margarine',
])('no doubt about %s', (line) => expect(findLineDoubt(line)).toBeUndefined())

test.each([
  ['For the sauce:', 'a heading', []],
  ['***', 'not understood', []],
  ['salt and pepper', 'two in one', ['salt', 'pepper']],
  ['salt & pepper to taste', 'two in one', ['salt to taste', 'pepper to taste']],
  ['2 eggs and 1 cup milk', 'two in one', ['2 eggs', '1 cup milk']],
  ['1 tsp each cumin and coriander', 'two in one', ['1 tsp cumin', '1 tsp coriander']],
  ['1 tsp xyzzy', 'no food', undefined],
  ['Traubenkernöl', 'no food', undefined],
])('%s: %s', (line, why, instead) => {
  expect(findLineDoubt(line)?.why).toBe(why)
  expect(findLineDoubt(line)?.instead).toEqual(instead)
})

test('a sentence is not understood, a slightly misspelt food is suggested', () => {
  expect(findLineDoubt('You can leave these out if you would rather not go to the shop again.')?.why).toBe(
    'not understood',
  )
  expect(findLineDoubt('4 foo bars')).toEqual({ why: 'no food' })
})

test('each doubt has its index', () => {
  expect(findDoubtfulLines(['2 eggs', 'Dough:', 'salt and pepper']).map(({ place }) => place)).toEqual([1, 2])
})

test.each(['2 Eier', '200g Mehl', '200 g harina de trigo', '3 œufs', '2 яйца', '250 ml süt'])(
  'nothing is suggested for %s, which is in another language',
  (line) => {
    expect(findLineDoubt(line)?.instead).toBeUndefined()
  },
)

test('a heading that names an allergen is not removed in one tap', () => {
  expect(findLineDoubt('For the peanut sauce:')).toEqual({ why: 'a heading' })
})

test('a line is parsed in the language of its recipe', () => {
  expect(findDoubtfulLines(['200 g Mehl', '2 Eier', '100 g Butter und 1 EL Honig'])).toEqual([
    { place: 2, why: 'two in one', instead: ['100 g Butter', '1 EL Honig'] },
  ])
})

test('nothing is suggested if the word may be an allergen', () => {
  expect(findLineDoubt('2 cups beter')).toEqual({ why: 'no food' })
  expect(findLineDoubt('100 g walnts')).toEqual({ why: 'no food', instead: ['100 g walnuts'] })
})
