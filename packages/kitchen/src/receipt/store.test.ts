import { describe, expect, test } from 'vitest'
import { countryOf, dateOrderForCurrency } from '../country/country'
import { storeTable } from '../data/shops/stores'
import { parseRows } from '../fact-table'
import { findReceiptCurrency, findReceiptStore } from './store'

describe('the shop', () => {
  test.each([
    [['COSTCO WHOLESALE', 'MEMBER 123'], 'Costco'],
    [['***', 'W A L M A R T', 'GST 5% 0.10'], 'Walmart'],
    [['NOFRILLS'], 'No Frills'],
    [['SUPERSTORE', 'RCSS 1234'], 'Real Canadian Superstore'],
    [['T&T Supermarket'], 'T&T Supermarket'],
    [['Southside Sobeys'], 'Sobeys'],
    [['TESCO Express'], 'Tesco'],
    [['REWE Markt GmbH'], 'Rewe'],
    [["SAINSBURY'S SUPERMARKETS LTD"], "Sainsbury's"],
    [['Coles Supermarkets'], 'Coles'],
    [['WHOLE FOODS MARKET'], 'Whole Foods Market'],
    [['IGA'], 'IGA'],
  ])('%s', (lines, name) => {
    expect(findReceiptStore(lines)?.name).toBe(name)
  })

  test('an unknown shop keeps its printed name', () => {
    expect(findReceiptStore(['CORNER MART SDN BHD (123456-X)', '12 HILL ROAD'])).toEqual({
      name: 'CORNER MART SDN BHD',
      printed: 'CORNER MART SDN BHD',
    })
    expect(findReceiptStore(['POSTED', '', 'GREEN LANE BAKERY', 'TEL 123'])?.name).toBe('GREEN LANE BAKERY')
    expect(findReceiptStore(['TAX INVOICE', 'HILLSIDE GROCER', 'NO 5, JALAN 2'])?.name).toBe(
      'HILLSIDE GROCER',
    )
  })

  test('a company form on the next line belongs to the name', () => {
    expect(findReceiptStore(['HILLTOP TRADERS', 'SDN BHD', 'GST NO 1'])?.name).toBe('HILLTOP TRADERS SDN BHD')
  })

  test('goods are not shops', () => {
    expect(findReceiptStore(['GREENGROCER LANE', 'BEAN SPROUTS 1.99', 'TARGET PRACTICE 3.00'])?.name).toBe(
      'GREENGROCER LANE',
    )
  })

  test('an empty receipt has no shop', () => {
    expect(findReceiptStore([])).toBeUndefined()
    expect(findReceiptStore(['', '***', '12345'])).toBeUndefined()
  })

  test('a chain in two countries is located by its tax', () => {
    expect(findReceiptStore(['COSTCO', 'GST 5% 1.00'])?.country).toBe('CA')
    expect(findReceiptStore(['COSTCO', 'TAX 1.00'])?.country).toBe('US')
  })

  test('every country of the table has its dates and money', () => {
    for (const [name, countries = ''] of parseRows(storeTable)) {
      for (const country of countries.split(' ')) expect(countryOf(country), name).toBeDefined()
    }
  })

  test('spellings are small letters only', () => {
    for (const [name, , spellings = ''] of parseRows(storeTable))
      expect(spellings, name).toMatch(/^[a-z0-9;]+$/)
  })
})

describe('the money', () => {
  test.each([
    ['TOTAL RM 5.00', undefined, 'MYR'],
    ['TOTAL £5.00', undefined, 'GBP'],
    ['SUMME 5,00 EUR', undefined, 'EUR'],
    ['TOTAL 5,00 €', undefined, 'EUR'],
    ['TOTAL CAD 5.00', undefined, 'CAD'],
    ['TOTAL $5.00', 'CA', 'CAD'],
    ['TOTAL $5.00', 'US', 'USD'],
    ['TOTAL $5.00 HST 0.65', undefined, 'CAD'],
    ['ABN 12 345 TOTAL $5.00', undefined, 'AUD'],
    ['TOTAL $5.00', undefined, undefined],
    ['BUTTER EUR STYLE', undefined, undefined],
    ['', undefined, undefined],
  ])('%s %s', (text, country, currency) => {
    expect(findReceiptCurrency(text, country)).toBe(currency)
  })

  test.each([
    ['MYR', 'dmy'],
    ['EUR', 'dmy'],
    ['CAD', 'mdy'],
    ['USD', 'mdy'],
    [undefined, undefined],
    ['XXX', undefined],
  ])('dates where %s is paid are %s', (currency, order) => {
    expect(dateOrderForCurrency(currency)).toBe(order)
  })
})
