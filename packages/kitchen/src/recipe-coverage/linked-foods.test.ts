import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Lot } from '../stock/lot'
import { DishEvaluator } from '../suggestions/dish-evaluator'
import { usesStock } from '../suggestions/dish-reason'
import { createEvaluationContext } from '../suggestions/evaluation-context'
import { indexRecipes } from '../suggestions/suggestion-index'
import { fixedDay } from '../testing/generated-kitchen'
import { eater, lot, recipe } from '../testing/text-builders'
import type { LineCoverage } from './line-coverage'
import { coverageFromStock, coverageOf, missingFor } from './recipe-coverage'
import { rescueValue } from './rescue'
import { indexStock } from './stock-index'

const today = fixedDay

function linesOf(text: readonly string[], lots: readonly Lot[]): readonly LineCoverage[] {
  return coverageOf(recipe(text), lots, { today, eaters: [] }).lines
}

function statesOf(text: readonly string[], lots: readonly Lot[]): string[] {
  return linesOf(text, lots).map(({ state }) => state)
}

describe('a line is covered by an equivalent', () => {
  test.each([
    ['1.5 tbsp lemon-juice', '4 lemon'],
    ['500 g ground-beef-90-10', '500 g ground-beef-80-20'],
    ['2 tsp cumin', '40 g cumin-seed'],
    ['300 g white-rice', '1 kg basmati-rice'],
    ['500 g cooked-white-rice', '200 g white-rice'],
    ['500 ml chicken-broth', '2 chicken-bouillon-cube'],
    ['1 onion', '3 red-onion'],
    ['3 egg-white', '6 egg'],
    ['lemon-zest', '1 lemon'],
    ['2 tbsp tamari', '200 ml soy-sauce'],
  ])('%s by %s', (need, held) => {
    const [line] = linesOf([need], [lot(held)])
    expect(line?.state).toBe('covered')
    expect(line?.by?.[0]?.held.lot.foodId).toBe(held.split(' ').at(-1))
    expect(missingFor(recipe([need]), [lot(held)], { today, eaters: [] })).toEqual([])
  })

  test('not without known eaters if it would add an allergen or trait', () => {
    const dish = recipe(['2 tbsp tamari'])
    expect(coverageOf(dish, [lot('200 ml soy-sauce')], { today }).lines[0]?.state).toBe('missing')
    const coeliac = [eater({ avoids: [{ allergen: 'gluten', severity: 'high' }] })]
    expect(coverageOf(dish, [lot('200 ml soy-sauce')], { today, eaters: coeliac }).toBuy).toBe(1)
  })

  test('its own food first, and only the rest by an equivalent', () => {
    const [line] = linesOf(['500 g white-rice'], [lot('300 g basmati-rice'), lot('250 g white-rice')])
    expect(line?.draws.map(({ held, value }) => [held.foodId, value])).toEqual([
      ['white-rice', 250],
      ['basmati-rice', 250],
    ])
    expect(line?.by?.map(({ link, value }) => [link.how, value])).toEqual([['kind', 250]])
  })

  test('juice and zest of one lemon share it, a whole lemon does not', () => {
    expect(statesOf(['40 ml lemon-juice', '1 tbsp lemon-zest'], [lot('1 lemon')])).toEqual([
      'covered',
      'covered',
    ])
    const { lines } = coverageOf(recipe(['40 ml lemon-juice', '1 tbsp lemon-zest']), [lot('2 lemon')], {
      today,
    })
    const drawn = lines.flatMap(({ draws }) => draws).reduce((sum, { value }) => sum + value, 0)
    expect(drawn).toBeCloseTo(58 / 0.53, 3)
    expect(statesOf(['1 lemon', '40 ml lemon-juice'], [lot('1 lemon')])).toEqual(['covered', 'missing'])
    expect(statesOf(['40 ml lemon-juice', '1 lemon'], [lot('1 lemon')])).toEqual(['missing', 'covered'])
    expect(statesOf(['2 egg-white', '2 egg-yolk'], [lot('2 egg')])).toEqual(['covered', 'covered'])
  })

  test('only the rest is missing', () => {
    const [missing] = missingFor(recipe(['300 g white-rice']), [lot('100 g basmati-rice')], { today })
    expect(missing?.more).toBe(true)
    expect(missing?.quantity?.amount.numerator).toBe(200)
  })

  test('an equivalent is rescued', () => {
    const { rescues } = coverageOf(recipe(['48 g lemon-juice']), [lot('2 lemon', 1)], { today })
    expect(rescues[0]?.share).toBeCloseTo(0.5)
  })
})

const heldFoods = ['lemon', 'lemon-juice', 'lime', 'egg', 'egg-white', 'white-rice', 'basmati-rice']
const others = ['onion', 'red-onion', 'soy-sauce', 'tamari', 'stock-cube', 'chicken-broth', 'cumin-seed']
const requestedFoods = [
  ...heldFoods,
  ...others,
  'lemon-zest',
  'egg-yolk',
  'cooked-white-rice',
  'cumin',
  'stock',
]
const units = ['g', 'piece', 'tbsp', 'jar', 'bag']
const text = (foods: readonly string[], max: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: max }), fc.constantFrom(...units), fc.constantFrom(...foods))
    .map((words) => words.join(' '))
const lotsSaid = fc.array(fc.tuple(text([...heldFoods, ...others], 12), fc.option(fc.nat(6))), {
  maxLength: 9,
})
const lotsOf = (list: readonly (readonly [string, number | null])[]) =>
  list.map(([what, days]) => lot(what, days ?? undefined))
const linesSaid = fc.array(
  fc.tuple(text(requestedFoods, 6), fc.constantFrom('', '', '?')).map(([what, mark]) => what + mark),
  { minLength: 1, maxLength: 7 },
)

describe('for any stock and need', { timeout: 60_000 }, () => {
  test('the fast evaluation equals the reference', () => {
    fc.assert(
      fc.property(lotsSaid, linesSaid, (list, lines) => {
        const dish = recipe(lines)
        const request = { lots: lotsOf(list), today, eaters: [] }
        const stock = indexStock(request.lots, request)
        const index = indexRecipes([dish])
        const trial = new DishEvaluator(index, createEvaluationContext(index, stock, request))
        const coverage = coverageFromStock(dish, stock, { eaters: [] })
        expect(trial.run(0)).toBe(true)
        expect(trial.covered).toBeCloseTo(coverage.covered, 9)
        expect(trial.toBuy).toBe(coverage.toBuy)
        expect(trial.rescue).toBeCloseTo(rescueValue(coverage.rescues), 9)
        expect(trial.uses).toBe(usesStock(coverage))
      }),
      { numRuns: 400 },
    )
  })

  test('an additional lot never lowers the coverage', () => {
    fc.assert(
      fc.property(lotsSaid, linesSaid, text([...heldFoods, ...others], 12), (list, lines, more) => {
        const dish = recipe(lines)
        const lots = lotsOf(list)
        const before = coverageOf(dish, lots, { today, eaters: [] })
        const after = coverageOf(dish, [...lots, lot(more)], { today, eaters: [] })
        expect(after.covered).toBeGreaterThanOrEqual(before.covered - 1e-9)
        expect(after.toBuy).toBeLessThanOrEqual(before.toBuy)
      }),
      { numRuns: 400 },
    )
  })

  test('no dish takes more of a lot than it holds', () => {
    fc.assert(
      fc.property(lotsSaid, linesSaid, (list, lines) => {
        const drawn = new Map<object, number>()
        for (const { draws } of coverageOf(recipe(lines), lotsOf(list), { today, eaters: [] }).lines) {
          for (const { held, value } of draws) drawn.set(held, (drawn.get(held) ?? held.value) - value)
        }
        for (const left of drawn.values()) expect(left).toBeGreaterThan(-1e-6)
      }),
      { numRuns: 300 },
    )
  })
})
