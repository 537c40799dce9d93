import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScoreParts } from './suggestion-score'
import {
  forgottenAfterDays,
  maxCountedPurchases,
  recencyFade,
  roundScore,
  suggestionScore,
  suggestionWeights,
} from './suggestion-score'

const plain: ScoreParts = {
  uses: true,
  covered: 0.5,
  toBuy: 2,
  rescue: 0.5,
  dishFade: 0,
  mainFade: 0,
  luck: 0.5,
}

function better(change: Partial<ScoreParts>, than: Partial<ScoreParts> = {}): boolean {
  return suggestionScore({ ...plain, ...change }) > suggestionScore({ ...plain, ...than })
}

describe('suggestionScore', () => {
  test.each<[string, Partial<ScoreParts>, Partial<ScoreParts>]>([
    ['more is covered', { covered: 0.6 }, {}],
    ['more is saved', { rescue: 1 }, {}],
    ['less to buy', { toBuy: 1 }, {}],
    ['quicker', { minutes: 10 }, { minutes: 60 }],
    ['quick, where nobody knows', { minutes: 10 }, {}],
    ['liked', { rating: 5 }, {}],
    ['not rated, where it is disliked', {}, { rating: 1 }],
    ['not cooked lately', {}, { dishFade: 0.5 }],
    ['another main food than lately', {}, { mainFade: 0.5 }],
    ['luck', { luck: 0.9 }, {}],
    ['something of the house', {}, { uses: false }],
  ])('%s is better', (_, change, than) => expect(better(change, than)).toBe(true))

  test('a fully covered dish scores its weight', () => {
    const parts = { uses: true, covered: 1, toBuy: 0, rescue: 0, dishFade: 0, mainFade: 0, luck: 0 }
    expect(suggestionScore(parts)).toBe(suggestionWeights.covered)
  })

  test('values above the maximum count no more', () => {
    expect(better({ toBuy: maxCountedPurchases }, { toBuy: 1000 })).toBe(false)
    expect(better({ minutes: 120 }, { minutes: 5000 })).toBe(false)
    expect(better({ rating: 500 }, { rating: 5 })).toBe(false)
    expect(better({ rating: 1 }, { rating: -500 })).toBe(false)
  })

  test('chance decides only between near-equals', () => {
    expect(better({ covered: 0.5 + suggestionWeights.luck + 0.001, luck: 0 }, { luck: 1 })).toBe(true)
  })

  test('stays within the bounds of the ranking', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({
          uses: fc.boolean(),
          covered: share,
          toBuy: fc.nat(1000),
          rescue: fc.double({ min: 0, max: 1e6, noNaN: true }),
          minutes: fc.double(),
          rating: fc.double(),
          dishFade: share,
          mainFade: share,
          luck: share,
        }),
        (parts) => {
          const score = suggestionScore(parts)
          expect(score).toBeGreaterThan(-3.5)
          expect(score).toBeLessThan(2.5)
        },
      ),
    )
  })
})

describe('recencyFade', () => {
  test.each([
    [0, 1],
    [forgottenAfterDays / 2, 0.5],
    [forgottenAfterDays, 0],
    [400, 0],
    [-3, 1],
    [Number.NaN, 0],
  ])('%d days ago: %d', (days, fade) => expect(recencyFade(days)).toBe(fade))
})

describe('roundScore', () => {
  test('hides the order of summation', () => {
    expect(roundScore(0.1 + 0.2)).toBe(0.3)
    expect(roundScore(0.1 + 0.2 + 0.3)).toBe(roundScore(0.3 + 0.2 + 0.1))
  })
})
