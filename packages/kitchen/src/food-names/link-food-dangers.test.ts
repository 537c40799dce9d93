import { describe, expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import type { Food } from '../food/food'
import { allFoods, foodById } from '../food/food'
import { linkFood } from './link-food'

const linkedFood = (name: string): Food | undefined => {
  const link = linkFood(name)
  return link.known ? foodById(link.foodId) : undefined
}
const mayContain = (food: Food): readonly Allergen[] => [...food.contains, ...food.often]

// Either there is no link, or the linked food is free of the allergen.
describe('a free-from word never links to a food with the allergen', () => {
  test.each<[string, Allergen]>([
    ['vegan cheese', 'dairy'],
    ['vegan butter', 'dairy'],
    ['vegan ice cream', 'dairy'],
    ['dairy-free yogurt', 'dairy'],
    ['dairy free cream', 'dairy'],
    ['non-dairy milk', 'dairy'],
    ['plant-based milk', 'dairy'],
    ['soy yogurt', 'dairy'],
    ['oat yogurt', 'dairy'],
    ['cashew cheese', 'dairy'],
    ['coconut whipped cream', 'dairy'],
    ['almond ricotta', 'dairy'],
    ['macadamia milk', 'dairy'],
    ['hemp milk', 'dairy'],
    ['nut butter', 'dairy'],
    ['apple butter', 'dairy'],
    ['cocoa butter', 'dairy'],
    ['gluten-free flour', 'gluten'],
    ['gluten free bread', 'gluten'],
    ['gluten-free pasta', 'gluten'],
    ['gluten-free soy sauce', 'gluten'],
    ['wheat-free crackers', 'gluten'],
    ['rice noodles', 'gluten'],
    ['egg-free mayonnaise', 'eggs'],
    ['eggless mayonnaise', 'eggs'],
    ['egg replacer', 'eggs'],
    ['vegan egg', 'eggs'],
    ['vegan fish sauce', 'fish'],
    ['flourless chocolate cake', 'gluten'],
  ])('%s: no %s', (name, allergen) => {
    const food = linkedFood(name)
    if (food) expect(food.contains, food.id).not.toContain(allergen)
  })

  test.each([
    'vegetarian sausages',
    'meat-free mince',
    'plant-based burger',
    'mock duck',
    'vegan bacon',
    'quorn pieces',
  ])('%s: no meat', (name) => {
    const food = linkedFood(name)
    if (food) expect(food.traits, food.id).not.toContain('meat')
  })
})

describe('a word that adds an allergen is never dropped', () => {
  test.each<[string, Allergen]>([
    ['almond croissant', 'nuts'],
    ['pistachio croissant', 'nuts'],
    ['walnut bread', 'nuts'],
    ['hazelnut coffee', 'nuts'],
    ['pesto chicken', 'nuts'],
    ['chocolate almonds', 'nuts'],
    ['peanut noodles', 'peanuts'],
    ['peanut cookies', 'peanuts'],
    ['satay chicken', 'peanuts'],
    ['cheese crackers', 'dairy'],
    ['cheese stuffed olives', 'dairy'],
    ['parmesan crusted cod', 'dairy'],
    ['garlic butter prawns', 'dairy'],
    ['buttered noodles', 'dairy'],
    ['creamed spinach', 'dairy'],
    ['cheesy potatoes', 'dairy'],
    ['breaded fish', 'gluten'],
    ['beer battered cod', 'gluten'],
    ['tempura vegetables', 'gluten'],
    ['breaded calamari', 'gluten'],
    ['chicken nuggets', 'gluten'],
    ['egg salad sandwich', 'eggs'],
    ['egg pasta', 'eggs'],
    ['potato salad', 'eggs'],
    ['anchovy stuffed olives', 'fish'],
    ['tuna mayonnaise', 'fish'],
    ['shrimp fried rice', 'shellfish'],
    ['lobster ravioli', 'shellfish'],
    ['prawn crackers', 'shellfish'],
    ['sesame noodles', 'sesame'],
    ['tahini yogurt', 'sesame'],
    ['soy glazed salmon', 'soy'],
    ['miso butter', 'soy'],
  ])('%s: %s', (name, allergen) => {
    const food = linkedFood(name)
    if (food) expect(mayContain(food), food.id).toContain(allergen)
  })

  test('text in brackets is considered', () => {
    expect(linkedFood('butter (vegan)')?.id).toBe('vegan-butter')
    expect(linkFood('gruyere (vegan)').known).toBe(false)
    expect(linkFood('whole milk (dairy-free)').known).toBe(false)
    expect(
      linkFood('milk, dairy-free').known && linkedFood('milk, dairy-free')?.contains.includes('dairy'),
    ).toBe(false)
    expect(linkFood('butter (or vegan butter)').known).toBe(true)
    expect(linkFood('eggs (at room temperature)').known).toBe(true)
  })
})

describe('a different thing with the same words', () => {
  test.each([
    ['spring rolls', 'dinner-roll'],
    ['hot chocolate', 'chocolate-chips'],
    ['cauliflower cheese', 'cheddar-cheese'],
    ['welsh rabbit', 'rabbit'],
    ['scotch eggs', 'egg'],
    ['garlic bread', 'white-bread'],
    ['coffee filters', 'coffee'],
    ['ice cream', 'heavy-cream'],
    ['body butter', 'salted-butter'],
    ['dog biscuits', 'digestive-biscuits'],
  ])('%s is not %s', (name, id) => expect(linkedFood(name)?.id).not.toBe(id))
})

const grave: readonly Allergen[] = [
  'nuts',
  'peanuts',
  'shellfish',
  'fish',
  'eggs',
  'dairy',
  'gluten',
  'sesame',
  'soy',
]
const carriers = [
  'almond',
  'peanut',
  'shrimp',
  'salmon',
  'egg',
  'cheddar',
  'tahini',
  'tofu',
  'hazelnut',
  'butter',
]

describe('any two foods in one name', () => {
  test.each(carriers)('%s with another food is never linked to a food without it', (carrier) => {
    const brought = linkedFood(carrier)
    const hiding: string[] = []
    for (const base of allFoods()) {
      const link = linkFood(`${carrier} ${base.name}`)
      const food = link.known && link.how === 'part' ? foodById(link.foodId) : undefined
      if (!food) continue
      const hidden = brought?.contains.filter((one) => grave.includes(one) && !mayContain(food).includes(one))
      if (hidden?.length !== 0) hiding.push(`${carrier} ${base.name} → ${food.id}`)
    }
    expect(hiding).toEqual([])
  })
})

describe('a word that only looks like a food is not linked', () => {
  test.each(['kashk', 'pista', 'polpo', 'bihon', 'bitto', 'semla', 'cachapa', 'natillas', 'mantecados'])(
    '%s',
    (name) => {
      expect(linkFood(name).known).toBe(false)
    },
  )

  test.each([
    'Maggi seasoning',
    'Knorr seasoning',
    'house rub',
    'lemon truffles',
    'rum truffles',
    'buffalo wings',
  ])('%s', (name) => {
    expect(linkFood(name).known).toBe(false)
  })

  test.each([
    'milk of choice',
    'coconut ice cream',
    'bacon bits',
    'chicken strips',
    'nut oil',
    'turkey burger',
  ])('%s is not linked to a safer food', (name) => {
    const food = linkedFood(name)
    if (food) expect(mayContain(food)).not.toEqual([])
  })

  test.each([
    ['peshwari naan', 'nuts'],
    ['salad dressing', 'eggs'],
    ['candy', 'peanuts'],
    ['antipasti', 'dairy'],
    ['halwa', 'gluten'],
    ['cookies', 'peanuts'],
  ] as const)('%s may contain %s', (name, allergen) => {
    const food = linkedFood(name)
    expect(food && mayContain(food)).toContain(allergen)
  })
})

describe("another language's word for an allergen is no English food that is spelt alike", () => {
  test.each([
    ['ostriche', 'ostrich'],
    ['ostrica', 'ostrich'],
    ['poissons', 'whole-chicken'],
    ['camaron', 'amaretti'],
    ['salvado', 'brandy'],
  ])('%s is not %s', (name, foodId) => expect(linkedFood(name)?.id).not.toBe(foodId))

  test.each([
    ['crab sticks', 'imitation-crab'],
    ['poussins', 'whole-chicken'],
  ])('%s is still %s', (name, foodId) => expect(linkedFood(name)?.id).toBe(foodId))
})

describe('what is made of a food and other things is not that food', () => {
  test.each([
    'dry pasta soup',
    'cherries tart',
    'liquorice root bread',
    'mozzarella float',
    'coconut biscuit',
  ])('%s is no food of ours', (name) => {
    expect(linkedFood(name)?.name).toBeUndefined()
  })

  test.each([
    ['chicken pie', 'meat pie'],
    ['rice milk drink', 'rice milk'],
  ])('%s is %s', (name, food) => {
    expect(linkedFood(name)?.name).toBe(food)
  })
})
