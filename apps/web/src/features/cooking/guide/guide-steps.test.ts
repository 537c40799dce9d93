import { expect, test } from 'vitest'
import { anIngredient, aRecipeDetails } from '../../../testing/a-recipe-details'
import { describeIngredientAmount } from '../voice/execute-voice-command'
import { toSpokenText } from '../voice/speech-synthesis'
import { buildGuideSteps } from './guide-steps'
import { formatStepStart, toNextInstant } from './serving-time'

const same = (text: string) => ({ written: text, metric: text, us: text })
const step = (text: string, seconds = 0) => ({
  text: same(text),
  uses: [],
  timers: seconds > 0 ? [{ text: 'a while', label: 'simmer', seconds }] : [],
})

test('a single dish keeps its order, with ingredients and timers', () => {
  const steps = buildGuideSteps([aRecipeDetails()], 'us')
  expect(steps.map(({ text }) => text)).toEqual(['Boil the water.', 'Cook the pasta for 9 minutes.'])
  expect(steps[1]).toMatchObject({
    ingredients: [{ name: 'spaghetti' }],
    timers: [{ label: 'Pasta', seconds: 540 }],
  })
})

test('a step shows its own amount if the recipe states it', () => {
  const oil = anIngredient({ name: 'olive oil', text: same('2 tbsp olive oil') })
  const fry = { ...step('Fry in half of the oil.'), uses: [0] }
  const takes = [{ place: 0, kind: 'part' as const, text: same('1 tbsp olive oil') }]
  const shown = (steps: (typeof fry)[]) =>
    buildGuideSteps([aRecipeDetails({ ingredients: [oil], steps })], 'written')[0]?.ingredients[0]?.text
      .written
  expect(shown([{ ...fry, takes } as typeof fry])).toBe('1 tbsp olive oil')
  expect(shown([fry])).toBe('2 tbsp olive oil')
})

test('the steps of two dishes are interleaved, so that both are ready together', () => {
  const rice = aRecipeDetails({ id: 1, minutes: 20, steps: [step('Boil rice', 900), step('Fluff rice')] })
  const fry = aRecipeDetails({ id: 2, minutes: 6, steps: [step('Chop'), step('Fry')] })
  const steps = buildGuideSteps([rice, fry], 'written')
  expect(steps[0]?.text).toBe('Boil rice')
  expect(steps.map(({ before }) => before)).toEqual(
    steps.map(({ before }) => before).toSorted((a, b) => b - a),
  )
  expect(steps).toHaveLength(4)
  expect(formatStepStart('2026-11-15T18:00:00.000Z', 1800)).toMatch(/:30$/)
  expect(formatStepStart(undefined, 60)).toBeUndefined()
})

test('the serving time is the next occurrence of the hour', () => {
  const noon = new Date(2026, 10, 15, 12, 0).getTime()
  expect(toNextInstant('19:00', noon)).toBe(new Date(2026, 10, 15, 19, 0).toISOString())
  expect(toNextInstant('11:30', noon)).toBe(new Date(2026, 10, 15, 11, 30).toISOString())
  expect(toNextInstant('07:00', noon)).toBe(new Date(2026, 10, 16, 7, 0).toISOString())
  expect(toNextInstant('', noon)).toBeUndefined()
})

test('how much of something is answered from the lines', () => {
  const lines = ['40 g butter', '400 g cherry tomatoes', '1 tbsp olive oil', '2 tbsp oil'].map((text) =>
    anIngredient({ text: same(text), name: text.replace(/^\S+ (?:g|tbsp) /, '') }),
  )
  const ask = (question: string) => describeIngredientAmount(question, lines, 'written')
  expect(ask('butter')).toBe('40 g butter.')
  expect(ask('the tomatoes')).toBe('400 g cherry tomatoes.')
  expect(ask('tomato')).toBe('400 g cherry tomatoes.')
  expect(ask('oil')).toBe('1 tbsp olive oil; 2 tbsp oil.')
  expect(ask('saffron')).toBe('There is no saffron in this recipe.')
})

test('units are spoken as words', () => {
  expect(toSpokenText('1½ tsp salt, 500 g rice at 220 °C for 10–12 minutes, 3/4 cup')).toBe(
    '1 and a half teaspoons salt, 500 grams rice at 220 degrees Celsius for 10 to 12 minutes, three quarters cup',
  )
})
