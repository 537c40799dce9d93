import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergenIds } from '../diet/allergen'
import { parseLabel } from './label'
import { judgeLabelText, judgePhotographedLabel, type PrintedLabelLine } from './photographed-label'

const line = (text: string, more: Partial<PrintedLabelLine> = {}): PrintedLabelLine => ({
  ...{ text, confidence: 0.99, startsBlock: false, mayMiss: false },
  ...more,
})
const judge = (lines: readonly PrintedLabelLine[], isCut = false) => judgePhotographedLabel(lines, { isCut })

describe('a photographed label', () => {
  test.each([
    ['English', ['INGREDIENTS: Sugar, palm oil, hazel-', 'nuts, skimmed milk powder, salt.']],
    ['German', ['Zutaten: Zucker, Palmöl, Haselnüsse,', 'Magermilchpulver, Salz.']],
    ['French', ['Ingrédients : sucre, huile de palme, noisettes,', 'lait écrémé en poudre, sel.']],
    ['Spanish', ['Ingredientes: azúcar, aceite de palma, avellanas,', 'leche desnatada en polvo, sal.']],
    ['Italian', ['Ingredienti: zucchero, olio di palma, nocciole,', 'latte scremato in polvere, sale.']],
    ['Dutch', ['Ingrediënten: suiker, palmolie, hazelnoten,', 'mageremelkpoeder, zout.']],
  ])('in %s names what it holds and what was not found', (_, texts) => {
    const { verdicts, doubt, unknown } = judge(texts.map((text) => line(text)))
    expect({ doubt, unknown }).toEqual({ doubt: undefined, unknown: [] })
    expect(verdicts.nuts.answer).toBe('contains')
    expect(verdicts.dairy.answer).toBe('contains')
    expect(verdicts.gluten.answer).toBe('none found')
  })

  const list = [line('Ingredients: sugar, water,'), line('salt, rice.')]

  test('the heading may stand apart, and other parts follow', () => {
    const { verdicts, text } = judge([
      line('OAT BAR', { startsBlock: true }),
      line('Ingredients', { startsBlock: true }),
      line('sugar, water, salt', { startsBlock: true }),
      line('Best before: see lid', { startsBlock: true }),
      line('May contain milk.', { startsBlock: true }),
    ])
    expect(text).toBe('Ingredients\nsugar, water, salt.\n\nMay contain milk.')
    expect(judgeLabelText(text).verdicts).toEqual(verdicts)
    expect(verdicts.dairy.answer).toBe('not known')
    expect(verdicts.gluten.answer).toBe('none found')
  })

  test('two languages: what one of them contains, both do', () => {
    const { verdicts } = judge([
      line('Ingredients: sugar, water.'),
      line('Składniki: cukier, mleko.', { startsBlock: true }),
    ])
    expect(verdicts.dairy.answer).toBe('contains')
    expect(verdicts.nuts.answer).toBe('none found')
  })

  test.each<[string, readonly PrintedLabelLine[], boolean]>([
    [
      'a line was hardly read',
      [line('Ingredients: sugar, water,'), line('salt, rice.', { confidence: 0.7 })],
      false,
    ],
    [
      'a line below was hardly read',
      [...list, line('Mxy ccnlain', { confidence: 0.6, startsBlock: true })],
      false,
    ],
    ['some print may be missing', [line('Ingredients: sugar,'), line('salt.', { mayMiss: true })], false],
    ['the picture is cut', list, true],
    ['the list has no end', [line('Ingredients: sugar, water,'), line('salt, rice')], false],
    ['the list ends with a comma', [...list.slice(0, 1), line('Best before: see lid')], false],
    ['a bracket is open', [line('Ingredients: sugar, filling (water, salt.')], false],
    ['there is no heading', [line('sugar, water, salt.')], false],
    ['there is nothing', [], false],
    ['an ingredient is unknown', [line('Ingredients: sugar, xqzzt powder.')], false],
    [
      'a word of the list begins a line like a heading',
      [line('Ingredients: water, sugar, modified milk'), line('ingredient (whey), xqzzt, salt.')],
      false,
    ],
    [
      'a part of the list begins like a sentence',
      [line('Ingredients: water, sugar, rice'), line('contains less than 2 % of xqzzt, salt.')],
      false,
    ],
    [
      'one of two lists is known in part',
      [line('Ingredients: water, sugar.'), line('Zutaten: Wasser, Zucker, Xqzzt.', { startsBlock: true })],
      false,
    ],
    ['the language is not covered', [line('Składniki: cukier, woda.')], false],
  ])('if %s, nothing is none found', (_, lines, isCut) => {
    const { verdicts } = judge(lines, isCut)
    expect(allergenIds.filter((allergen) => verdicts[allergen].answer === 'none found')).toEqual([])
  })

  test('an allergen that was read counts in the worst picture', () => {
    expect(judge([line('sugr, mi1k, sa', { confidence: 0.6 })], true).verdicts.dairy.answer).toBe('contains')
  })

  test('whatever is lost, nothing that the whole list contains becomes none found', () => {
    const words = [
      'sugar',
      'wheat flour',
      'whey',
      'soya lecithin',
      'hazelnuts',
      'salt',
      'egg',
      'rice',
      'celery',
    ]
    const lost = fc.record({
      words: fc.subarray(words, { minLength: 2 }),
      keep: fc.integer({ min: 1, max: 9 }),
      how: fc.constantFrom('line' as const, 'end' as const, 'blur' as const),
    })
    fc.assert(
      fc.property(lost, ({ words: own, keep, how }) => {
        const whole = parseLabel(own.join(', ')).verdicts
        const kept = own.slice(0, Math.min(keep, own.length - 1)).join(', ')
        const bad = how === 'end' ? {} : how === 'line' ? { mayMiss: true } : { confidence: 0.8 }
        const { verdicts } = judge([line(`Ingredients: ${kept}${how === 'end' ? ',' : '.'}`, bad)])
        for (const allergen of allergenIds)
          if (whole[allergen].answer !== 'none found')
            expect(verdicts[allergen].answer).not.toBe('none found')
      }),
    )
  })

  test('a doubt stays with the text', () => {
    const { verdicts, doubt } = judgeLabelText('Ingredients: sugar, milk.', 'cut')
    expect(doubt).toBe('cut')
    expect(verdicts.dairy.answer).toBe('contains')
    expect(verdicts.nuts.answer).toBe('not known')
    expect(judgeLabelText('Ingredients: sugar, milk.').verdicts.nuts.answer).toBe('none found')
  })
})
