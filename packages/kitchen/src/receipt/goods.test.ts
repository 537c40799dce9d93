import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { departmentTable, notFoodTable } from '../data/shops/not-food'
import { parseList, parseRows } from '../fact-table'
import { departmentOf, goodsOf, isNotFood } from './goods'

describe('departments', () => {
  test.each([
    ['PRODUCE', 'food'],
    ['27-PRODUCE', 'food'],
    ['27--PRODUCE', 'food'],
    ['31 -MEATS', 'food'],
    ['22-DAIRV', 'food'],
    ['REFRIG/FROZEN', 'food'],
    ['BAKED GOODS', 'food'],
    ['21-GROCERY', 'mixed'],
    ['41-HOME', 'not food'],
    ['38-HOME HEALTH', 'not food'],
    ['PET CARE', 'not food'],
    ['66-SOMETHING NEW', 'mixed'],
  ])('%s sells %s', (line, goods) => {
    expect(departmentOf(line)).toBe(goods)
  })

  test.each([
    'MILK',
    'HAM',
    '12-X',
    '',
    '10467-80th Avenue Northwest of the River Bank and Beyond'.repeat(3),
    '4821 HILL ROAD',
  ])('no heading: %s', (line) => {
    expect(departmentOf(line)).toBeUndefined()
  })

  test('the table says food, not food or mixed', () => {
    for (const [name, goods] of parseRows(departmentTable)) {
      expect(['food', 'not food', 'mixed'], name).toContain(goods)
    }
  })
})

describe('not food', () => {
  test.each([
    'SHAMPOO',
    'SOFT DIAPERS',
    'PAMPERS SZ4',
    'LAUNDRY DETERGENT',
    'LNDRY DET 2L',
    'DISH SOAP LEMON',
    'PAPER TOWEL 6PK',
    'TOILET PAPER',
    'KLEENEX',
    'BATTERIES AA',
    'LIGHT BULB 60W',
    'GARBAGE BAGS',
    'ZIPLOC MED',
    'DOG FOOD',
    'CAT LITTER',
    'PURINA ONE',
    'ASPIRIN 100',
    'BAND AID',
    'TOOTHPASTE',
    'COLGATE MINT',
    'DEODORANT',
    'RAZORS',
    'GIFT CARD 25',
    'BIRTHDAY CARD',
    'MAGAZINE',
    'MENS SOCKS',
    'T-SHIRT',
    'HULA HOOP',
    'CANDLE VANILLA',
    'ALUM FOIL',
    'POTTED PLANT',
    'LOTTERY',
    'CIGARETTES',
    'PROPANE',
    'CORELLE BOWL',
  ])('%s', (name) => {
    expect(isNotFood(name)).toBe(true)
  })

  test.each([
    'MILK',
    'HOT DOG BUNS',
    'CORN DOGS',
    'CATFISH FILLET',
    'EGG PLANT',
    'EGGPLANT',
    'PLANTAIN',
    'CAULIFLOWER',
    'SUNFLOWER OIL',
    'ANGEL HAIR PASTA',
    'HAIRTAIL',
    'MEATBALLS',
    'CHEESE BALLS',
    'CHICKEN POT PIE',
    'RICE BOWL TERIYAKI',
    'GAME HEN',
    'VITAMIN WATER',
    'SHAVED HAM',
    'SIRLOIN TIP',
    'GINGERBREAD',
    'CARDAMOM',
    'COATED PEANUTS',
    'TAPENADE',
    'PENNE',
    'GARDENIA BREAD',
    '',
  ])('but %s may be food', (name) => {
    expect(isNotFood(name)).toBe(false)
  })

  test('every word of the table finds itself', () => {
    for (const [shelf, list] of parseRows(notFoodTable)) {
      for (const entry of parseList(list)) {
        if (/[^a-z ]/.test(entry.replace('*', ''))) continue
        expect(isNotFood(entry.replace('*', '')), `${shelf}: ${entry}`).toBe(true)
      }
    }
  })
})

describe('whether something is food', () => {
  test('its own words count most', () => {
    expect(goodsOf('CAT LITTER', 'food', 1)).toBe('not food')
  })

  test('then a certain food match', () => {
    expect(goodsOf('BABY FORMULA', 'not food', 0.98)).toBe('food')
  })

  test('then the department', () => {
    expect(goodsOf('XYZ', 'food')).toBe('food')
    expect(goodsOf('XYZ', 'not food', 0.75)).toBe('not food')
  })

  test('then a likely food match', () => {
    expect(goodsOf('XYZ YOGURT', 'mixed', 0.75)).toBe('food')
    expect(goodsOf('XYZ YOGURT', undefined, 0.5)).toBe('unknown')
  })

  test('otherwise it is unknown', () => {
    expect(goodsOf('XYZ', 'mixed')).toBe('unknown')
    expect(goodsOf('')).toBe('unknown')
  })

  test('any name gives one of three results', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(['food', 'not food', 'unknown']).toContain(goodsOf(name))
      }),
    )
  })
})
