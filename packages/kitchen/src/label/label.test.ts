import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import { allergenIds } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import { labelVerdict, parseLabel } from './label'

/** The allergens of one answer, for short tables. */
function withAnswer(text: string, answer: 'contains' | 'not known'): Allergen[] {
  const { verdicts } = parseLabel(text)
  return allergenIds.filter((id) => verdicts[id].answer === answer)
}

describe('hidden sources', () => {
  test.each<[string, Allergen[]]>([
    ['sodium caseinate', ['dairy']],
    ['whey protein concentrate', ['dairy']],
    ['lactose', ['dairy']],
    ['lactoserum', ['dairy']],
    ['anhydrous butterfat', ['dairy']],
    ['ghee', ['dairy']],
    ['curds', ['dairy']],
    ['Gruyère', ['dairy']],
    ['mozzarella', ['dairy']],
    ['crème fraîche', ['dairy']],
    ['rolled spelt', ['gluten']],
    ['kamut', ['gluten']],
    ['durum semolina', ['gluten']],
    ['couscous', ['gluten']],
    ['bulgur', ['gluten']],
    ['farina', ['gluten']],
    ['seitan', ['gluten']],
    ['triticale', ['gluten']],
    ['graham flour', ['gluten']],
    ['breadcrumbs', ['gluten']],
    ['barley malt extract', ['gluten']],
    ['malt vinegar', ['gluten']],
    ['beer', ['gluten']],
    ['oatmeal', ['gluten']],
    ['enriched flour', ['gluten']],
    ['egg albumen', ['eggs']],
    ['ovalbumin', ['eggs']],
    ['lysozyme', ['eggs']],
    ['E1105', ['eggs']],
    ['meringue', ['eggs']],
    ['mayonnaise', ['eggs']],
    ['egg lecithin', ['eggs']],
    ['anchovy paste', ['fish']],
    ['Worcestershire sauce', ['fish']],
    ['isinglass', ['fish']],
    ['nam pla', ['fish']],
    ['bonito flakes', ['fish']],
    ['Alaska pollock', ['fish']],
    ['krill', ['shellfish']],
    ['crustaceans', ['shellfish']],
    ['molluscs', ['shellfish', 'molluscs']],
    ['squid ink', ['shellfish', 'molluscs']],
    ['prawns', ['shellfish']],
    ['frangipane', ['nuts']],
    ['marzipan', ['nuts']],
    ['gianduja', ['nuts']],
    ['hazelnut praline', ['nuts']],
    ['filberts', ['nuts']],
    ['pecans', ['nuts']],
    ['pine nuts', ['nuts']],
    ['groundnut oil', ['peanuts']],
    ['arachis oil', ['peanuts']],
    ['satay', ['peanuts']],
    ['monkey nuts', ['peanuts']],
    ['tahini', ['sesame']],
    ['halva', ['sesame']],
    ['gomasio', ['sesame']],
    ['benne seeds', ['sesame']],
    ['tofu', ['soy']],
    ['tempeh', ['soy']],
    ['edamame', ['soy']],
    ['shoyu', ['gluten', 'soy']],
    ['soy sauce', ['gluten', 'soy']],
    ['sulphur dioxide', ['sulfites']],
    ['sodium metabisulfite', ['sulfites']],
    ['E224', ['sulfites']],
    ['monosodium glutamate', ['msg']],
    ['E621', ['msg']],
    ['E 621', ['msg']],
    ['INS 621', ['msg']],
    ['tomato purée', ['nightshades']],
    ['potato starch', ['nightshades']],
    ['paprika', ['nightshades']],
    ['cayenne pepper', ['nightshades']],
    ['aubergine', ['nightshades']],
    ['goji berries', ['nightshades']],
    ['dukkah', ['nuts', 'sesame']],
    ['pesto', ['nuts', 'dairy']],
    ['lemon curd', ['eggs', 'dairy']],
    ['brioche', ['eggs', 'dairy', 'gluten']],
  ])('%s contains %j', (words, allergens) => {
    expect(withAnswer(`Sugar, ${words}, salt`, 'contains')).toEqual(allergens)
  })

  test.each<[string, Allergen[]]>([
    ['lecithin', ['eggs', 'soy']],
    ['E322', ['eggs', 'soy']],
    ['yeast extract', ['msg', 'celery']],
    ['hydrolysed vegetable protein', ['gluten', 'soy', 'msg', 'celery', 'lupin']],
    ['spices', ['gluten', 'sesame', 'nightshades', 'celery', 'mustard']],
    ['vegetable oil', ['peanuts', 'sesame', 'soy']],
    ['glucosamine', ['shellfish']],
    ['chestnuts', ['nuts']],
    ['nougat', ['nuts', 'peanuts', 'eggs', 'dairy']],
    ["za'atar", ['gluten', 'sesame']],
    ['dried apricots', ['sulfites']],
    ['white wine', ['sulfites']],
    ['non-dairy creamer', ['dairy', 'soy']],
    ['surimi', ['shellfish', 'eggs', 'gluten', 'soy', 'msg', 'celery', 'molluscs']],
    ['chocolate', ['nuts', 'dairy', 'soy']],
  ])('%s leaves %j open', (words, allergens) => {
    expect(withAnswer(`Sugar, ${words}, salt`, 'not known')).toEqual(allergens)
  })
})

describe('false friends', () => {
  test.each<[string, Allergen]>([
    ['cream of tartar', 'dairy'],
    ['coconut milk', 'dairy'],
    ['coconut cream powder', 'dairy'],
    ['cocoa butter', 'dairy'],
    ['shea butter', 'dairy'],
    ['peanut butter', 'dairy'],
    ['almond butter', 'dairy'],
    ['butter beans', 'dairy'],
    ['buttercup squash', 'dairy'],
    ['rice milk', 'dairy'],
    ['lactic acid', 'dairy'],
    ['calcium lactate', 'dairy'],
    ['sodium stearoyl lactylate', 'dairy'],
    ['galactose', 'dairy'],
    ['L. casei', 'dairy'],
    ['caramel colour', 'dairy'],
    ['eggplant', 'eggs'],
    ['buckwheat flour', 'gluten'],
    ['maltodextrin', 'gluten'],
    ['maltitol syrup', 'gluten'],
    ['isomalt', 'gluten'],
    ['rice flour', 'gluten'],
    ['corn flour', 'gluten'],
    ['gram flour', 'gluten'],
    ['garbanzo bean flour', 'gluten'],
    ['glutinous rice', 'gluten'],
    ['rice noodles', 'gluten'],
    ['ginger ale', 'gluten'],
    ['nutmeg', 'nuts'],
    ['coconut', 'nuts'],
    ['water chestnuts', 'nuts'],
    ['butternut squash', 'nuts'],
    ['nutritional yeast', 'nuts'],
    ['shea nuts', 'nuts'],
    ['tiger nuts', 'nuts'],
    ['peanuts', 'nuts'],
    ['oyster mushrooms', 'shellfish'],
    ['crab apples', 'shellfish'],
    ['sunflower lecithin', 'soy'],
    ['lecithin (sunflower)', 'soy'],
    ['lecithins (from rapeseed)', 'soy'],
    ['calcium sulphate', 'sulfites'],
    ['unsulphured molasses', 'gluten'],
    ['sweet potatoes', 'nightshades'],
    ['black pepper', 'nightshades'],
    ['white peppercorns', 'nightshades'],
    ['peppermint oil', 'nightshades'],
    ['Sichuan pepper', 'nightshades'],
  ])('%s is no %s', (words, allergen) => {
    expect(labelVerdict(allergen, `Sugar, water, ${words}, salt`)).toEqual({ answer: 'none found' })
  })

  test('the longer match wins, and the words after it still count', () => {
    expect(withAnswer('coconut milk, milk powder', 'contains')).toEqual(['dairy'])
    expect(withAnswer('cocoa butter, butter', 'contains')).toEqual(['dairy'])
    expect(withAnswer('buckwheat, wheat', 'contains')).toEqual(['gluten'])
  })

  test('a phrase does not cross a comma', () => {
    expect(labelVerdict('gluten', 'rice, flour').answer).toBe('contains')
    expect(labelVerdict('dairy', 'coconut, milk').answer).toBe('contains')
  })
})

describe('statements', () => {
  test.each<[string, Allergen, string]>([
    ['Sugar. CONTAINS: WHEAT, MILK', 'gluten', 'contains'],
    ['Sugar. CONTAINS: WHEAT, MILK', 'dairy', 'contains'],
    ['Allergens: milk, soya', 'soy', 'contains'],
    ['Sugar. May contain traces of nuts.', 'nuts', 'not known'],
    ['Sugar. May contain nuts. Contains milk.', 'dairy', 'contains'],
    ['Sugar. May contain: nuts and milk', 'dairy', 'not known'],
    ['Sugar (may contain milk), wheat flour', 'gluten', 'contains'],
    ['Milk. May contain milk.', 'dairy', 'contains'],
    ['Sugar. Made in a facility that also processes peanuts.', 'peanuts', 'not known'],
    ['Sugar. Produced in a factory which handles sesame', 'sesame', 'not known'],
    ['Sugar, salt. Not suitable for milk allergy sufferers', 'dairy', 'not known'],
    ['Sugar. Kann Spuren von Erdnüssen enthalten.', 'peanuts', 'not known'],
    ['Sucre. Peut contenir des traces de lait.', 'dairy', 'not known'],
    ['Azúcar. Puede contener trazas de huevo.', 'eggs', 'not known'],
    ['Zucchero. Può contenere tracce di latte.', 'dairy', 'not known'],
    ['Suiker. Kan sporen van melk bevatten.', 'dairy', 'not known'],
    ['Cukier. Może zawierać orzechy.', 'nuts', 'not known'],
    ['Socker. Kan innehålla spår av mjölk.', 'dairy', 'not known'],
    ['Sugar, salt. Free from gluten, wheat and milk.', 'gluten', 'none found'],
    ['Sugar, salt. Free from gluten, wheat and milk.', 'dairy', 'none found'],
    ['Sugar, salt. Does not contain milk.', 'dairy', 'none found'],
    ['Sugar, salt, without egg', 'eggs', 'none found'],
    ['Sugar, salt. No added MSG.', 'msg', 'none found'],
    ['Dairy free spread (water, sunflower oil, salt)', 'dairy', 'none found'],
    ['Free from preservatives, milk powder, salt', 'dairy', 'contains'],
    ['No artificial colours, milk, sugar', 'dairy', 'contains'],
    ['no added sugar milk chocolate', 'dairy', 'contains'],
    ['non fat milk, sugar', 'dairy', 'contains'],
    ['lactose-free milk', 'dairy', 'contains'],
    ['free range egg, sugar', 'eggs', 'contains'],
    ['egg free range, sugar', 'eggs', 'contains'],
    ['fat free milk', 'dairy', 'contains'],
    ['gluten-free oats, sugar', 'gluten', 'not known'],
    ['gluten and wheat free flour, sugar', 'gluten', 'not known'],
    ['wheat-free rye bread', 'gluten', 'contains'],
    ['vegan cheese, sugar', 'dairy', 'not known'],
    ['plant-based butter, sugar', 'dairy', 'not known'],
    ['egg replacer, sugar', 'eggs', 'not known'],
    ['cheese alternative, sugar', 'dairy', 'not known'],
    ['Gluten free, wheat flour', 'gluten', 'contains'],
    [
      'For allergens, including cereals containing gluten, see ingredients in bold. Sugar',
      'gluten',
      'none found',
    ],
  ])('%s: %s is %s', (text, allergen, answer) => {
    expect(labelVerdict(allergen, text).answer).toBe(answer)
  })

  test('parts listed in brackets settle open questions', () => {
    expect(labelVerdict('dairy', 'dark chocolate (sugar, cocoa mass), salt').answer).toBe('none found')
    expect(labelVerdict('dairy', 'dark chocolate 12 % (sugar, milk fat), salt').answer).toBe('contains')
    expect(labelVerdict('dairy', 'dark chocolate (12 %), salt').answer).toBe('not known')
    expect(labelVerdict('nightshades', 'spices (cumin, turmeric)').answer).toBe('none found')
    expect(labelVerdict('nightshades', 'spices (contain celery)').answer).toBe('not known')
    expect(labelVerdict('gluten', 'flour (rice, maize)').answer).toBe('none found')
    expect(labelVerdict('gluten', 'soy sauce (water, soybeans, salt)').answer).toBe('none found')
    expect(labelVerdict('soy', 'lecithin (soya)').answer).toBe('contains')
  })

  test('bare numbers count only as additives', () => {
    expect(labelVerdict('msg', 'salt, flavour enhancers (621, 635)').answer).toBe('contains')
    expect(labelVerdict('sulfites', 'sugar, preservative (223)').answer).toBe('contains')
    expect(labelVerdict('sulfites', 'sugar 220 g, salt').answer).toBe('none found')
    expect(labelVerdict('msg', 'water, salt 621%').answer).toBe('none found')
  })
})

describe('noise', () => {
  test.each<[string, Allergen]>([
    ['MlLK powder, sugar', 'dairy'],
    ['MI|K, sugar', 'dairy'],
    ['m1lk, sugar', 'dairy'],
    ['S0YA flour, sugar', 'soy'],
    ['wheal flour, sugar', 'gluten'],
    ['hazlenuts, sugar', 'nuts'],
    ['mozzarela, sugar', 'dairy'],
    ['skimmedmilkpowder, sugar', 'dairy'],
    ['wheatflour, sugar', 'gluten'],
    ['butter-\nmilk powder', 'dairy'],
    ['soy­bean oil, sugar', 'soy'],
    ['ＭＩＬＫ, sugar', 'dairy'],
    ['almonds¹, sugar', 'nuts'],
    ['_milk_ powder', 'dairy'],
    ['cow’s milk', 'dairy'],
    ['SUGAR;WHEY;SALT', 'dairy'],
    ['PEANUTS/almonds', 'peanuts'],
  ])('%j still contains %s', (text, allergen) => {
    expect(labelVerdict(allergen, text).answer).toBe('contains')
  })

  test.each(['', '   ', '???', '12345', '牛乳、砂糖、塩', 'qwrtz plmok xcvbn', '%%% ((( ]]]'])(
    '%j is not known, never none found',
    (text) => {
      for (const id of allergenIds) expect(labelVerdict(id, text).answer).toBe('not known')
    },
  )

  test('a huge or nested text is parsed quickly up to the limit', () => {
    expect(labelVerdict('dairy', 'milk, '.repeat(50_000)).answer).toBe('contains')
    expect(labelVerdict('dairy', `${'('.repeat(30_000)}milk`).answer).toBe('not known')
    expect(labelVerdict('dairy', `sugar ${'a'.repeat(19_000)} milk`).answer).toBe('contains')
  })
})

test('a verdict names the words and their position', () => {
  const text = 'Sugar, Whey Powder. May contain NUTS.'
  const { words, verdicts } = parseLabel(text)
  expect(words.find(({ allergen }) => allergen === 'dairy')).toEqual({
    words: 'Whey',
    at: 7,
    allergen: 'dairy',
    answer: 'contains',
    why: "'Whey' means dairy",
  })
  expect(verdicts.nuts).toEqual({
    answer: 'not known',
    because: { line: 'NUTS', why: "it may contain nuts: 'NUTS'" },
  })
  for (const { words: written, at } of words) expect(text.startsWith(written, at)).toBe(true)
})

test('declared ingredients that are no selectable allergens are listed separately', () => {
  const { beyond, verdicts } = parseLabel('Celery salt, mustard flour, lupin, mussels, coconut, buckwheat')
  expect(beyond.map(({ names }) => names)).toEqual(['coconut', 'buckwheat'])
  const named = allergenIds.filter((id) => verdicts[id].answer === 'contains')
  expect(named).toEqual(['shellfish', 'celery', 'mustard', 'lupin', 'molluscs'])
})

test('an added ingredient never makes a label safer', () => {
  const rank = { 'none found': 0, 'not known': 1, contains: 2 }
  const item = fc.constantFrom(
    'milk',
    'sugar',
    'wheat flour',
    'lecithin',
    'oats',
    'nuts',
    'tofu',
    'salt',
    'egg',
    'wine',
  )
  fc.assert(
    fc.property(fc.array(item, { minLength: 1 }), item, (items, more) => {
      const before = parseLabel(items.join(', ')).verdicts
      const after = parseLabel([...items, more].join(', ')).verdicts
      for (const id of allergenIds)
        expect(rank[after[id].answer]).toBeGreaterThanOrEqual(rank[before[id].answer])
    }),
  )
})

test('any text gives a verdict with words from it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { words, verdicts } = parseLabel(text)
      for (const one of words) expect(text.slice(one.at, one.at + one.words.length)).toBe(one.words)
      for (const id of allergenIds)
        expect(['contains', 'not known', 'none found']).toContain(verdicts[id].answer)
    }),
  )
})

const folder = process.env.EVAL_DATA ?? ''
const labels = join(folder, 'allergen-labels.json')
test.skipIf(folder === '' || !existsSync(labels))(
  'real labels: every marked word is found (EVAL_DATA names the folder)',
  () => {
    const marked = JSON.parse(readFileSync(labels, 'utf8')) as { ingredients: string; marked: string[] }[]
    for (const { ingredients, marked: words } of marked) {
      const reading = parseLabel(ingredients)
      const spoken = [...reading.words.map((one) => one.words), ...reading.beyond.map((one) => one.words)]
      const text = spoken.join(' ').toLowerCase()
      if (words.includes('milk')) expect(reading.verdicts.dairy.answer).not.toBe('none found')
      if (words.includes('wheat')) expect(reading.verdicts.gluten.answer).not.toBe('none found')
      if (words.includes('celery')) expect(text).toContain('celery')
    }
  },
)

test('what stands behind the longest label that is read may hold anything', () => {
  for (const text of ['Sugar, '.repeat(4000), `${'Sugar, '.repeat(4000)}milk`]) {
    const { verdicts } = parseLabel(text)
    expect(Object.values(verdicts).map(({ answer }) => answer)).not.toContain('none found')
    expect(verdicts.dairy).toMatchObject({ because: { why: 'it is too long to be read to its end' } })
  }
  expect(parseLabel('Sugar, '.repeat(2000)).verdicts.dairy.answer).toBe('none found')
  expect(allergenVerdict('dairy', [{ text: `${'sugar '.repeat(4000)}milk`, foodId: 'sugar' }]).answer).toBe(
    'not known',
  )
})
