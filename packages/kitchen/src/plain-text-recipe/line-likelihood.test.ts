import { expect, test } from 'vitest'
import { headingPart } from './headings'
import { ingredientLikelihood, stepLikelihood } from './line-likelihood'
import { splitParagraphSteps, stripStepNumber } from './paragraph-steps'
import { findServingsText, parseServings, parseTimeLabel } from './time-and-servings'

test.each([
  '200 g de farine',
  '2 eggs',
  'salt',
  '½ tsp allspice',
  '2 cucharadas de aceite',
  'mlieko, 500 ml',
  '10 PL múka hladká',
  '1 kk jauhettua kanelia',
  '3 łyżki cukru',
  '2 яйца',
  'Maple syrup, to serve',
])('an ingredient: %s', (line) => expect(ingredientLikelihood(line)).toBeGreaterThanOrEqual(0.5))

test.each([
  'Home',
  'About us',
  'Desserts',
  '15 minutes',
  '4 comments',
  '350°F',
  '490 cals per meal',
  '1. Preheat the oven to 350F and bake it well.',
  'Mix everything well and leave it for an hour.',
  'x'.repeat(500),
])('no ingredient: %s', (line) => expect(ingredientLikelihood(line)).toBeLessThan(0.5))

test('likelihood of a step', () => {
  expect(stepLikelihood('Simmer the beans for 20 minutes.')).toBe(1)
  expect(stepLikelihood('Print')).toBe(0)
  expect(stepLikelihood('Save this recipe!')).toBeLessThan(0.6)
})

test.each([
  ['The ingredients', 'ingredients'],
  ['Ingredients (serves 4)', 'ingredients'],
  ['Zutaten für eine Tourte mit Feigen und Confit de canard:', 'ingredients'],
  ['Directions:', 'steps'],
  ['Recipe Variations', 'other'],
  ['Nutrition Facts', 'other'],
  ['Preparation time: 20 min', undefined],
  ['2 eggs', undefined],
  ['For the sauce', undefined],
  ['Method acting is not what this long sentence about nothing at all is about.', undefined],
])('%s opens %s', (line, part) => expect(headingPart(line)).toBe(part))

test.each([
  ['Prep time: 20 min', { kind: 'prep', minutes: 20 }],
  ['Backzeit', { kind: 'cook' }],
  ['Tempo di cottura: 15 minuti', { kind: 'cook', minutes: 15 }],
  ['Ruhezeit: 1 Std.', { kind: 'wait', minutes: 60 }],
  ['Total 1h30', { kind: 'total', minutes: 90 }],
  ['Cook the beans for 20 minutes', undefined],
])('%s', (line, time) => expect(parseTimeLabel(line)).toEqual(time))

test.each([
  ['Serves 4–6', 'Serves 4–6'],
  ['Für 4 Personen', 'Für 4 Personen'],
  ['Portioner', ''],
  ['2 eggs', undefined],
  ['It serves no purpose to list all 4 of them here now', undefined],
])('servings: %s', (line, text) => expect(findServingsText(line)).toBe(text))

test.each([
  ['4', 4],
  ['serves 4 to 6', 4],
  ['4-6 servings', 4],
  ['12 muffins', 12],
  ['2 dozen', 24],
  ['1 loaf (12 slices)', 12],
  ['1 loaf', undefined],
  ['1 serving', 1],
  ['Makes 500 g, 8 portions', 8],
  ['für sechs', undefined],
  ['0', undefined],
  ['5000', undefined],
])('how many: %s', (text, count) => expect(parseServings(text)).toBe(count))

test('steps by number, by bullet, by line', () => {
  expect(splitParagraphSteps(['Step 1', 'Boil.', 'Step 2', 'Peel.'])).toEqual(['Boil.', 'Peel.'])
  expect(splitParagraphSteps(['- Boil.', '- Peel.'])).toEqual(['Boil.', 'Peel.'])
  expect(splitParagraphSteps(['Boil.', '', 'Peel.'])).toEqual(['Boil.', 'Peel.'])
  expect(splitParagraphSteps([])).toEqual([])
  expect(stripStepNumber('Schritt 2: Kochen.')).toBe('Kochen.')
  expect(stripStepNumber('2 eggs go in.')).toBe('2 eggs go in.')
})
