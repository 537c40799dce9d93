import { describe, expect, test } from 'vitest'
import { asksMore, isOptional, kindOfPhrase, phrasesFrom, startsExamples, startsPurpose } from './phrases'
import { tokenizeLine } from './tokens'

function splitPhrases(line: string): string[] {
  const tokens = tokenizeLine(line)
  return phrasesFrom(tokens, 0).map(({ from, to, bracketed }) => {
    const text = tokens.slice(from, to).map(({ text: word }) => word)
    return bracketed ? `(${text.join(' ')})` : text.join(' ')
  })
}

describe('the phrases of a line', () => {
  test.each([
    ['butter', ['butter']],
    ['butter, cubed', ['butter', 'cubed']],
    ['butter (cold), cubed', ['butter', '(cold)', 'cubed']],
    ['butter; cubed', ['butter', 'cubed']],
    ['butter - cubed', ['butter', 'cubed']],
    ['all-purpose flour', ['all-purpose flour']],
    ['5-spice', ['5 - spice']],
    ['figs. See note', ['figs', 'See note']],
    ['peppers (halved (seeds removed))', ['peppers', '(halved)', '(seeds removed)']],
    ['figs (ripe, soft)', ['figs', '(ripe)', '(soft)']],
    ['figs (ripe', ['figs', '(ripe)']],
    ['figs) ripe', ['figs', 'ripe']],
    [', , ,', []],
    ['', []],
  ])('%s', (line, phrases) => {
    expect(splitPhrases(line)).toEqual(phrases)
  })
})

describe('kind of a phrase', () => {
  test.each([
    ['roughly chopped', 'preparation'],
    ['cut into 2cm cubes', 'preparation'],
    ['skin on', 'preparation'],
    ['zest and juice', 'preparation'],
    ['juice only', 'preparation'],
    ['at room temperature', 'preparation'],
    ['room temperature', 'preparation'],
    ['and diced', 'preparation'],
    ['crusts removed', 'preparation'],
    ['to serve', 'purpose'],
    ['for dusting', 'purpose'],
    ['for the tin', 'purpose'],
    ['to the brim', 'purpose'],
    ['to taste', 'note'],
    ['plus extra for greasing', 'note'],
    ['preferably homemade', 'note'],
    ['see note', 'note'],
    ['or more', 'note'],
    ['or to taste', 'note'],
    ['honey and lime juice', 'note'],
    ['garbanzo beans', 'note'],
    ['or oat milk', 'alternative'],
    ['optional', 'optional'],
    ['if you like', 'optional'],
    ['medium to large', 'size'],
    ['', 'note'],
  ])('%s → %s', (phrase, kind) => {
    expect(kindOfPhrase(tokenizeLine(phrase))).toBe(kind)
  })

  test.each([
    ['optional', true],
    ['Optional', true],
    ['if desired', true],
    ['if you have any', true],
    ['if you like less heat', false],
    ['optionally', true],
    ['chopped', false],
  ])('%s is optional: %s', (text, optional) => {
    expect(isOptional(text)).toBe(optional)
  })

  test('purposes, examples and more', () => {
    expect(startsPurpose(tokenizeLine('oil for frying'), 1)).toBe(true)
    expect(startsPurpose(tokenizeLine('salt to taste'), 1)).toBe(false)
    expect(startsPurpose(tokenizeLine('for'), 0)).toBe(false)
    expect(startsExamples(tokenizeLine('such as figs'))).toBe(true)
    expect(startsExamples(tokenizeLine('for example figs'))).toBe(true)
    expect(startsExamples(tokenizeLine('figs'))).toBe(false)
    expect(asksMore(tokenizeLine('more')[0])).toBe(true)
    expect(asksMore(tokenizeLine('butter')[0])).toBe(false)
    expect(asksMore(undefined)).toBe(true)
  })
})
