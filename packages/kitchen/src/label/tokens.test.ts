import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded, gaps, labelTokens, longestLabel } from './tokens'

const texts = (label: string) => labelTokens(label).map(({ text }) => text)

describe('words', () => {
  test.each([
    ['Milk, SUGAR', ['milk', 'sugar']],
    ['Crème fraîche', ['creme', 'fraiche']],
    ['Œufs, Weißmehl, smør', ['oeufs', 'weissmehl', 'smor']],
    ['łosoś żyto', ['losos', 'zyto']],
    ["cow's milk", ['cows', 'milk']],
    ['za’atar', ['zaatar']],
    ["huile d'arachide", ['huile', 'd', 'arachide']],
    ["l’œuf, dell'uovo", ['l', 'oeuf', 'dell', 'uovo']],
    ['butter-\nmilk', ['buttermilk']],
    ['butter-\n   milk', ['buttermilk']],
    ['gluten-free', ['gluten', 'free']],
    ['GLUTEN-\nFREE', ['gluten', 'free']],
    ['soy\u00adbean', ['soybean']],
    ['mi\u200blk', ['milk']],
    ['MI|K and M!LK', ['milk', 'and', 'milk']],
    ['salt & pepper', ['salt', 'and', 'pepper']],
    ['E621', ['e621']],
    ['E 621', ['e', '621']],
    ['almonds¹', ['almonds']],
    ['¹organic', ['organic']],
    ['_milk_*', ['milk']],
    ['ＭＩＬＫ', ['milk']],
    ['молоко, γάλα', ['молоко', 'γαλα']],
    ['', []],
    [' ,;() ', []],
  ])('%j reads %j', (label, words) => {
    expect(texts(label)).toEqual(words)
  })
})

describe('what stands between', () => {
  test.each([
    ['milk powder', gaps.space],
    ['milk-powder', gaps.space],
    ['milk\npowder', gaps.space],
    ['milk (powder', gaps.opens],
    ['milk: powder', gaps.opens],
    ['milk [powder', gaps.opens],
    ['milk, powder', gaps.comma],
    ['milk; powder', gaps.comma],
    ['milk/powder', gaps.comma],
    ['milk) powder', gaps.comma],
    ['milk) (powder', gaps.comma],
    ['milk • powder', gaps.comma],
    ['milk. Powder', gaps.stop],
    ['milk.Powder', gaps.stop],
    ['milk! Powder', gaps.stop],
    ['milk\n\npowder', gaps.stop],
    ['milk.powder', gaps.comma],
  ])('%j', (label, gap) => {
    expect(labelTokens(label)[1]?.gap).toBe(gap)
  })

  test('a decimal point ends no sentence', () => {
    expect(labelTokens('fat 0.5 milk').map(({ gap }) => gap)).toEqual([
      gaps.stop,
      gaps.space,
      gaps.space,
      gaps.space,
    ])
  })

  test('brackets are counted, also when they never close or never opened', () => {
    expect(labelTokens('a (b [c] d) e').map(({ depth }) => depth)).toEqual([0, 1, 2, 1, 0])
    expect(labelTokens(')) a ((( b').map(({ depth }) => depth)).toEqual([0, 3])
  })
})

test('every word knows where it stands', () => {
  const label = 'Sugar, Crème (MILK) & salt'
  expect(labelTokens(label).map(({ at, end }) => label.slice(at, end))).toEqual([
    'Sugar',
    'Crème',
    'MILK',
    '&',
    'salt',
  ])
})

test('a label is read to its limit and no further', () => {
  const long = `${'x '.repeat(longestLabel)}milk`
  expect(labelTokens(long)).toHaveLength(longestLabel / 2)
})

test('folding makes words comparable', () => {
  expect(folded('Süßkartoffel')).toBe('susskartoffel')
  expect(folded('Crème Fraîche')).toBe('creme fraiche')
  expect(folded('')).toBe('')
})

test('any text falls into words in their order, each within the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (label) => {
      let last = 0
      for (const { text, at, end, depth } of labelTokens(label)) {
        expect(text).not.toBe('')
        expect(at).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(at)
        expect(end).toBeLessThanOrEqual(label.length)
        expect(depth).toBeGreaterThanOrEqual(0)
        last = end
      }
    }),
  )
})

test('case and accents change nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ,()]{0,40}$/), (label) => {
      expect(texts(label.toUpperCase())).toEqual(texts(label))
    }),
  )
})
