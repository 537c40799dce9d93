import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { portionTable } from '../data/foods/portions'
import { parseList, parseRows } from '../fact-table'
import { allFoods, foodById } from '../food/food'
import { portionOf } from './portion'
import { gramsPerUnit } from './quantity'
import { unitById } from './units'

const rows = parseRows(portionTable)

describe('the portion table', () => {
  test('has known foods only, each once', () => {
    expect(rows.filter(([id = '']) => !foodById(id))).toEqual([])
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
  })

  test('has content in every row, in five columns at most', () => {
    expect(rows.filter((row) => row.length < 2 || row.length > 5)).toEqual([])
    expect(rows.filter(([, ...text]) => text.every((column) => column === ''))).toEqual([])
  })

  test('has known units of counting, packing or rough measure, each once per food', () => {
    const bad: string[] = []
    for (const [id, , pieces] of rows) {
      const units = parseList(pieces).map((entry) => entry.split(':')[0] ?? '')
      if (new Set(units).size !== units.length) bad.push(`${id} twice`)
      for (const unit of units) {
        const kind = unitById(unit)?.kind
        if (kind !== 'count' && kind !== 'pack' && kind !== 'vague') bad.push(`${id} ${unit}`)
      }
    }
    expect(bad).toEqual([])
  })

  test('has a plausible weight for every piece', () => {
    const bad = allFoods().flatMap(({ id }) =>
      Object.entries(portionOf(id).grams)
        .filter(([, grams]) => !(grams >= 0.02 && grams <= 6000))
        .map(([unit, grams]) => `${id} ${unit} ${grams}`),
    )
    expect(bad).toEqual([])
  })

  test('has no pack lighter than popcorn or heavier than honey', () => {
    const bad = allFoods().filter(({ id }) => {
      const { gramsPerMl } = portionOf(id)
      return gramsPerMl !== undefined && !(gramsPerMl >= 0.03 && gramsPerMl <= 1.6)
    })
    expect(bad.map(({ id }) => id)).toEqual([])
  })

  test('has an edible part of every food', () => {
    const bad = allFoods().filter(({ id }) => !(portionOf(id).edible >= 0.01 && portionOf(id).edible <= 1))
    expect(bad.map(({ id }) => id)).toEqual([])
    expect(rows.filter(([, , , edible]) => edible === '100')).toEqual([])
  })

  test('orders small, one and large by weight', () => {
    const bad = allFoods().filter(({ id }) => {
      const { small, piece, medium, large } = portionOf(id).grams
      const sizes = [small, piece ?? medium, large].filter((grams) => grams !== undefined)
      return sizes.some((grams, at) => at > 0 && grams < (sizes[at - 1] ?? 0))
    })
    expect(bad.map(({ id }) => id)).toEqual([])
  })

  test('a slice, a leaf, a wedge and a ring are parts of one', () => {
    const bad = allFoods().flatMap(({ id }) => {
      const { piece, head, ...parts } = portionOf(id).grams
      const one = piece ?? head
      if (one === undefined) return []
      return (['slice', 'leaf', 'wedge', 'ring', 'strip', 'spear'] as const)
        .filter((part) => (parts[part] ?? 0) > one)
        .map((part) => `${id} ${part}`)
    })
    expect(bad).toEqual([])
  })
})

describe('familiar weights', () => {
  test.each([
    ['onion', 'piece', 110],
    ['garlic', 'clove', 3],
    ['lemon', 'piece', 58],
    ['lemon-juice', 'piece', 48],
    ['egg', 'piece', 50],
    ['egg', 'large', 50],
    ['egg', 'medium', 44],
    ['egg', 'dozen', 600],
    ['egg-white', 'piece', 33],
    ['egg-yolk', 'piece', 17],
    ['salted-butter', 'stick', 113],
    ['white-bread', 'slice', 29],
    ['carrot', 'piece', 61],
    ['celery', 'stalk', 40],
    ['potato', 'piece', 213],
    ['banana', 'piece', 118],
    ['spinach', 'bunch', 340],
    ['cauliflower', 'head', 588],
    ['cherry-tomatoes', 'piece', 17],
    ['canned-chickpeas', 'can', 254],
    ['cantaloupe', 'piece', 552],
    ['coconut', 'piece', 397],
    ['parmesan', 'pack', 142],
    ['pepperoni', 'slice', 2],
    ['active-dry-yeast', 'packet', 7.2],
  ])('%s: one %s is %d g', (id, unit, grams) => {
    expect(gramsPerUnit(unit, id)).toBeCloseTo(grams)
  })

  test.each([
    ['all-purpose-flour', 125],
    ['white-sugar', 200],
    ['brown-sugar', 220],
    ['salted-butter', 227],
    ['whole-milk', 244],
    ['heavy-cream', 238],
    ['honey', 339],
    ['white-rice', 185],
    ['almonds', 143],
    ['shredded-cheese', 113],
    ['olive-oil', 216],
  ])('a cup of %s is %d g', (id, grams) => {
    expect(gramsPerUnit('cup', id)).toBeCloseTo(grams, -1)
    expect(Math.abs((gramsPerUnit('cup', id) ?? 0) - grams)).toBeLessThan(1)
  })

  test('a shelled nut has no shell to lose, a banana has a skin', () => {
    expect(portionOf('walnuts').edible).toBe(1)
    expect(portionOf('chicken-thigh').edible).toBe(1)
    expect(portionOf('banana').edible).toBeCloseTo(0.64)
  })

  test('an unmeasured food has no known weight', () => {
    for (const id of ['', 'no-such-food', '__proto__', 'constructor', '½']) {
      expect(portionOf(id)).toEqual({ grams: {}, soldGrams: {}, edible: 1 })
    }
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(portionOf(id).edible).toBeGreaterThan(0)
      }),
    )
  })
})
