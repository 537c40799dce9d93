import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleIngredient } from '../ingredient-text/scale-ingredient'
import { amount, toNumber } from '../quantity/amount'
import { formatQuantity } from '../quantity/format-quantity'
import { convert, toQuantity } from '../quantity/quantity'
import { allUnits } from '../quantity/units'
import { toRecipeLines } from '../recipe/recipe-line'
import { scaleStep } from '../recipe-steps/step-text'
import { parseShoppingText, parseShoppingTexts } from '../shopping/shopping-text'
import { toTypedItem } from '../typed-text/typed-item'
import { countryCodes, countryOf, dateOrderForCurrency } from './country'
import { toUnitsOfCountry } from './country-units'
import { priceRegions } from './price-region'

const ml = (text: string, country?: string) => {
  const { quantity } = parseShoppingText(text, country)
  const there = quantity && convert(quantity, 'ml')
  return there?.ok ? Math.round(toNumber(there.quantity.amount)) : undefined
}

describe('properties of a country', () => {
  test('every country has a two-letter code, a currency and all other properties', () => {
    expect(countryCodes().length).toBe(249)
    for (const code of countryCodes()) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      const country = countryOf(code)
      expect(country?.currency, code).toMatch(/^[A-Z]{3}$/)
      expect(['dmy', 'mdy'], code).toContain(country?.dayOrder)
      expect(['metric', 'us', 'uk', 'au'], code).toContain(country?.shops)
      expect(priceRegions, code).toContain(country?.prices)
    }
  })

  test.each([
    ['US', 'USD', 'us', 'us', 'USD'],
    ['GB', 'GBP', 'uk', 'uk', 'GBP'],
    ['IE', 'EUR', 'uk', 'metric', 'EUR'],
    ['AU', 'AUD', 'au', 'au', 'EUR'],
    ['CA', 'CAD', 'nz', 'metric', 'EUR'],
    ['JP', 'JPY', 'jp', 'metric', 'EUR'],
    ['DE', 'EUR', undefined, 'metric', 'EUR'],
    ['PR', 'USD', 'us', 'us', 'USD'],
  ])('%s', (code, currency, measures, shops, prices) => {
    const country = countryOf(code)
    expect([country?.currency, country?.measures, country?.shops, country?.prices]).toEqual([
      currency,
      measures,
      shops,
      prices,
    ])
  })

  test('an unknown code returns undefined', () => {
    for (const code of ['', 'gb', 'XX', 'GBR', '__proto__', 'constructor'])
      expect(countryOf(code), code).toBeUndefined()
    expect([countryOf(null), countryOf(undefined)]).toEqual([undefined, undefined])
  })

  test('the date order of dollars is that of the country they are named after', () => {
    expect([
      dateOrderForCurrency('USD'),
      dateOrderForCurrency('AUD'),
      dateOrderForCurrency('EUR'),
      dateOrderForCurrency(''),
    ]).toEqual(['mdy', 'dmy', 'dmy', undefined])
  })
})

describe('the same text under each country', () => {
  test.each([
    ['4 pt milk', { US: 1893, GB: 2273, IE: 2273, AU: 2273, NZ: 2273, CA: 2273, DE: 1893, none: 1893 }],
    ['milk 2 pints', { US: 946, GB: 1137, AU: 1137, none: 946 }],
    ['2 tbsp olive oil', { US: 30, GB: 30, AU: 40, NZ: 30, JP: 30, none: 30 }],
    ['1 cup cream', { US: 237, GB: 237, AU: 250, CA: 250, JP: 200, KR: 200, none: 237 }],
    ['10 fl oz cream', { US: 296, GB: 284, AU: 284, none: 296 }],
    ['1 gallon water', { US: 3785, GB: 4546, none: 3785 }],
    ['2 l milk', { US: 2000, GB: 2000, AU: 2000, JP: 2000, none: 2000 }],
  ])('%s', (text, expected) => {
    for (const [country, size] of Object.entries(expected))
      expect([country, ml(text, country === 'none' ? undefined : country)]).toEqual([country, size])
  })

  test('typed amounts are converted to the country’s measures', () => {
    const [milk, bread, eggs] = parseShoppingTexts('4 pt milk, bread, 12 eggs', 'GB').map(toTypedItem)
    expect(milk).toMatchObject({ name: 'milk', amount: '2.273', unit: 'l' })
    expect([bread?.amount, eggs?.amount, eggs?.unit]).toEqual(['1', '12', ''])
  })

  test('a measure in another language has the size of that language', () => {
    expect(ml('2 EL Olivenöl', 'AU')).toBe(ml('2 EL Olivenöl'))
  })
})

describe('a recipe', () => {
  const quantityIn = (lines: string[], country?: string) => {
    const quantity = toRecipeLines(lines, country)[0]?.quantity
    return quantity && formatQuantity(quantity)
  }

  test('words in the recipe take precedence over the reader’s country', () => {
    expect(quantityIn(['1 pint milk', '2 zucchini'], 'GB')).toBe('1 pint')
    expect(quantityIn(['1 pint milk', '2 courgettes'], 'US')).toBe('570 ml')
    expect(quantityIn(['2 tbsp oil', '1 red capsicum'], 'US')).toBe('40 ml')
  })

  test('otherwise the reader’s country decides', () => {
    expect(quantityIn(['1 pint milk', '2 eggs'], 'GB')).toBe('570 ml')
    expect(quantityIn(['1 pint milk', '2 eggs'], 'US')).toBe('1 pint')
    expect(quantityIn(['1 pint milk', '2 eggs'])).toBe('1 pint')
    expect(quantityIn(['2 EL Öl', '200 g Mehl', '2 Eier'], 'AU')).toBe('2 tbsp')
  })

  test('line and step show the converted measure', () => {
    const [line] = toRecipeLines(['1 pint milk', '2 eggs'], 'GB')
    if (!line) throw new Error('no line')
    expect(line.region).toBe('uk')
    expect(scaleIngredient(line, amount(1))).toBe('1 pint milk')
    expect(scaleIngredient(line, amount(2))).toBe('2 pints milk')
    expect(scaleIngredient(line, amount(1), 'metric')).toBe('570 ml milk')
    expect(scaleIngredient(line, amount(1), 'us')).toBe('2⅓ cups milk')
    expect(scaleStep('Stir in ½ pint of milk.', amount(1), 'metric', line.region)).toBe(
      'Stir in 280 ml of milk.',
    )
    const [american] = toRecipeLines(['1 pint milk', '2 eggs'], 'US')
    if (!american) throw new Error('no line')
    expect(scaleIngredient(american, amount(1), 'metric')).toBe('475 ml milk')
  })
})

test('no country changes a volume by more than +1/3 or -1/5, and weights stay', () => {
  const sized = allUnits().filter(({ kind }) => kind === 'mass' || kind === 'volume')
  fc.assert(
    fc.property(
      fc.constantFrom(...countryCodes()),
      fc.constantFrom(...sized),
      fc.integer({ min: 1, max: 200 }),
      (code, unit, many) => {
        const quantity = toQuantity(many, unit.id)
        const converted = toUnitsOfCountry(quantity, code)
        if (unit.kind === 'mass' || unit.system === 'metric') expect(converted).toBe(quantity)
        else {
          const back = convert(converted, unit.id)
          expect(back.ok).toBe(true)
          const ratio = back.ok ? toNumber(back.quantity.amount) / many : 0
          expect(ratio).toBeGreaterThan(0.8)
          expect(ratio).toBeLessThan(1.4)
        }
      },
    ),
  )
})
