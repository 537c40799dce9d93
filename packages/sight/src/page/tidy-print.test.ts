import { expect, test } from 'vitest'
import { tidyPrint } from './tidy-print'

const one = (text: string, confidence = 0.97) => tidyPrint([{ text, confidence, startsBlock: false }])[0]

test.each([
  ['2 eggS', '2 eggs'],
  ['100 g DUtter', '100 g DUtter'],
  ['juice of l lemon', 'juice of 1 lemon'],
  ['Heat the oven   to 190°C.', 'Heat the oven to 190°C.'],
])('%s becomes %s', (text, tidy) => expect(one(text)?.text).toBe(tidy))

test.each(['%z tsp cinnamon', '7z tsp salt', '\\z cup milk', '%4 tsp salt'])(
  'the amount of %s is doubtful',
  (text) => expect(one(text)?.confidence).toBe(0.5),
)

test.each([
  '200 g flour',
  '1. Rub it in.',
  '200g flour',
  '2l milk',
  '½ tsp salt',
  '1½ cups milk',
  '- 2 eggs',
  '• 2 eggs',
  '(optional) salt',
  'salt',
])('%s is not doubtful', (text) => expect(one(text)?.confidence).toBe(0.97))

test('specks are left out', () => {
  expect(one('m', 0.61)).toBeUndefined()
  expect(one('8', 0.61)).toBeDefined()
})
