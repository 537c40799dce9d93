import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { abbreviationTable, houseBrandTable } from '../data/shops/receipt-abbreviations'
import { parseRows } from '../fact-table'
import { expandName, findPackSize } from './expand-name'
import { isFoodWord, nearestFoodWord } from './vocabulary'

describe('expanding names', () => {
  test.each([
    ['GRN ONI', 'green onion'],
    ['CHKN BRST BNLS', 'chicken breast boneless'],
    ['ORG WHL MLK', 'organic whole milk'],
    ['CHIX THGHS', 'chicken thighs'],
    ['CKN BRST SKLS', 'chicken breast skinless'],
    ['GRD BF LN', 'ground beef lean'],
    ['GR BEEF', 'ground beef'],
    ['GR ONIONS', 'green onions'],
    ['GR YOG', 'greek yogurt'],
    ['SR CRM', 'sour cream'],
    ['CRM CHS', 'cream cheese'],
    ['ICE CRM VAN', 'ice cream vanilla'],
    ['PNT BTR CRNCHY', 'peanut butter crunchy'],
    ['PB SMTH', 'peanut butter smooth'],
    ['OJ 100%', 'orange juice 100%'],
    ['TOM SCE', 'tomato sauce'],
    ['ROM TOM', 'roma tomato'],
    ['ROM LTTCE', 'romaine lettuce'],
    ['SHRD MOZZ', 'shredded mozzarella'],
    ['SHRP CHDR', 'sharp cheddar'],
    ['CHDR BLK', 'cheddar block'],
    ['BLK BNS', 'black beans'],
    ['BLK PEPR', 'black pepper'],
    ['WW BRD', 'whole wheat bread'],
    ['WHL WHT BRD', 'whole wheat bread'],
    ['WHT BRD', 'white bread'],
    ['SWT POT', 'sweet potato'],
    ['SW CORN', 'sweet corn'],
    ['RUSS POT', 'russet potatoes'],
    ['BROC CRWNS', 'broccoli crowns'],
    ['STRWBRRS', 'strawberries'],
    ['BLUBRY', 'blueberry'],
    ['RSPBRS', 'raspberries'],
    ['CILNTRO', 'cilantro'],
    ['CILANNTRO', 'cilantro'],
    ['MSHRMS SLCD', 'mushrooms sliced'],
    ['PK CHOPS', 'pork chops'],
    ['6 PK COLA', 'cola'],
    ['CC COOKIES', 'chocolate chip cookies'],
    ['LAYS ORG', 'lays original'],
    ['EVOO', 'extra virgin olive oil'],
    ['U/S BTR', 'unsalted butter'],
    ['BTR U/S', 'butter unsalted'],
    ['CHKN/RICE SOUP', 'chicken rice soup'],
    ['JUICE W/PULP', 'juice with pulp'],
    ['PCO GRN ONION', 'organic green onion'],
    ['NN SPAG', 'spaghetti'],
    ['GV EGGS LRG', 'eggs large'],
    ['KS', 'ks'],
    ['PC', 'pc'],
    ['ORANGE NAVEL 5LB', 'orange navel'],
    ['RAISINS 500 G', 'raisins'],
    ['COLA 12X355ML', 'cola'],
    ['SALMON FIL', 'salmon fillet'],
    ['0NION', 'onion'],
  ])('%s → %s', (printed, spelled) => {
    expect(expandName(printed)).toBe(spelled)
  })

  test.each([
    ['XQZT', 'xqzt'],
    ['BRAND STAR', 'brand star'],
    ['DIAPERS', 'diapers'],
    ['POSTED', 'posted'],
    ['100 PLUS', 'plus'],
    ['', ''],
  ])('%s is unchanged', (printed, spelled) => {
    expect(expandName(printed)).toBe(spelled)
  })

  test('expanding twice changes nothing more for plain words', () => {
    for (const name of ['GRN ONI', 'ORG WHL MLK', 'STRWBRRS', 'SR CRM']) {
      const once = expandName(name)
      expect(expandName(once)).toBe(once)
    }
  })

  test('never throws, never grows without bound, always lower case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const spelled = expandName(name)
        expect(spelled).toBe(spelled.toLowerCase())
        expect(spelled.length).toBeLessThan(2000)
      }),
    )
    expect(expandName('ab '.repeat(100_000)).length).toBeLessThan(2000)
  })
})

describe('pack sizes', () => {
  test.each([
    ['ORANGE NAVEL 5LB', '5LB'],
    ['RAISINS 500G', '500G'],
    ['BREAD [600G]', '600G'],
    ['MILK 1.5L', '1.5L'],
    ['COLA 12X355ML', '12X355ML'],
    ['EGGS 12CT', '12CT'],
  ])('%s', (name, size) => {
    expect(findPackSize(name)).toBe(size)
  })

  test.each(['MILK 2%', 'MILK', '', '7UP', 'A 4 B'])('none in "%s"', (name) => {
    expect(findPackSize(name)).toBeUndefined()
  })
})

describe('the tables', () => {
  test('have at least three hundred abbreviations', () => {
    expect(parseRows(abbreviationTable).length).toBeGreaterThanOrEqual(300)
  })

  test('have each abbreviation once, in lower case', () => {
    const seen = new Set<string>()
    for (const [printed = ''] of [...parseRows(abbreviationTable), ...parseRows(houseBrandTable)]) {
      expect(printed).toBe(printed.toLowerCase().trim())
      expect(seen, printed).not.toContain(printed)
      seen.add(printed)
    }
  })

  test('have a context for every secondary meaning', () => {
    for (const [printed, , ...others] of parseRows(abbreviationTable)) {
      for (const other of others) expect(other, printed).toMatch(/^[a-z -]+:[a-z_]+(?: [a-z_]+)*$/)
    }
  })

  test('never shorten: an expansion is not itself an abbreviation', () => {
    for (const [printed = '', usual = ''] of parseRows(abbreviationTable)) {
      if (usual === '') continue
      expect(usual.replaceAll(' ', '').length, printed).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('the nearest food word', () => {
  test.each([
    ['strwbrrs', 'strawberries'],
    ['spnch', 'spinach'],
    ['avcd', 'avocado'],
    ['brccl', 'broccoli'],
    ['parmesa', 'parmesan'],
    ['mushroo', 'mushroom'],
    ['asparagu', 'asparagus'],
    ['cilanntro', 'cilantro'],
    ['strawbarries', 'strawberries'],
  ])('%s → %s', (token, word) => {
    expect(nearestFoodWord(token)).toBe(word)
  })

  test.each(['', 'x', 'abc', 'xqzt', 'zzzzzzzz', '12345678', 'a'.repeat(1000), 'plus'])(
    'none for "%s"',
    (token) => {
      expect(nearestFoodWord(token)).toBeUndefined()
    },
  )

  test('has the words of food names, singular and plural', () => {
    expect(isFoodWord('onion')).toBe(true)
    expect(isFoodWord('onions')).toBe(true)
    expect(isFoodWord('xqzt')).toBe(false)
  })

  test('always returns a food word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}$/), (token) => {
        const word = nearestFoodWord(token)
        if (word !== undefined) expect(isFoodWord(word)).toBe(true)
      }),
    )
  })
})
