import type { RecipeDraft } from '@larder/contract/recipes'
import { describe, expect, test } from 'vitest'
import {
  emptyRecipeForm,
  parseRecipeForm,
  splitIngredientLines,
  splitSteps,
  toFormErrors,
  toRecipeForm,
} from './form-values'

const filled = {
  ...emptyRecipeForm,
  title: 'Lentil soup',
  description: 'Warm.',
  prepTime: '15 min',
  cookTime: '1 h 10',
  servings: '4',
  ingredients: '- 200 g red lentils\n\nFor the top:\n• 1 lemon',
  instructions: '1. Rinse.\n2) Simmer for 20 minutes.',
}
const isHeading = (line: string) => line.endsWith(':')

describe('a filled form', () => {
  test('becomes a draft: lines without list markers, without headings, times in minutes', () => {
    expect(parseRecipeForm(filled, { isHeading })).toEqual({
      ok: true,
      draft: expect.objectContaining({
        title: 'Lentil soup',
        community: 'healthy-eating',
        prepMinutes: 15,
        cookMinutes: 70,
        waitMinutes: 0,
        servings: 4,
        ingredients: ['200 g red lentils', '1 lemon'],
        steps: ['Rinse.', 'Simmer for 20 minutes.'],
      }),
    })
  })

  test('keeps fields it does not show, and can remove an emoji', () => {
    const read = parseRecipeForm(filled, {})
    if (!read.ok) throw new Error('not read')
    const base: RecipeDraft = { ...read.draft, cuisine: 'Turkish', equipment: ['pot'], emoji: '🍲' }
    const again = parseRecipeForm({ ...toRecipeForm(base), emoji: '' }, { base })
    const { emoji: _, ...without } = base
    expect(again).toEqual({ ok: true, draft: without })
  })
})

describe('what is missing or wrong', () => {
  test('[REC-03] names every required field', () => {
    const read = parseRecipeForm(emptyRecipeForm, {})
    expect(read.ok ? [] : Object.keys(read.fields).toSorted()).toEqual(
      ['title', 'description', 'prepTime', 'cookTime', 'servings', 'ingredients', 'instructions'].toSorted(),
    )
  })

  test.each([
    ['prepTime', 'soon', /15 min or 1 h 10/],
    ['waitTime', '9 days', /a week at most/],
    ['servings', 'four', /whole number/],
    ['servings', '0', /at least 1/],
    ['servings', '1000', /at most 100/],
    ['title', 'x'.repeat(121), /at most 120/],
    ['ingredients', `salt\n${'x'.repeat(301)}`, /^Line 2: .*300/],
    ['instructions', 'x'.repeat(2001), /^Step 1: .*2000/],
    ['tags', 'quick, <b>', /^Tag 2: /],
    ['community', 'nowhere', /Choose one of/],
  ])('%s', (field, value, sentence) => {
    const read = parseRecipeForm({ ...filled, [field]: value }, {})
    expect(read.ok ? {} : read.fields).toEqual({ [field]: expect.stringMatching(sentence) })
  })

  test('the server’s field errors show under the same fields', () => {
    expect(toFormErrors({ 'draft.steps.1': 'Too long.', prepMinutes: 'No.' })).toEqual({
      instructions: 'Step 2: Too long.',
      prepTime: 'No.',
    })
  })
})

test('accepts pasted lines of any kind', () => {
  expect(splitIngredientLines('• a\r\n\r\n* b\u2028– c\n-5 °C dough')).toEqual(['a', 'b', 'c', '-5 °C dough'])
  expect(splitSteps('Step 1: Chop\n12. Fry\n2 eggs go in\n3.')).toEqual(['Chop', 'Fry', '2 eggs go in', '3.'])
})
