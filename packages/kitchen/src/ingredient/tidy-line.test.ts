import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxIngredientLineLength, tidyLine } from './tidy-line'

describe('cleaned lines', () => {
  test.each([
    ['2 eggs', '2 eggs'],
    ['  2   eggs  ', '2 eggs'],
    ['2\u00a0eggs\u2009beaten', '2 eggs beaten'],
    ['• 2 eggs', '2 eggs'],
    ['- 2 eggs', '2 eggs'],
    ['– 2 eggs', '2 eggs'],
    ['* 2 eggs', '2 eggs'],
    ['▢ 2 eggs', '2 eggs'],
    ['☐ 2 eggs', '2 eggs'],
    ['[ ] 2 eggs', '2 eggs'],
    ['[x] 2 eggs', '2 eggs'],
    ['1. 2 eggs', '2 eggs'],
    ['1) ½ lemon', '½ lemon'],
    ['1. eggs', '1. eggs'],
    ['2 eggs*', '2 eggs'],
    ['2 eggs**', '2 eggs'],
    ['2 eggs†', '2 eggs'],
    ['2 eggs¹', '2 eggs'],
    ['a three-pound chicken', 'a 3-pound chicken'],
    ['ginger, one half-inch slice', 'ginger, one ½-inch slice'],
    ['one-pan stew', 'one-pan stew'],
    ['2 eggs[1]', '2 eggs'],
    ['**2 eggs**', '2 eggs'],
    ['## For the sauce', 'For the sauce'],
    ['<b>2</b> eggs<br/>', '2 eggs'],
    ['1&frac12; cups', '1½ cups'],
    ['1&#189; cups', '1½ cups'],
    ['1&#xBD; cups', '1½ cups'],
    ['salt &amp; pepper', 'salt & pepper'],
    ['2&nbsp;eggs', '2 eggs'],
    ['2&ensp;eggs', '2 eggs'],
    ['cr&egrave;me fra&icirc;che', 'crème fraîche'],
    ['&unknown; eggs', '&unknown; eggs'],
    ['&#0; eggs', 'eggs'],
    ['&#99999999; eggs', 'eggs'],
    ['&#xD800; eggs', 'eggs'],
    ['２００ｇ flour', '200g flour'],
    ['2½ cups', '2½ cups'],
    ['1⁄2 cup', '1/2 cup'],
    ['¹⁄₂ cup', '1/2 cup'],
    ['3–4 eggs', '3-4 eggs'],
    ['onion—chopped', 'onion - chopped'],
    ['Bob’s flour', "Bob's flour"],
    ['cre\u0301me', 'créme'],
    ['2 \u200beggs\ufeff', '2 eggs'],
    ['Crème® Fraîche™', 'Crème Fraîche'],
    ['~200g flour', '~200g flour'],
    ['', ''],
    ['***', ''],
    ['---', ''],
  ])('%j → %j', (text, tidy) => {
    expect(tidyLine(text)).toBe(tidy)
  })

  test('a long line is cut', () => {
    expect(tidyLine('a'.repeat(10 * maxIngredientLineLength))).toHaveLength(maxIngredientLineLength)
  })

  test('tidying twice changes nothing and leaves no odd spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const tidy = tidyLine(text)
        expect(tidy).toBe(tidy.trim())
        expect(tidy).not.toMatch(/\s\s|[\t\n\u00a0]/)
      }),
    )
  })
})
