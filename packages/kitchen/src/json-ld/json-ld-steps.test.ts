import { expect, test } from 'vitest'
import { parseJsonLdSteps, splitStepText } from './json-ld-steps'

const step = (text: string) => ({ '@type': 'HowToStep', text })

test.each<[string, unknown, string[]]>([
  ['one text', 'Boil the eggs.', ['Boil the eggs.']],
  ['lines', 'Boil.\r\n\r\nPeel.', ['Boil.', 'Peel.']],
  ['HTML', '<ol><li>Boil.</li><li>Peel <b>well</b>.</li></ol>', ['Boil.', 'Peel well.']],
  ['texts', ['Boil.', '', 'Peel.'], ['Boil.', 'Peel.']],
  ['steps', [step('Boil.'), step('Peel.')], ['Boil.', 'Peel.']],
  ['a step with only a name', [{ '@type': 'HowToStep', name: 'Boil.' }], ['Boil.']],
  ['a list', { '@type': 'ItemList', itemListElement: [step('Boil.'), 'Peel.'] }, ['Boil.', 'Peel.']],
  [
    'sections',
    [
      { '@type': 'HowToSection', name: 'Dough', itemListElement: [step('Knead.')] },
      { '@type': 'HowToSection', itemListElement: step('Bake.') },
    ],
    ['Dough:', 'Knead.', 'Bake.'],
  ],
  [
    'a section that only counts',
    [{ '@type': 'HowToSection', name: 'Step 1', itemListElement: [step('Knead.')] }],
    ['Knead.'],
  ],
  ['items with items', [{ '@type': 'ListItem', item: step('Knead.') }], ['Knead.']],
  [
    'a step of directions',
    [{ '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: 'Stir.' }] }],
    ['Stir.'],
  ],
  ['lists in lists', [[step('Boil.')], [['Peel.']]], ['Boil.', 'Peel.']],
  ['nothing', undefined, []],
  ['a number', 7, []],
])('%s', (_, value, steps) => expect(parseJsonLdSteps(value)).toEqual(steps))

test('sequential numbers split a paragraph, other numbers do not', () => {
  expect(splitStepText('1. Boil 2 eggs. 2. Peel them. 3) Serve.')).toEqual([
    'Boil 2 eggs.',
    'Peel them.',
    'Serve.',
  ])
  expect(splitStepText('Bake at 180. 2. layers are fine.')).toHaveLength(1)
})

test('steps nested without end are cut off', () => {
  let deep: unknown = 'Stir.'
  for (let level = 0; level < 10_000; level += 1) deep = [deep]
  expect(parseJsonLdSteps(deep)).toEqual([])
})
