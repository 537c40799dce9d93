import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { needsOfMeal } from '../meal-plan/meal-needs'
import { toNumber } from '../quantity/amount'
import { coverageOf } from '../recipe-coverage/recipe-coverage'
import { findShortfall } from '../shopping/shortfall'
import { deductDishes } from '../stock/deduct-dishes'
import type { Lot } from '../stock/lot'
import { fixedDay as today } from '../testing/generated-kitchen'
import { lot, recipe } from '../testing/text-builders'

function deductFrom(lineTexts: readonly string[], lots: readonly Lot[]) {
  return deductDishes([{ recipe: recipe(lineTexts), servings: 2 }], lots, today, { eaters: [] })
}

describe('four lemons cover 1½ tbsp lemon juice', () => {
  const dish = recipe(['1.5 tbsp lemon-juice'])
  const lemons = [lot('4 lemon')]

  test('on the recipe page', () => {
    expect(coverageOf(dish, lemons, { today })).toMatchObject({ covered: 1, toBuy: 0, missing: [] })
  })

  test('on the shopping list', () => {
    expect(findShortfall(needsOfMeal(dish), lemons, today)).toEqual([])
    expect(findShortfall(needsOfMeal(dish), [], today)).toHaveLength(1)
  })

  test('are deducted in pieces', () => {
    const [deduction] = deductDishes([{ recipe: dish, servings: 2 }], lemons, today)
    expect(deduction?.short).toBeUndefined()
    expect(deduction?.draws.map(({ lotId, amount }) => [lotId, toNumber(amount)])).toEqual([
      [lemons[0]?.id, 0.5],
    ])
  })
})

test('juice and zest of one lemon use it once, on the list and in stock', () => {
  const lineTexts = ['48 g lemon-juice', '1 tbsp lemon-zest']
  expect(findShortfall(needsOfMeal(recipe(lineTexts)), [lot('1 lemon')], today)).toEqual([])
  expect(findShortfall(needsOfMeal(recipe(['1 lemon', ...lineTexts])), [lot('1 lemon')], today)).toHaveLength(
    2,
  )
  const drawn = deductFrom(lineTexts, [lot('3 lemon')])
  expect(drawn.flatMap(({ draws }) => draws.map(({ amount }) => toNumber(amount)))).toEqual([1])
  expect(drawn.every(({ short }) => short === undefined)).toBe(true)
})

test('a food that another dish requires by name is not used for this one', () => {
  const lots = [lot('300 g basmati-rice')]
  const needs = needsOfMeal(recipe(['300 g white-rice', '300 g basmati-rice']))
  expect(findShortfall(needs, lots, today).map(({ foodId }) => foodId)).toEqual(['white-rice'])
})

test('only the missing part is bought', () => {
  const [rice] = findShortfall(needsOfMeal(recipe(['300 g white-rice'])), [lot('100 g basmati-rice')], today)
  expect(rice && toNumber(rice.quantity?.amount ?? { numerator: 0, denominator: 1 })).toBeCloseTo(200)
})

test('a small potato counts by its weight', () => {
  const [short] = findShortfall(needsOfMeal(recipe(['4 potato'])), [lot('4 new-potatoes')], today)
  expect(short).toBeDefined()
})

test('a link with added restrictions counts only with known eaters', () => {
  const needs = needsOfMeal(recipe(['2 tbsp tamari']))
  expect(findShortfall(needs, [lot('200 ml soy-sauce')], today)).toHaveLength(1)
  expect(findShortfall(needs, [lot('200 ml soy-sauce')], today, [])).toEqual([])
})

const foods = [
  'lemon',
  'lemon-juice',
  'lemon-zest',
  'egg',
  'egg-white',
  'egg-yolk',
  'white-rice',
  'basmati-rice',
]
const lineTexts = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.constantFrom('g', 'g', 'tbsp'), fc.constantFrom(...foods))
  .map((words) => words.join(' '))

test('recipe, list and stock agree on the coverage', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(lineTexts, { maxLength: 5 }), lineTexts, (held, need) => {
      const lots = held.map((one) => lot(one))
      const [line] = coverageOf(recipe([need]), lots, { today, eaters: [] }).lines
      const [short] = findShortfall(needsOfMeal(recipe([need])), lots, today, [])
      const [taken] = deductFrom([need], lots)
      const whole = recipe([need]).lines[0]?.quantity
      expect.assert(line && whole)
      const part = (left: typeof whole | undefined) =>
        1 - (left ? toNumber(left.amount) / toNumber(whole.amount) : 0)
      for (const covered of [part(short?.quantity), part(taken?.short)]) {
        // A small shortage is tolerated before other links are tried; the list may still find another link.
        if (line.state === 'covered') expect(covered).toBeGreaterThanOrEqual(line.part - 0.05)
        else expect(covered).toBeCloseTo(line.part, 1)
      }
    }),
    { numRuns: 200 },
  )
})
