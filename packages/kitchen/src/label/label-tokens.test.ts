import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldAccents, maxLabelLength, tokenGaps, tokenizeLabel } from './label-tokens'

const texts = (label: string) => tokenizeLabel(label).map(({ text }) => text)

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

describe('gaps between words', () => {
  test.each([
    ['milk powder', tokenGaps.space],
    ['milk-powder', tokenGaps.space],
    ['milk\npowder', tokenGaps.space],
    ['milk (powder', tokenGaps.opens],
    ['milk: powder', tokenGaps.opens],
    ['milk [powder', tokenGaps.opens],
    ['milk, powder', tokenGaps.comma],
    ['milk; powder', tokenGaps.comma],
    ['milk/powder', tokenGaps.comma],
    ['milk) powder', tokenGaps.comma],
    ['milk) (powder', tokenGaps.comma],
    ['milk • powder', tokenGaps.comma],
    ['milk. Powder', tokenGaps.stop],
    ['milk.Powder', tokenGaps.stop],
    ['milk! Powder', tokenGaps.stop],
    ['milk\n\npowder', tokenGaps.stop],
    ['milk.powder', tokenGaps.comma],
  ])('%j', (label, gap) => {
    expect(tokenizeLabel(label)[1]?.gap).toBe(gap)
  })

  test('a decimal point does not end a sentence', () => {
    expect(tokenizeLabel('fat 0.5 milk').map(({ gap }) => gap)).toEqual([
      tokenGaps.stop,
      tokenGaps.space,
      tokenGaps.space,
      tokenGaps.space,
    ])
  })

  test('brackets are counted, also unbalanced ones', () => {
    expect(tokenizeLabel('a (b [c] d) e').map(({ depth }) => depth)).toEqual([0, 1, 2, 1, 0])
    expect(tokenizeLabel(')) a ((( b').map(({ depth }) => depth)).toEqual([0, 3])
  })
})

test('every word has its position', () => {
  const label = 'Sugar, Crème (MILK) & salt'
  expect(tokenizeLabel(label).map(({ at, end }) => label.slice(at, end))).toEqual([
    'Sugar',
    'Crème',
    'MILK',
    '&',
    'salt',
  ])
})

test('a label is read up to the maximum length', () => {
  const long = `${'x '.repeat(maxLabelLength)}milk`
  expect(tokenizeLabel(long)).toHaveLength(maxLabelLength / 2)
})

test('folding makes words comparable', () => {
  expect(foldAccents('Süßkartoffel')).toBe('susskartoffel')
  expect(foldAccents('Crème Fraîche')).toBe('creme fraiche')
  expect(foldAccents('')).toBe('')
})

test('any text is split into words in order, each within the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (label) => {
      let last = 0
      for (const { text, at, end, depth } of tokenizeLabel(label)) {
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

test('case and accents have no effect', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ,()]{0,40}$/), (label) => {
      expect(texts(label.toUpperCase())).toEqual(texts(label))
    }),
  )
})
