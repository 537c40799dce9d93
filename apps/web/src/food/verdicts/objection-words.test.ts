import type { EaterObjection } from '@larder/contract/recipes'
import { expect, test } from 'vitest'
import { listed, nameOf, verdictsOf } from './objection-words'

const against = (given: Partial<EaterObjection>): EaterObjection => ({
  concerns: 'allergen',
  about: 'nuts',
  answer: 'contains',
  line: '50 g pesto',
  why: 'pesto has pine nuts',
  forbids: true,
  ...given,
})

test('who, what, and the line that decided; what forbids stands first', () => {
  const verdicts = verdictsOf([
    { name: 'Ana', objections: [] },
    { name: 'Ben', objections: [against({ about: 'msg', answer: 'not known', forbids: false })] },
    {
      name: 'Mia',
      objections: [against({}), against({ concerns: 'diet', about: 'vegan', answer: 'does not fit' })],
    },
    {
      name: 'Ida',
      objections: [
        against({ concerns: 'diet', about: 'keto', answer: 'not known', forbids: false, line: '' }),
      ],
    },
    { name: 'Leo', objections: [against({ concerns: 'dislike', about: 'olives', forbids: false })] },
  ])
  expect(verdicts.map(({ sentence }) => sentence)).toEqual([
    'Mia: contains nuts, because of “50 g pesto”',
    'Mia: not vegan, because of “50 g pesto”',
    'Ben: not known whether it contains MSG, because of “50 g pesto”',
    'Ida: not known whether it is keto',
    'Leo: contains olives, a dislike, because of “50 g pesto”',
  ])
})

test('names as headings write them', () => {
  expect(['vegan', 'gluten-free', 'msg', 'nuts'].map(nameOf)).toEqual(['Vegan', 'Gluten-Free', 'MSG', 'Nuts'])
})

test('a list as one says it', () => {
  expect([[], ['Ana'], ['Ana', 'Mia'], ['Ana', 'Ben', 'Mia']].map(listed)).toEqual([
    '',
    'Ana',
    'Ana and Mia',
    'Ana, Ben and Mia',
  ])
})
