import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../quantity/amount'
import { tokenizeLine } from './tokens'

describe('the tokens of a line', () => {
  test.each([
    ['250g butter', ['250', 'g', 'butter']],
    ['2x400g tins', ['2', 'x', '400', 'g', 'tins']],
    ['2 × 400 g', ['2', '×', '400', 'g']],
    ['mix 2 eggs', ['mix', '2', 'eggs']],
    ['all-purpose flour', ['all-purpose', 'flour']],
    ["Bob's M&M's", ["Bob's", "M&M's"]],
    ['9-ounce/255g', ['9', '-', 'ounce', '/', '255', 'g']],
    ['omega-3 egg', ['omega', '-', '3', 'egg']],
    ['100g-150g', ['100', 'g', '-', '150', 'g']],
    ['2% milk', ['2%', 'milk']],
    ['70 % cocoa', ['70 %', 'cocoa']],
    ['e.g. figs', ['e.g.', 'figs']],
    ['fl. oz.', ['fl', '.', 'oz', '.']],
    ['1,5 l', ['1,5', 'l']],
    ['1,500 g', ['1,500', 'g']],
    ['.5 cup', ['.5', 'cup']],
    ['2½', ['2', '½']],
    ['crème fraîche', ['crème', 'fraîche']],
    ['чай 茶', ['чай', '茶']],
    ['(a)', ['(', 'a', ')']],
    ['', []],
  ])('%s', (line, texts) => {
    expect(tokenizeLine(line).map(({ text }) => text)).toEqual(texts)
  })

  test.each([
    ['2', amount(2)],
    ['1.25', amount(5, 4)],
    ['1,5', amount(3, 2)],
    ['1,500', amount(1500)],
    ['1,500.5', amount(3001, 2)],
    ['.5', amount(1, 2)],
    ['½', amount(1, 2)],
    ['⅔', amount(2, 3)],
    ['⅛', amount(1, 8)],
    ['⅚', amount(5, 6)],
    ['00', amount(0)],
  ])('the number %s', (text, value) => {
    expect(tokenizeLine(text)).toMatchObject([{ kind: 'number', value }])
  })

  test('a very long number is a word', () => {
    expect(tokenizeLine('9'.repeat(40))).toMatchObject([{ kind: 'word', value: undefined }])
  })

  test('a percentage is a word because it is not a count', () => {
    expect(tokenizeLine('2% milk')[0]).toMatchObject({ kind: 'word', value: undefined })
  })

  test('every token has its position', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (line) => {
        let last = 0
        for (const { text, start, end, spaced } of tokenizeLine(line)) {
          expect(line.slice(start, end)).toBe(text)
          expect(start).toBeGreaterThanOrEqual(last)
          expect(spaced).toBe(start > last)
          last = end
        }
      }),
    )
  })

  test('nothing but spaces is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (line) => {
        const tokenTexts = tokenizeLine(line).map(({ text }) => text.replace(/\s/gu, ''))
        expect(tokenTexts.join('')).toBe(line.replace(/\s/gu, ''))
      }),
    )
  })
})
