import { describe, expect, test } from 'vitest'
import {
  nicknameTable,
  plainRanges,
  rangeNames,
  readyMealMakers,
  shopNames,
  variantWords,
} from '../data/shops/shop-words'
import { parseList, parseRows } from '../fact-table'
import { linkFood } from '../food-names/link-food'
import { normalizeText } from '../food-names/normalize-words'
import { parseShoppingText } from '../shopping/shopping-text'
import { isHouseholdGood } from './household-good'
import { shopName } from './shop-name'

describe('product names', () => {
  test.each([
    ['tesco finest lasagne', 'lasagna-ready-meal'],
    ['M&S Gastropub beef lasagne', 'lasagna-ready-meal'],
    ['microwave lasagne for one', 'lasagna-ready-meal'],
    ['chicken tikka masala ready meal', 'leftovers'],
    ['charlie bighams fish pie', 'leftovers'],
    ['barilla lasagne', 'lasagna-noodles'],
    ['lasagne sheets', 'lasagna-noodles'],
    ["Sainsbury's Taste the Difference sausages", 'pork-sausage'],
    ['asda extra special cheddar', 'cheddar-cheese'],
    ['own brand cornflakes', 'corn-flakes'],
    ['aldi everyday essentials rice', 'white-rice'],
    ['warburtons toastie', 'white-bread'],
    ['kingsmill 50/50', 'white-bread'],
    ['oatly barista', 'oat-milk'],
    ['toastie', 'sandwich'],
    ['sugar free squash', 'grenadine'],
    ['no added sugar squash 1l', 'grenadine'],
    ['apple and blackcurrant squash', 'grenadine'],
    ['squash', 'butternut-squash'],
    ['roast squash', 'butternut-squash'],
    ['zero sugar cola', 'cola'],
    ['half fat creme fraiche', 'creme-fraiche'],
    ['veg stock', 'vegetable-broth'],
    ['rasps', 'raspberries'],
    ['soy sauce kikkoman', 'soy-sauce'],
    ['ketchup heinz', 'ketchup'],
    ['yoghurt fage', 'plain-yogurt'],
    ['marg', 'margarine'],
  ])('%s is %s', (text, foodId) => {
    expect(parseShoppingText(text)).toMatchObject({ foodId })
  })

  test('a brand with another noun is that item or unknown, never the brand', () => {
    expect(shopName('nutella cheesecake')).toBeUndefined()
    expect(linkFood('oatly blorp').known).toBe(false)
    expect(linkFood('marmite cashews')).not.toMatchObject({ foodId: 'yeast-extract' })
  })

  test('a range alone is no name, and plain names stay', () => {
    for (const name of ['milk', 'own brand', 'tesco', 'finest', 'butternut squash'])
      expect(shopName(name), name).toBeUndefined()
  })

  test('all words of the tables are normalised', () => {
    for (const list of [shopNames, rangeNames, plainRanges, readyMealMakers, variantWords])
      for (const word of parseList(list)) expect(normalizeText(word)).toBe(word)
    for (const [nickname = '', meant = ''] of parseRows(nicknameTable)) {
      expect(normalizeText(nickname)).toBe(nickname)
      expect(nickname).not.toBe(meant)
    }
  })
})

test.each(['batteries AA', 'AA batteries', 'cr2032 batteries', 'sun cream factor 50', 'printer ink'])(
  '%s is a household good',
  (text) => {
    expect(parseShoppingText(text)).toMatchObject({ household: true })
    expect(isHouseholdGood('butter extra')).toBe(false)
  },
)
