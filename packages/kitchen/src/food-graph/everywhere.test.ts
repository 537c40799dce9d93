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

function takenBy(said: readonly string[], lots: readonly Lot[]) {
  return deductDishes([{ recipe: recipe(said), servings: 2 }], lots, today, { eaters: [] })
}

describe('four lemons cover 1½ tbsp lemon juice', () => {
  const dish = recipe(['1.5 tbsp lemon-juice'])
  const lemons = [lot('4 lemon')]

  test('on the recipe', () => {
    expect(coverageOf(dish, lemons, { today })).toMatchObject({ covered: 1, toBuy: 0, missing: [] })
  })

  test('on the list', () => {
    expect(findShortfall(needsOfMeal(dish), lemons, today)).toEqual([])
    expect(findShortfall(needsOfMeal(dish), [], today)).toHaveLength(1)
  })

  test('and are used in pieces', () => {
    const [deduction] = deductDishes([{ recipe: dish, servings: 2 }], lemons, today)
    expect(deduction?.short).toBeUndefined()
    expect(deduction?.draws.map(({ lotId, amount }) => [lotId, toNumber(amount)])).toEqual([
      [lemons[0]?.id, 0.5],
    ])
  })
})

test('juice and zest of one lemon take it once, on the list and from the shelf', () => {
  const said = ['48 g lemon-juice', '1 tbsp lemon-zest']
  expect(findShortfall(needsOfMeal(recipe(said)), [lot('1 lemon')], today)).toEqual([])
  expect(findShortfall(needsOfMeal(recipe(['1 lemon', ...said])), [lot('1 lemon')], today)).toHaveLength(2)
  const drawn = takenBy(said, [lot('3 lemon')])
  expect(drawn.flatMap(({ draws }) => draws.map(({ amount }) => toNumber(amount)))).toEqual([1])
  expect(drawn.every(({ short }) => short === undefined)).toBe(true)
})

test('what another dish asks for by name is not taken for this one', () => {
  const lots = [lot('300 g basmati-rice')]
  const needs = needsOfMeal(recipe(['300 g white-rice', '300 g basmati-rice']))
  expect(findShortfall(needs, lots, today).map(({ foodId }) => foodId)).toEqual(['white-rice'])
})

test('of what is short only the rest is bought', () => {
  const [rice] = findShortfall(needsOfMeal(recipe(['300 g white-rice'])), [lot('100 g basmati-rice')], today)
  expect(rice && toNumber(rice.quantity?.amount ?? { numerator: 0, denominator: 1 })).toBeCloseTo(200)
})

test('a small potato counts by its weight', () => {
  const [short] = findShortfall(needsOfMeal(recipe(['4 potato'])), [lot('4 new-potatoes')], today)
  expect(short).toBeDefined()
})

test('what brings something new counts only where the eaters are known', () => {
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
const said = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.constantFrom('g', 'g', 'tbsp'), fc.constantFrom(...foods))
  .map((words) => words.join(' '))

test('the recipe, the list and the shelf agree on what is there', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(said, { maxLength: 5 }), said, (held, need) => {
      const lots = held.map((one) => lot(one))
      const [line] = coverageOf(recipe([need]), lots, { today, eaters: [] }).lines
      const [short] = findShortfall(needsOfMeal(recipe([need])), lots, today, [])
      const [taken] = takenBy([need], lots)
      const whole = recipe([need]).lines[0]?.quantity
      expect.assert(line && whole)
      const part = (left: typeof whole | undefined) =>
        1 - (left ? toNumber(left.amount) / toNumber(whole.amount) : 0)
      for (const covered of [part(short?.quantity), part(taken?.short)]) {
        // A small rest is forgiven before anything else is looked for; the list may still find it under another name.
        if (line.state === 'covered') expect(covered).toBeGreaterThanOrEqual(line.part - 0.05)
        else expect(covered).toBeCloseTo(line.part, 1)
      }
    }),
    { numRuns: 200 },
  )
})
