import { describe, expect, test } from 'vitest'
import type { Recipe } from '../recipe/recipe'
import type { Lot } from '../stock/lot'
import { fixedDay } from '../testing/generated-kitchen'
import { lot, recipe } from '../testing/text-builders'
import type { CoverageOptions } from './recipe-coverage'
import { coverageOf, lineWorth, partialLineWorth } from './recipe-coverage'

const today = fixedDay

function cover(dish: Recipe, lots: readonly Lot[], view: CoverageOptions = {}) {
  return coverageOf(dish, lots, { today, ...view })
}

function states(dish: Recipe, lots: readonly Lot[], view: CoverageOptions = {}) {
  return cover(dish, lots, view).lines.map(({ state }) => state)
}

describe('the state of a line', () => {
  test.each([
    ['200 g spinach', ['200 g spinach'], 'covered'],
    ['200 g spinach', ['1 kg spinach'], 'covered'],
    ['200 g spinach', ['100 g spinach', '100 g spinach'], 'covered'],
    ['200 g spinach', ['190 g spinach'], 'covered'],
    ['200 g spinach', ['180 g spinach'], 'covered'],
    ['200 g spinach', ['175 g spinach'], 'partly'],
    ['30 g olive-oil', ['16 g olive-oil'], 'covered'],
    ['30 g olive-oil', ['14 g olive-oil'], 'partly'],
    ['60 ml olive-oil', ['1 bottle olive-oil'], 'covered'],
    ['300 ml olive-oil', ['1 bottle olive-oil'], 'held'],
    ['700 ml olive-oil', ['1 bottle olive-oil'], 'held'],
    ['1500 ml olive-oil', ['1 bottle olive-oil'], 'partly'],
    ['300 ml olive-oil', ['1 bottle olive-oil', '300 ml olive-oil'], 'covered'],
    ['1 bottle olive-oil', ['1 bottle olive-oil'], 'covered'],
    ['200 g spinach', [], 'missing'],
    ['200 g spinach', ['500 g kale'], 'missing'],
    ['1 cup whole-milk', ['1 l whole-milk'], 'covered'],
    ['500 g whole-milk', ['1 cup whole-milk'], 'partly'],
    ['12 egg', ['1 dozen egg'], 'covered'],
    ['6 clove garlic', ['20 g garlic'], 'covered'],
    ['2 jar something-odd', ['3 jar something-odd'], 'covered'],
    ['2 jar something-odd', ['1 jar something-odd'], 'partly'],
    ['2 jar something-odd', ['300 g something-odd'], 'held'],
    ['1 cup something-odd', ['300 ml something-odd'], 'covered'],
    ['1 pinch something-odd', ['1 jar something-odd'], 'covered'],
    ['spinach', ['5 g spinach'], 'covered'],
    ['spinach', [], 'missing'],
    ['500 ml water', [], 'assumed'],
  ] as const)('%s from %s: %s', (requested, stock, state) => {
    expect(
      states(
        recipe([requested]),
        stock.map((one) => lot(one)),
      ),
    ).toEqual([state])
  })

  test('two lines of one food are combined', () => {
    const bread = recipe(['500 g all-purpose-flour', '20 g all-purpose-flour'])
    expect(states(bread, [lot('500 g all-purpose-flour')])).toEqual(['covered', 'covered'])
    const more = recipe(['500 g all-purpose-flour', '80 g all-purpose-flour'])
    expect(states(more, [lot('500 g all-purpose-flour')])).toEqual(['covered', 'missing'])
    const oily = recipe(['200 ml olive-oil', '200 ml olive-oil', '800 ml olive-oil'])
    expect(states(oily, [lot('1 bottle olive-oil')])).toEqual(['covered', 'held', 'partly'])
  })

  test('an equivalent from a pack of unknown size is to be checked too', () => {
    expect(states(recipe(['30 g lemon-juice']), [lot('1 bag lemon')])).toEqual(['covered'])
    expect(states(recipe(['30 g cumin']), [lot('1 jar cumin-seed')])).toEqual(['held'])
  })

  test('a line that was not understood is not known, whatever is in stock', () => {
    const zwirbel: Lot = { ...lot('1 jar zwirbel'), name: 'zwirbel' }
    const { lines, missing, toBuy, covered } = cover(recipe([{ text: '2 zwirbel' }]), [zwirbel])
    expect(lines[0]?.state).toBe('not known')
    expect(missing).toMatchObject([{ name: '2 zwirbel', more: false }])
    expect([toBuy, covered]).toEqual([1, 0])
  })

  test('some comparable and some incomparable stock: there, amount uncertain', () => {
    const [held] = cover(recipe(['200 g something-odd']), [
      lot('50 g something-odd'),
      lot('1 jar something-odd'),
    ]).lines
    expect(held).toMatchObject({ state: 'held', part: 0.25 })
  })

  test('foods of every house are assumed only if enabled', () => {
    const dish = recipe(['1 tsp salt', '200 g spinach'])
    expect(states(dish, [])).toEqual(['missing', 'missing'])
    expect(states(dish, [], { assume: ['salt'] })).toEqual(['assumed', 'missing'])
  })

  test('lots past their use-by day do not count; past their best-before day they do', () => {
    const dish = recipe(['200 g spinach'])
    expect(states(dish, [lot('200 g spinach', -1)])).toEqual(['missing'])
    expect(states(dish, [lot('200 g spinach', 0)])).toEqual(['covered'])
    expect(states(dish, [lot('200 g spinach', -3, 'best-before')])).toEqual(['covered'])
  })
})

describe('amounts', () => {
  test('grow and shrink with the servings', () => {
    const dish = recipe(['200 g spinach'], { servings: 2 })
    const lots = [lot('250 g spinach')]
    expect(states(dish, lots)).toEqual(['covered'])
    expect(states(dish, lots, { servings: 1 })).toEqual(['covered'])
    expect(states(dish, lots, { servings: 4 })).toEqual(['partly'])
    expect(cover(dish, lots, { servings: 4 }).lines[0]?.part).toBeCloseTo(250 / 400, 9)
  })

  test('two lines of one food share one stock, in their order', () => {
    const dish = recipe(['200 g spinach', '200 g spinach'])
    const [first, second] = cover(dish, [lot('300 g spinach')]).lines
    expect(first).toMatchObject({ state: 'covered', part: 1 })
    expect(second).toMatchObject({ state: 'partly', part: 0.5, held: { in: 'g', value: 100 } })
  })

  test('optional lines take only what the rest leaves', () => {
    const dish = recipe(['200 g spinach?', '200 g spinach'])
    expect(states(dish, [lot('200 g spinach')])).toEqual(['missing', 'covered'])
  })

  test('the first to expire is taken first', () => {
    const [late, soon] = [lot('200 g spinach', 5), lot('100 g spinach', 1)]
    const [{ draws } = { draws: [] }] = cover(recipe(['150 g spinach']), [late, soon]).lines
    expect(draws.map(({ held, value }) => [held.lot.id, value])).toEqual([
      [soon.id, 100],
      [late.id, 50],
    ])
  })
})

describe('the covered share', () => {
  test.each([
    [['200 g spinach', '3 egg'], ['200 g spinach'], 0.5],
    [['200 g spinach', '1 tsp salt'], ['200 g spinach'], 1 / 1.5],
    [['200 g spinach', '3 egg?'], ['200 g spinach'], 1 / 1.25],
    [['200 g spinach', '500 ml water'], ['100 g spinach'], 0.5],
    [['500 ml water'], [], 1],
    [['200 g spinach'], [], 0],
  ] as const)('%s from %s: %d', (requested, stock, share) => {
    expect(
      cover(
        recipe([...requested]),
        stock.map((one) => lot(one)),
      ).covered,
    ).toBeCloseTo(share, 9)
  })

  test('a recipe without lines has none', () => {
    expect(cover(recipe([]), [lot('3 egg')])).toMatchObject({
      covered: 0,
      toBuy: 0,
      missing: [],
      rescues: [],
    })
  })

  test('items to buy count once each, without optional lines', () => {
    const dish = recipe([
      '2 egg',
      '1 egg',
      '100 g spinach',
      '1 lemon?',
      { text: 'zwirbel' },
      { text: 'zwirbel' },
    ])
    expect(cover(dish, []).toBuy).toBe(4)
  })

  test('worth of a state', () => {
    expect(lineWorth('covered', 0.96)).toBe(1)
    expect(lineWorth('partly', 0.4)).toBe(0.4)
    expect(lineWorth('swapped', 0)).toBe(partialLineWorth.swapped)
    expect(lineWorth('held', 0)).toBe(partialLineWorth.held)
    expect(lineWorth('swapped', 0.5)).toBeCloseTo(0.9, 9)
    for (const state of ['missing', 'not known'] as const) expect(lineWorth(state, 0)).toBe(0)
  })
})
