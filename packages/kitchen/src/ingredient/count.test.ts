import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText } from '../quantity/amount'
import { countAt } from './count'
import { tokenizeLine } from './tokens'

function formatCount(text: string): string {
  const count = countAt(tokenizeLine(text), 0)
  if (!count) return 'none'
  const { from, to, about, implied, next } = count
  const number = `${about ? '~' : ''}${implied ? 'one ' : ''}${amountText(from)}${to ? `–${amountText(to)}` : ''}`
  const rest = tokenizeLine(text)
    .slice(next)
    .map(({ text: word }) => word)
  return `${number} | ${rest.join(' ')}`
}

describe('a number in a line', () => {
  test.each([
    ['2 eggs', '2 | eggs'],
    ['2½ cups', '2.5 | cups'],
    ['2 ½ cups', '2.5 | cups'],
    ['2 1/2 cups', '2.5 | cups'],
    ['2-1/2 cups', '2.5 | cups'],
    ['2-½ cups', '2.5 | cups'],
    ['1/2 cup', '0.5 | cup'],
    ['1 / 2 cup', '0.5 | cup'],
    ['10/3 cup', '10/3 | cup'],
    ['1 and 1/2 cups', '1.5 | cups'],
    ['1 & ½ cups', '1.5 | cups'],
    ['1 and a half cups', '1.5 | cups'],
    ['one and a half cups', '1.5 | cups'],
    ['one-half cup', '0.5 | cup'],
    ['three quarters of a cup', '0.75 | cup'],
    ['two thirds cup', '2/3 | cup'],
    ['a quarter of a cabbage', '0.25 | cabbage'],
    ['a third of a cup', '1/3 | cup'],
    ['half a lemon', '0.5 | lemon'],
    ['half of an onion', '0.5 | onion'],
    ['a half lemon', '0.5 | lemon'],
    ['two eggs', '2 | eggs'],
    ['Twelve eggs', '12 | eggs'],
    ['a lemon', 'one 1 | lemon'],
    ['an onion', 'one 1 | onion'],
    ['a couple of eggs', '2 | eggs'],
    ['a few sprigs', '~one 3 | sprigs'],
    ['several sprigs', '~one 3 | sprigs'],
    ['3-4 eggs', '3–4 | eggs'],
    ['3 - 4 eggs', '3–4 | eggs'],
    ['3 to 4 eggs', '3–4 | eggs'],
    ['3 or 4 eggs', '3–4 | eggs'],
    ['3- to 4-pound', '3–4 | - pound'],
    ['2 (or 3) cloves', '2–3 | cloves'],
    ['½-¾ cup', '0.5–0.75 | cup'],
    ['1-1½ cups', '1–1.5 | cups'],
    ['1/2-3/4 cup', '0.5–0.75 | cup'],
    ['two or three eggs', '2–3 | eggs'],
    ['between 2 and 3 cups', '2–3 | cups'],
    ['from 2 to 3 cups', '2–3 | cups'],
    ['4-2 eggs', '4 | - 2 eggs'],
    ['about 3 eggs', '~3 | eggs'],
    ['approx. 3 eggs', '~3 | eggs'],
    ['~3 eggs', '~3 | eggs'],
    ['up to 3 eggs', '~3 | eggs'],
    ['at least 3 eggs', '~3 | eggs'],
    ['a little over 3 cups', '~3 | cups'],
    ['scant 1/2 cup', '~0.5 | cup'],
    ['2 14-oz cans', '2 | 14 - oz cans'],
    ['1.5 kg', '1.5 | kg'],
    ['1,5 kg', '1.5 | kg'],
    ['1/0 cup', '1 | / 0 cup'],
    ['about eggs', 'none'],
    ['eggs', 'none'],
    ['', 'none'],
    ['constructor', 'none'],
    ['toString cups', 'none'],
  ])('%s → %s', (text, expected) => {
    expect(formatCount(text)).toBe(expected)
  })

  test('every fraction of whole numbers is exact', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 99 }),
        (numerator, denominator) => {
          const from = countAt(tokenizeLine(`${numerator}/${denominator} cup`), 0)?.from
          expect((from?.numerator ?? 0) * denominator).toBe((from?.denominator ?? 0) * numerator)
        },
      ),
    )
  })

  test('an index after the line has no number', () => {
    expect(countAt(tokenizeLine('2 eggs'), 5)).toBeUndefined()
  })
})
