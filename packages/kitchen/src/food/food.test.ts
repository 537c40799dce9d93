import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import { allergenIds } from '../diet/allergen'
import { categories } from './categories'
import type { Food, Trait } from './food'
import { allFoods, foodById } from './food'

const traits: readonly Trait[] = [
  'meat',
  'red-meat',
  'processed-meat',
  'fish',
  'shellfish',
  'dairy',
  'egg',
  'honey',
  'rennet',
  'grain',
  'legume',
  'sugar',
  'seed-oil',
  'processed',
  'alcohol',
]

function food(id: string): Food {
  const found = foodById(id)
  if (!found) throw new Error(`no food ${id}`)
  return found
}

function idsOf(holds: (one: Food) => boolean): string[] {
  return allFoods()
    .filter(holds)
    .map(({ id }) => id)
}

function normalize(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-'’]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[^s])s$/, '')
    .trim()
}

describe('the food table', () => {
  test('has at least a thousand foods', () => {
    expect(allFoods().length).toBeGreaterThanOrEqual(1000)
  })

  test('gives every food a unique id', () => {
    expect(new Set(allFoods().map(({ id }) => id)).size).toBe(allFoods().length)
    expect(idsOf(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(idsOf(({ id, name }) => foodById(id)?.name !== name)).toEqual([])
  })

  test('gives every food a category, and every category a food', () => {
    expect(idsOf(({ category }) => !categories.includes(category))).toEqual([])
    expect(categories.filter((category) => !allFoods().some((one) => one.category === category))).toEqual([])
  })

  test('contains only known allergens and traits, each once', () => {
    const stray = (list: readonly string[], known: readonly string[]) =>
      list.some((entry) => !known.includes(entry)) || new Set(list).size !== list.length
    expect(idsOf((one) => stray([...one.contains, ...one.often], allergenIds))).toEqual([])
    expect(idsOf((one) => stray([...one.traits, ...one.oftenTraits], traits))).toEqual([])
  })

  test('has normalized names and aliases', () => {
    const names = allFoods().flatMap(({ name, aliases }) => [name, ...aliases])
    expect(names.filter((name) => name !== name.trim() || name === '' || /[|;()`]|\s\s/.test(name))).toEqual(
      [],
    )
  })

  test('lets no name or alias belong to two foods', () => {
    const owner = new Map<string, string>()
    const twice: string[] = []
    for (const { id, name, aliases } of allFoods()) {
      for (const written of new Set([name, ...aliases].map(normalize))) {
        if (owner.has(written)) twice.push(`${written}: ${owner.get(written)}, ${id}`)
        owner.set(written, id)
      }
    }
    expect(twice).toEqual([])
  })

  test.each([
    ['dairy', 'dairy'],
    ['eggs', 'egg'],
    ['fish', 'fish'],
    ['shellfish', 'shellfish'],
  ] as const)('has %s and %s for the same foods', (allergen, trait) => {
    expect(idsOf((one) => one.contains.includes(allergen) !== one.traits.includes(trait))).toEqual([])
  })

  test.each([
    ['gluten', 'grain'],
    ['soy', 'legume'],
    ['peanuts', 'legume'],
  ] as const)('lists what %s comes from: %s', (allergen, trait) => {
    expect(idsOf((one) => one.contains.includes(allergen) && !one.traits.includes(trait))).toEqual([])
  })

  test.each([
    ['dairy', 'dairy'],
    ['eggs', 'egg'],
    ['fish', 'fish'],
    ['shellfish', 'shellfish'],
    ['gluten', 'grain'],
    ['soy', 'legume'],
    ['peanuts', 'legume'],
  ] as const)('a food that often contains %s often has %s', (allergen, trait) => {
    const bad = idsOf(
      (one) => one.often.includes(allergen) && ![...one.traits, ...one.oftenTraits].includes(trait),
    )
    expect(bad).toEqual([])
  })

  test('counts bacon and beef as meat', () => {
    const bad = idsOf(
      (one) =>
        (one.traits.includes('red-meat') || one.traits.includes('processed-meat')) &&
        !one.traits.includes('meat'),
    )
    expect(bad).toEqual([])
  })

  test('has no rennet without milk', () => {
    const rennet = (one: Food) => [...one.traits, ...one.oftenTraits].includes('rennet')
    const milk = (one: Food) => [...one.traits, ...one.oftenTraits].includes('dairy')
    expect(idsOf((one) => rennet(one) && !milk(one))).toEqual([])
  })

  test('counts every grain as grain and every pulse as legume, but for noodles made of pulses', () => {
    expect(idsOf((one) => one.category === 'Grains' && !one.traits.includes('grain'))).toEqual([
      'lentil-pasta',
      'glass-noodles',
    ])
    expect(idsOf((one) => one.category === 'Legumes' && !one.traits.includes('legume'))).toEqual([])
  })

  test('lists every animal that a name contains', () => {
    const bad = idsOf(
      (one) =>
        /\b(chicken|beef|pork|lamb|bacon|ham|turkey|veal)\b/.test(one.name) &&
        !/\bvegan\b|\blettuce\b/.test(one.name) &&
        !one.traits.includes('meat'),
    )
    expect(bad).toEqual([])
  })

  test('returns undefined for an unknown id', () => {
    for (const id of ['', ' ', 'Spinach', '__proto__', 'constructor', '🥬', 'x'.repeat(100_000)]) {
      expect(foodById(id)).toBeUndefined()
    }
    fc.assert(
      fc.property(fc.string(), (id) => {
        const found = foodById(id)
        expect(found === undefined || found.id === id).toBe(true)
      }),
    )
  })
})

describe('generic words', () => {
  const owner = new Map(allFoods().flatMap((one) => [one.name, ...one.aliases].map((name) => [name, one.id])))

  test.each([
    ['milk', 'whole-milk'],
    ['cream', 'heavy-cream'],
    ['butter', 'salted-butter'],
    ['cheese', 'cheddar-cheese'],
    ['yogurt', 'plain-yogurt'],
    ['yoghurt', 'plain-yogurt'],
    ['oil', 'vegetable-oil'],
    ['flour', 'all-purpose-flour'],
    ['sugar', 'white-sugar'],
    ['salt', 'salt'],
    ['pepper', 'black-pepper'],
    ['bread', 'white-bread'],
    ['rice', 'white-rice'],
    ['pasta', 'dry-pasta'],
    ['chicken', 'whole-chicken'],
    ['beef', 'beef-stew-meat'],
    ['mince', 'ground-beef-80-20'],
    ['onion', 'onion'],
    ['lettuce', 'green-leaf-lettuce'],
    ['stock', 'stock'],
    ['aubergine', 'eggplant'],
    ['courgette', 'zucchini'],
    ['rocket', 'arugula'],
    ['scallion', 'green-onion'],
    ['coriander leaves', 'cilantro'],
    ['caster sugar', 'white-sugar'],
    ['plain flour', 'all-purpose-flour'],
    ['double cream', 'heavy-cream'],
    ['prawn', 'shrimp'],
    ['chickpeas', 'canned-chickpeas'],
    ['bicarbonate of soda', 'baking-soda'],
    ['cornflour', 'cornstarch'],
    ['icing sugar', 'powdered-sugar'],
    ['swede', 'rutabaga'],
    ['capsicum', 'red-bell-pepper'],
  ])('%s means %s', (word, id) => {
    expect(owner.get(word)).toBe(id)
    expect(foodById(id)).toBeDefined()
  })

  test.each([
    ['milk', 'dairy'],
    ['cheese', 'dairy'],
    ['fish', 'fish'],
    ['seafood', 'shellfish'],
    ['nuts', 'nuts'],
    ['soy', 'soy'],
    ['noodles', 'gluten'],
  ] as const)('%s contains %s', (word, allergen: Allergen) => {
    expect(food(owner.get(word) ?? '').contains).toContain(allergen)
  })
})
