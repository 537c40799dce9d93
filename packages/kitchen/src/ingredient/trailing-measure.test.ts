import { describe, expect, test } from 'vitest'
import { amount } from '../quantity/amount'
import { joinTokens } from './food-choices'
import type { LineMeasure } from './measure'
import { tokenizeLine } from './tokens'
import { trailingMeasure, trailingUnit } from './trailing-measure'

const four: LineMeasure = { from: amount(4), unitText: '' }

describe('a name that ends in a unit', () => {
  test.each([
    ['garlic cloves', 'garlic', 'clove'],
    ['ripe celery ribs', 'ripe celery', 'stalk'],
    ['mint leaves', 'mint', 'leaf'],
    ['thyme sprigs', 'thyme', 'sprig'],
    ['salmon fillets', 'salmon', 'fillet'],
    ['rye loaf', 'rye', 'loaf'],
  ])('4 %s', (name, food, unit) => {
    const result = trailingUnit(tokenizeLine(name), [four])
    expect(joinTokens(result.name)).toBe(food)
    expect(result.measures[0]?.unit).toBe(unit)
  })

  test.each([
    'whole cloves',
    'bay leaves',
    'pork ribs',
    'chicken breast fillets',
    'fish sticks',
    'cloves',
    'stock cubes',
    'burger bun',
    'eggs',
  ])('4 %s stay together', (name) => {
    const result = trailingUnit(tokenizeLine(name), [four])
    expect(joinTokens(result.name)).toBe(name)
    expect(result.measures).toEqual([four])
  })

  test('only without another unit', () => {
    const spoon: LineMeasure = { from: amount(1), unit: 'tsp', unitText: 'tsp' }
    expect(joinTokens(trailingUnit(tokenizeLine('mint leaves'), [spoon]).name)).toBe('mint leaves')
    expect(joinTokens(trailingUnit(tokenizeLine('mint leaves'), []).name)).toBe('mint leaves')
    expect(trailingUnit([], [four]).measures).toEqual([four])
  })
})

describe('an amount after the name', () => {
  test.each([
    ['Sea salt ½ tsp', 'Sea salt'],
    ['milk 2l', 'milk'],
    ['Flour - 200g', 'Flour'],
    ['Sugar: 100 g', 'Sugar'],
    ['eggs x12', 'eggs'],
    ['water about 2 cups', 'water'],
    ['yeast 7 g (1 sachet)', 'yeast'],
  ])('%s', (line, food) => {
    const result = trailingMeasure(tokenizeLine(line), 0)
    expect(joinTokens(result?.rest ?? [])).toBe(food)
    expect(result?.measures.length).toBeGreaterThan(0)
  })

  test.each([
    'eggs 12',
    'vitamin B12',
    'salt',
    '',
    '2',
    'beef, cut into 2 cm cubes',
    'flour type 405 sifted',
  ])('none in %j', (line) => {
    expect(trailingMeasure(tokenizeLine(line), 0)).toBeUndefined()
  })

  test('on a list a bare number counts', () => {
    expect(trailingMeasure(tokenizeLine('eggs 12'), 0, true)?.measures).toEqual([
      { from: amount(12), unitText: '' },
    ])
    expect(trailingMeasure(tokenizeLine('vitamin B12'), 0, true)).toBeUndefined()
  })
})
