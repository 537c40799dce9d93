import { expect, test } from 'vitest'
import type { Eater } from '../diet/eater'
import { canServe } from '../diet/eater'
import { toRecipeLine } from '../recipe/recipe-line'
import { eaterVerdicts, forbiddenIn, verdictsByEater } from './eater-verdicts'
import { objectionSentence } from './objection-sentence'

const dish = (...lines: string[]) => ({
  id: 1,
  title: 'Dish',
  servings: 2,
  occasions: [],
  tags: [],
  lines: lines.map(toRecipeLine),
})
const mia: Eater = { name: 'Mia', portions: 1, diets: [], avoids: [{ allergen: 'nuts', severity: 'high' }] }
const bo: Eater = {
  name: 'Bo',
  portions: 1,
  diets: ['vegan'],
  avoids: [
    { allergen: 'soy', severity: 'low' },
    { allergen: 'gluten', severity: 'medium' },
  ],
  dislikes: ['no nuts'],
}
const rich = dish('50 g walnuts', '200 g cheddar', '2 tbsp tamari', '100 g spaghetti')

test('each eater gets their objections, prohibitions first', () => {
  const [first, second] = eaterVerdicts(rich, [mia, bo])
  expect(first?.objections).toMatchObject([
    { concerns: 'allergen', about: 'nuts', severity: 'high', forbids: true, line: '50 g walnuts' },
  ])
  expect(second?.objections.map(({ about, severity, forbids }) => [about, severity, forbids])).toEqual([
    ['gluten', 'medium', true],
    ['vegan', undefined, true],
    ['soy', 'low', false],
    ['nuts', undefined, false],
  ])
  expect(eaterVerdicts(rich, [])).toEqual([])
  expect(eaterVerdicts(dish('2 carrots'), [mia])).toEqual([{ name: 'Mia', objections: [] }])
})

test('only the concerned eaters are returned for a serving', () => {
  const both = canServe(dish('50 g walnuts'), [mia, bo])
  expect(verdictsByEater(both, [mia, bo]).map(({ name }) => name)).toEqual(['Mia', 'Bo'])
  expect(verdictsByEater(canServe(dish('2 eggs'), [mia, bo]), [mia, bo]).map(({ name }) => name)).toEqual([
    'Bo',
  ])
})

test('prohibitions are returned as sentences, each once', () => {
  expect(forbiddenIn(canServe(dish('50 g walnuts', '2 eggs'), [mia, mia, bo]))).toEqual([
    'Mia: contains nuts, because of “50 g walnuts”',
    'Bo: not vegan, because of “2 eggs”',
  ])
})

test.each([
  ['allergen', 'msg', 'contains', ' stock ', 'Ana: contains MSG, because of “stock”'],
  ['diet', 'keto', 'not known', '', 'Ana: not known whether it is keto'],
  ['diet', 'mediterranean', 'not known', '', 'Ana: not known whether it is Mediterranean'],
  ['dislike', 'olives', 'contains', '2 olives', 'Ana dislikes olives: “2 olives”'],
  [
    'dislike',
    'olives',
    'not known',
    '',
    'Ana dislikes olives, and it is not known whether there is any in it',
  ],
] as const)('%s %s, %s', (concerns, about, answer, line, sentence) => {
  expect(objectionSentence('Ana', { concerns, about, answer, line })).toBe(sentence)
})
