import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allFoods } from '../food/food'
import { detectLanguage, detectRecipeLanguage, isForeign } from './detect-language'

describe('the language of a line', () => {
  it.each([
    ['3 c. à soupe cerfeuil', 'fr'],
    ['2 c. à café sel', 'fr'],
    ['20 cl de lait', 'fr'],
    ['farine', 'fr'],
    ['2 EL Öl', 'de'],
    ['1 Pck. Vanillezucker', 'de'],
    ['200 g Mehl', 'de'],
    ['Salz und Pfeffer', 'de'],
    ["1 cucchiaio d'olio", 'it'],
    ['Sale q.b.', 'it'],
    ['una pizca de sal', 'es'],
    ['3 huevos', 'es'],
    ['2 colheres de sopa de açúcar', 'pt'],
    ['2 eetlepels suiker', 'nl'],
    ['1 msk smör', 'sv'],
    ['2 spsk hvedemel', 'da'],
    ['3 ss hvetemel', 'no'],
    ['3 łyżki oliwy', 'pl'],
    ['2 lžíce oleje', 'cs'],
    ['3 evőkanál olaj', 'hu'],
    ['2 rkl sokeria', 'fi'],
    ['2 linguri de ulei', 'ro'],
    ['2 su bardağı un', 'tr'],
    ['200 г муки', 'other'],
    ['卵 2個', 'other'],
    ['٢ بيضة', 'other'],
  ])('%s is %s', (line, language) => {
    expect(detectLanguage(line).language).toBe(language)
  })

  it.each([
    '200 g pâté',
    '100 ml crème fraîche',
    '2 jalapeños, sliced',
    'spätzle',
    '60g chorizo, diced',
    '2 tbsp dulce de leche',
    '1 tsp herbes de Provence',
    'fleur de sel',
    '1 c. sugar',
    '2 c flour',
    'pico de gallo, to serve',
    '200g haricots verts',
    '1 tbsp ras el hanout',
    '1 stick butter',
    'salt',
    '4 cloves garlic, crushed',
    '2 tsp piment d’espelette',
    '50 g Gruyère, grated',
  ])('%s is English despite borrowed words', (line) => {
    expect(detectLanguage(line).language).toBe('en')
  })

  it('no known food name is foreign', () => {
    expect(
      allFoods()
        .filter(({ name }) => isForeign(`2 cups ${name}, chopped`))
        .map(({ name }) => name),
    ).toEqual([])
  })

  it('any text gives a confidence from 0 to 1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { confidence } = detectLanguage(text)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the language of a recipe', () => {
  it('is that of most of its lines, and decides for ambiguous ones', () => {
    const recipe = detectRecipeLanguage(['2 Eier', '200 g Mehl', '100 g Butter', '1 Prise Salz'])
    expect(recipe.language).toBe('de')
    expect(detectLanguage('100 g Butter').language).toBe('en')
    expect(detectLanguage('100 g Butter', recipe).language).toBe('de')
    expect(detectLanguage('1 tsp baking powder', recipe).language).toBe('en')
  })

  it('an English recipe with a borrowed line stays English', () => {
    const recipe = detectRecipeLanguage(['200g plain flour', '2 eggs', '1 tbsp crème fraîche', 'boeuf stock'])
    expect(recipe.language).toBe('en')
  })

  it('of an empty text is English', () => {
    expect(detectRecipeLanguage([]).language).toBe('en')
  })
})

it.each(['1 c. flour', '2 c sugar', '1 c. strawberries', '1 c soup', '2 c. shredded cheese'])(
  '%s is a cup',
  (line) => {
    expect(detectLanguage(line).language).toBe('en')
  },
)
