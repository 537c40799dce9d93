import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { line, quantity } from '../testing/text-builders'
import { lineNeed, lineWeights, timesCooked } from './line-need'

describe('lineNeed', () => {
  test('has amount, weight and main-food weight', () => {
    expect(lineNeed(line('200 g spinach'))).toEqual({
      foodId: 'spinach',
      measure: { in: 'g', value: 200 },
      total: 200,
      spare: 5,
      cut: 0,
      vague: false,
      packed: false,
      optional: false,
      weight: 1,
      mainness: 200,
    })
  })

  test.each([
    ['spinach', lineWeights.main],
    ['olive-oil', lineWeights.seasoning],
    ['salt', lineWeights.seasoning],
    ['2 lemon?', lineWeights.optional],
    ['salt?', lineWeights.optional],
    ['something-odd', lineWeights.main],
  ])('%s weighs %d', (text, weight) => expect(lineNeed(line(text)).weight).toBe(weight))

  test('a line without an amount needs no amount', () => {
    expect(lineNeed(line('parsley'))).not.toHaveProperty('measure')
  })

  test('an amount of zero is no amount', () => {
    const none = { text: '0 g salt', foodId: 'salt', quantity: quantity('0 g') }
    expect(lineNeed(none)).not.toHaveProperty('measure')
    const broken = {
      text: 'salt',
      foodId: 'salt',
      quantity: { amount: { numerator: 1, denominator: 0 }, unit: 'g' },
    }
    expect(lineNeed(broken)).not.toHaveProperty('measure')
  })

  test('a line that was not understood has a weight and no food', () => {
    expect(lineNeed({ text: 'zwirbel' })).toMatchObject({
      vague: false,
      optional: false,
      weight: 1,
      mainness: 0,
    })
    expect(lineNeed({ text: 'zwirbel' })).not.toHaveProperty('foodId')
    expect(lineNeed({ text: 'zwirbel', optional: true }).weight).toBe(0.25)
  })

  test('a pinch is vague, a spoon is not', () => {
    expect(lineNeed(line('1 pinch salt')).vague).toBe(true)
    expect(lineNeed(line('1 tsp salt')).vague).toBe(false)
  })

  test('meat outweighs more rice; seasoning, water and optional lines never name a dish', () => {
    const mainness = (text: string) => lineNeed(line(text)).mainness
    expect(mainness('300 g chicken-breast')).toBeGreaterThan(mainness('400 g white-rice'))
    expect(mainness('500 g olive-oil')).toBe(0)
    expect(mainness('2000 g water')).toBe(0)
    expect(mainness('500 g spinach?')).toBe(0)
    expect(mainness('2 jar something-odd')).toBe(0)
  })

  test('gives the same result for the same line, in any order', () => {
    const before = lineNeed(line('2 clove garlic'))
    for (let n = 0; n < 25_000; n += 1)
      lineNeed({ text: '', foodId: `strange ${n}`, quantity: quantity('1 g') })
    expect(lineNeed(line('2 clove garlic'))).toEqual(before)
  })
})

describe('timesCooked', () => {
  test.each([
    [2, undefined, 1],
    [2, 4, 2],
    [4, 2, 0.5],
    [2, 5, 2.5],
    [0, 4, 1],
    [-2, 4, 1],
    [2, 0, 1],
    [2, -1, 1],
    [Number.NaN, 4, 1],
    [4, Number.NaN, 1],
    [2, Number.POSITIVE_INFINITY, 1],
    [1e-300, 1e300, 1],
  ])('written for %s, cooked for %s: %s times', (written, wanted, times) => {
    expect(timesCooked(written, wanted)).toBe(times)
  })

  test('is always a real, positive number', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (written, wanted) => {
        const times = timesCooked(written, wanted)
        expect(times).toBeGreaterThan(0)
        expect(Number.isFinite(times)).toBe(true)
      }),
    )
  })
})
