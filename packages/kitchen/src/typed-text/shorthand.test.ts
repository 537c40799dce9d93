import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText } from '../quantity/amount'
import { parseShoppingText, parseShoppingTexts } from '../shopping/shopping-text'
import { reorderPackSize, stripRequestWords } from './shorthand'
import { toTypedItem } from './typed-item'

describe('request words', () => {
  test.each([
    ['buy milk', 'milk'],
    ['get some oat milk', 'some oat milk'],
    ['need more rice', 'rice'],
    ['pick up 2 pints of milk', '2 pints of milk'],
    ["don't forget the bin bags", 'bin bags'],
    ["we're out of coffee", 'coffee'],
    ['running low on pasta', 'pasta'],
    ['please get tomatoes', 'tomatoes'],
    ['can you get 2 avocados', '2 avocados'],
    ['remember to buy nappies', 'nappies'],
    ['add lemons to the list', 'lemons'],
    ['milk please', 'milk'],
  ])('%s asks for %s', (text, thing) => {
    expect(stripRequestWords(text)).toBe(thing)
  })

  test.each(['buy', 'get', 'needles', 'orderly beans', 'milk', 'wanton soup', 'addis beans', 'outofbox'])(
    '%s stays',
    (text) => {
      expect(stripRequestWords(text)).toBe(text)
    },
  )

  test('are dropped from the name, and separate nothing', () => {
    expect(toTypedItem(parseShoppingText('buy milk'))).toMatchObject({ name: 'milk', foodId: 'whole-milk' })
    expect(parseShoppingTexts('get milk and bread').map(({ name }) => name)).toEqual(['milk', 'bread'])
    expect(parseShoppingTexts('buy 2l milk, 6 eggs and a loaf')).toHaveLength(3)
  })
})

describe('a number of packs and their size', () => {
  test('is parsed in every order', () => {
    const orders = [
      (many: number, size: string, name: string) => `${many} x ${size} ${name}`,
      (many: number, size: string, name: string) => `${many}x${size} ${name}`,
      (many: number, size: string, name: string) => `${size} x ${many} ${name}`,
      (many: number, size: string, name: string) => `${name} ${many} x ${size}`,
      (many: number, size: string, name: string) => `${name} ${size} x${many}`,
      (many: number, size: string, name: string) => `${size} ${name} x ${many}`,
      (many: number, size: string, name: string) => `${name} (${many} x ${size})`,
      (many: number, size: string, name: string) => `${many} tins ${size} ${name}`,
      (many: number, size: string, name: string) => `${name} ${many} tins ${size}`,
      (many: number, size: string, name: string) => `x${many} ${size} ${name}`,
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.constantFrom(100, 145, 250, 400, 500),
        fc.constantFrom('g', ' g', 'ml', ' ml'),
        fc.constantFrom('kidney beans', 'chickpeas', 'coconut milk', 'sweetcorn'),
        fc.constantFrom(...orders),
        (many, size, unit, name, write) => {
          const text = write(many, `${size}${unit}`, name)
          const { quantity, name: read } = parseShoppingText(text)
          expect(read, text).toBe(name)
          expect(quantity && amountText(quantity.amount), text).toBe(String(many * size))
          expect(quantity?.unit, text).toBe(unit.trim())
        },
      ),
    )
  })

  test.each([
    ['2 packs of 6 eggs', '12 eggs'],
    ['milk 2l semi skimmed', '2l semi skimmed milk'],
    ['mince 500 g beef', '500 g beef mince'],
    ['1,5 l milk', '1,5 l milk'],
    ['bread', 'bread'],
    ['apples (gala) 8', '8 apples (gala)'],
    ['tomatoes (vine) 500g', '500g tomatoes (vine)'],
  ])('%s is parsed as %s', (text, read) => {
    expect(reorderPackSize(text)).toBe(read)
  })

  test('food sold chopped is bought chopped', () => {
    expect(parseShoppingText('400g x 2 chopped toms')).toMatchObject({ foodId: 'canned-tomatoes' })
    expect(parseShoppingText('waitrose essentials chopped tomatoes')).toMatchObject({
      foodId: 'canned-tomatoes',
    })
    expect(parseShoppingText('tomatoes, chopped')).toMatchObject({ foodId: 'tomato' })
  })
})
