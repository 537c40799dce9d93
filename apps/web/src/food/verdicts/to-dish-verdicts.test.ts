import type { PersonObjection } from '@larder/contract/recipes'
import { expect, test } from 'vitest'
import { formatNameList, formatRestrictionName, toDishVerdicts } from './to-dish-verdicts'

const against = (given: Partial<PersonObjection>): PersonObjection => ({
  concerns: 'allergen',
  about: 'nuts',
  answer: 'contains',
  line: '50 g pesto',
  why: 'pesto has pine nuts',
  forbids: true,
  ...given,
})

test('a verdict names the eater, the objection and the line; prohibitions come first', () => {
  const verdicts = toDishVerdicts([
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
    'Leo dislikes olives: “50 g pesto”',
  ])
})

test('restriction names are capitalised for headings', () => {
  expect(['vegan', 'gluten-free', 'msg', 'nuts'].map(formatRestrictionName)).toEqual([
    'Vegan',
    'Gluten-Free',
    'MSG',
    'Nuts',
  ])
})

test('names are joined as in a sentence', () => {
  expect([[], ['Ana'], ['Ana', 'Mia'], ['Ana', 'Ben', 'Mia']].map((names) => formatNameList(names))).toEqual([
    '',
    'Ana',
    'Ana and Mia',
    'Ana, Ben and Mia',
  ])
})

test('several unknown allergens of one line are one sentence, unless their levels differ', () => {
  const unknown = (about: string, forbids = true) =>
    against({ about, answer: 'not known', line: '2 blorps', why: 'not read', forbids })
  const objections = [unknown('nuts'), unknown('celery'), unknown('msg'), unknown('soy', false)]
  expect(toDishVerdicts([{ name: 'Mia', objections }]).map(({ sentence }) => sentence)).toEqual([
    'Mia: not known whether it contains nuts, celery or MSG, because of “2 blorps”',
    'Mia: not known whether it contains soy, because of “2 blorps”',
  ])
})
