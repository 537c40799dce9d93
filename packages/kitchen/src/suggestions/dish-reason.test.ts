import { describe, expect, test } from 'vitest'
import type { RecipeLine } from '../recipe/recipe'
import { coverageOf } from '../recipe-coverage/recipe-coverage'
import type { Lot } from '../stock/lot'
import { fixedDay } from '../testing/generated-kitchen'
import { lot, recipe } from '../testing/text-builders'
import type { DishReason, ReasonFacts } from './dish-reason'
import { explainReasons, reasonsFor, usesStock } from './dish-reason'

const swaps = (id: string) =>
  ({
    lemon: [{ parts: [{ foodId: 'white-vinegar', ratio: 0.3 }] }],
    buttermilk: [
      {
        parts: [
          { foodId: 'whole-milk', ratio: 0.9 },
          { foodId: 'lemon-juice', ratio: 0.1 },
        ],
      },
    ],
  })[id] ?? []

function coverage(lines: (string | RecipeLine)[], lots: Lot[]) {
  return coverageOf(recipe(lines), lots, { today: fixedDay, swaps })
}

function text(lines: (string | RecipeLine)[], lots: Lot[], facts: ReasonFacts = {}): string {
  return explainReasons({ reasons: reasonsFor(coverage(lines, lots), facts) })
}

describe('explainReasons', () => {
  test('one sentence: uses, shortfall, substitutes', () => {
    const lots = [lot('200 g spinach', 1), lot('500 g white-vinegar')]
    expect(text(['200 g spinach', '1 lemon'], lots)).toMatch(
      /^uses spinach, 1 day left; you lack lemon, swap: .*vinegar$/,
    )
  })

  test('a swap for the rest of what is there says more of it', () => {
    const lots = [lot('500 g whole-milk'), lot('100 g lemon-juice'), lot('100 g buttermilk')]
    expect(text(['400 g buttermilk'], lots)).toMatch(/^you need more buttermilk, swap: /)
  })

  test.each([
    ['you have everything', ['3 egg'], [lot('6 egg')]],
    ['uses egg, last day today; you have everything', ['3 egg'], [lot('3 egg', 0)]],
    ['uses egg, best before today; you have everything', ['3 egg'], [lot('3 egg', 0, 'best-before')]],
    ['uses egg, past its best; you have everything', ['3 egg'], [lot('3 egg', -2, 'best-before')]],
    ['uses egg, 3 days left; you have everything', ['3 egg'], [lot('3 egg', 3)]],
    ['you lack lemon', ['3 egg', '1 lemon'], [lot('3 egg'), lot('1 kale')]],
    ['you need more egg', ['3 egg'], [lot('1 egg')]],
    ['uses nothing you have; you lack lemon', ['1 lemon'], []],
    [
      'uses nothing you have; you lack lemon, lime, orange and 2 more',
      ['1 lemon', '1 lime', '1 orange', '1 kale', '1 leek'],
      [],
    ],
    ['check that you have enough something-odd', ['200 g something-odd'], [lot('1 jar something-odd')]],
    ['you have everything', ['3 egg', '1 lemon?'], [lot('3 egg')]],
    ['you have everything; use the juice of ½ lemon for it', ['20 g lemon-juice'], [lot('4 lemon')]],
    ['you have everything', ['200 g white-rice'], [lot('500 g basmati-rice')]],
    ['check that you have enough olive oil', ['300 ml olive-oil'], [lot('1 bottle olive-oil')]],
    ['check that you have enough cumin seed', ['30 g cumin'], [lot('1 jar cumin-seed')]],
  ] as [string, string[], Lot[]][])('%s', (sentence, lines, lots) => {
    expect(text(lines, lots).replace('200 g something-odd', 'something-odd')).toBe(sentence)
  })

  test('swaps of two parts', () => {
    const lots = [lot('1 kg whole-milk'), lot('100 g lemon-juice')]
    expect(text(['200 g buttermilk'], lots)).toMatch(
      /^you lack buttermilk, swap: whole milk and lemon juice$/,
    )
  })

  test('a line that was not understood is named, truncated', () => {
    expect(text(['3 egg', { text: '  2 zwirbel ' }], [lot('3 egg')])).toBe("check '2 zwirbel'")
    const long = text(['3 egg', { text: '🥕'.repeat(100) }], [lot('3 egg')])
    expect([...long].length).toBeLessThan(60)
    expect(long).toMatch(/…'$/)
  })

  test('time, liking and history', () => {
    const facts = { minutes: 20, rating: 5, daysAgo: 3 }
    expect(text(['3 egg'], [lot('3 egg')], facts)).toBe(
      'you have everything; ready in 20 min; you like it; cooked 3 days ago',
    )
    expect(text(['3 egg'], [lot('3 egg')], { daysAgo: 0 })).toMatch(/cooked today$/)
    expect(text(['3 egg'], [lot('3 egg')], { daysAgo: 1 })).toMatch(/cooked yesterday$/)
    expect(text(['3 egg'], [lot('3 egg')], { rating: 3 })).not.toMatch(/like/)
  })

  test('two lots of one food with the same expiry are named once', () => {
    const lots = [lot('100 g spinach', 1), lot('100 g spinach', 1)]
    expect(text(['200 g spinach'], lots)).toBe('uses spinach, 1 day left; you have everything')
  })

  test('the same missing item is named once', () => {
    expect(text(['1 lemon', '2 lemon', '3 egg'], [lot('3 egg')])).toBe('you lack lemon')
  })

  test('of many that would spoil the most urgent are named', () => {
    const lots = ['spinach', 'kale', 'leek', 'carrot', 'zucchini'].map((food, n) => lot(`500 g ${food}`, n))
    const sentence = text(['9 g carrot', '9 g spinach', '9 g kale', '9 g leek', '9 g zucchini'], lots)
    expect(sentence).toMatch(
      /^uses spinach \(last day today\), kale \(1 day left\), leek \(2 days left\) and 2 more;/,
    )
  })

  test('no reasons give an empty sentence', () => {
    expect(explainReasons({ reasons: [] })).toBe('')
  })
})

describe('reasonsFor', () => {
  test('gives every reason with its facts', () => {
    const spinach = lot('200 g spinach', 1)
    const reasons = reasonsFor(coverage(['200 g spinach', '1 kale'], [spinach]), { minutes: 10 })
    expect(reasons).toEqual<DishReason[]>([
      { kind: 'saves', lotId: spinach.id, foodId: 'spinach', name: 'spinach', daysLeft: 1, expiry: 'use-by' },
      { kind: 'lacks', foodId: 'kale', name: 'kale', more: false },
      { kind: 'quick', minutes: 10 },
    ])
  })

  test('has-everything requires full coverage', () => {
    const kinds = (lines: (string | RecipeLine)[], lots: Lot[]) =>
      reasonsFor(coverage(lines, lots), {}).map(({ kind }) => kind)
    expect(kinds(['3 egg', { text: 'zwirbel' }], [lot('3 egg')])).not.toContain('has-everything')
    expect(kinds(['200 g something-odd'], [lot('1 jar something-odd')])).not.toContain('has-everything')
    expect(kinds(['1 lemon'], [lot('500 g white-vinegar')])).not.toContain('has-everything')
    expect(kinds([{ text: 'zwirbel', optional: true }, '3 egg'], [lot('3 egg')])).toContain('has-everything')
  })
})

describe('usesStock', () => {
  test.each([
    [['3 egg'], [lot('1 egg')], true],
    [['3 egg'], [], false],
    [['500 ml water'], [], false],
    [['egg'], [lot('1 egg')], true],
  ] as [string[], Lot[], boolean][])('%s', (lines, lots, answer) => {
    expect(usesStock(coverage(lines, lots))).toBe(answer)
  })
})
