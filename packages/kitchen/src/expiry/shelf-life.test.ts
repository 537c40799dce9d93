import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shelfLifeTable } from '../data/foods/shelf-life'
import { shelfLifeRelativeTable } from '../data/foods/shelf-life-relatives'
import { parseList, parseRows } from '../fact-table'
import { allFoods, foodById } from '../food/food'
import type { StorageLocation } from '../stock/lot'
import {
  type Condition,
  daysOf,
  isByPackOnly,
  isDish,
  isSoldFrozen,
  keepingTimeOf,
  shelfLifeOf,
  usualLocation,
} from './shelf-life'

const places: readonly StorageLocation[] = ['pantry', 'fridge', 'freezer']
const conditions: readonly Condition[] = ['sealed', 'opened', 'thawed']

describe('shelf life of a food', () => {
  test('spinach keeps days in the fridge and should not be frozen', () => {
    expect(shelfLifeOf('spinach')).toMatchObject({
      fridge: { sealed: { until: 'days', least: 3, most: 7 } },
      freezer: { sealed: { until: 'not-recommended' } },
      pantry: {},
      source: 'USDA FoodKeeper, item 291',
      exact: true,
    })
  })

  test('an opened pack has separate figures', () => {
    expect(keepingTimeOf('hummus', 'fridge', 'opened')).toEqual({ until: 'days', least: 7, most: 7 })
    expect(keepingTimeOf('canned-chickpeas', 'pantry', 'opened')).toEqual({ until: 'not-recommended' })
  })

  test('a single number is both minimum and maximum', () => {
    const onion = daysOf(keepingTimeOf('onion', 'pantry'))
    expect(onion?.least).toBe(onion?.most)
  })

  test.each([
    ['salt', 'pantry', 'indefinitely'],
    ['avocado', 'pantry', 'ripe'],
    ['whole-milk', 'fridge', 'pack-date'],
    ['lobster', 'freezer', 'not-recommended'],
  ] as const)('%s in the %s keeps until: %s', (food, place, until) => {
    expect(keepingTimeOf(food, place)?.until).toBe(until)
    expect(daysOf(keepingTimeOf(food, place))).toBeUndefined()
  })

  test('figures of a class are marked', () => {
    expect(shelfLifeOf('camembert')).toMatchObject({ exact: false })
    expect(shelfLifeOf('camembert')?.source).toMatch(/\(its class\)$/)
  })

  test.each(['', 'unobtainium', 'constructor', '__proto__', 'SPINACH', ' spinach'])(
    '%j has no shelf life',
    (id) => {
      expect(shelfLifeOf(id)).toBeUndefined()
      expect(keepingTimeOf(id, 'fridge')).toBeUndefined()
      expect(isDish(id)).toBe(false)
      expect(isByPackOnly(id)).toBe(false)
      expect(isSoldFrozen(id)).toBe(false)
      expect(usualLocation(id)).toBe('pantry')
    },
  )

  test('unknown values stay undefined', () => {
    expect(keepingTimeOf('spinach', 'pantry')).toBeUndefined()
    expect(keepingTimeOf('spinach', 'freezer', 'thawed')).toBeUndefined()
  })
})

describe('the table', () => {
  const rows = parseRows(shelfLifeTable)

  test('every figure is parsed as written', () => {
    const words: Record<string, string> = {
      'not-recommended': 'no',
      indefinitely: 'ever',
      ripe: 'ripe',
      'pack-date': 'date',
    }
    for (const [id = '', pantry, pantryOpened, fridge, fridgeOpened, thawed, freezer] of rows) {
      const life = shelfLifeOf(id)
      const written = [pantry, pantryOpened, fridge, fridgeOpened, thawed, freezer]
      const parsed = [
        life?.pantry.sealed,
        life?.pantry.opened,
        life?.fridge.sealed,
        life?.fridge.opened,
        life?.fridge.thawed,
        life?.freezer.sealed,
      ]
      parsed.forEach((keeping, index) => {
        const text =
          keeping === undefined
            ? ''
            : keeping.until !== 'days'
              ? words[keeping.until]
              : keeping.least === keeping.most
                ? `${keeping.least}`
                : `${keeping.least}-${keeping.most}`
        expect(`${id} ${text}`).toBe(`${id} ${written[index] ?? ''}`)
      })
    }
  })

  test('every food is known, and every range is ascending', () => {
    for (const [id = ''] of rows) {
      expect(foodById(id)?.id).toBe(id)
      for (const place of places) {
        for (const condition of conditions) {
          const days = daysOf(keepingTimeOf(id, place, condition))
          if (days) expect(days.least).toBeLessThanOrEqual(days.most)
          if (days) expect(days.least).toBeGreaterThan(0)
        }
      }
    }
  })

  test('every source has its item', () => {
    for (const [id = ''] of rows)
      expect(shelfLifeOf(id)?.source).toMatch(/^(?:USDA FoodKeeper, item \d+|as most packs say$)/)
  })
})

describe('foods with the figures of another', () => {
  const rows = parseRows(shelfLifeRelativeTable)

  test('have the figures and the id of the other food', () => {
    expect(shelfLifeOf('basmati-rice')).toMatchObject({
      pantry: { sealed: { until: 'days' } },
      exact: false,
    })
    for (const [model = '', kin] of rows) {
      if (model === 'leftovers' || model === 'pack') continue
      const modelLife = shelfLifeOf(model)
      expect(`${model} ${modelLife?.like ?? 'has figures'}`).toBe(`${model} has figures`)
      for (const id of parseList(kin)) {
        const borrowed = shelfLifeOf(id)
        if (borrowed?.like === undefined) continue
        expect(borrowed).toMatchObject({
          pantry: modelLife?.pantry,
          fridge: modelLife?.fridge,
          freezer: modelLife?.freezer,
          exact: false,
        })
      }
    }
  })

  test('no food occurs twice', () => {
    const all = rows.flatMap(([, kin]) => parseList(kin))
    expect(new Set(all).size).toBe(all.length)
  })

  test.each(['chicken-salad', 'quiche', 'casserole', 'leftovers'])('%s is a dish', (id) => {
    expect(isDish(id)).toBe(true)
    expect(usualLocation(id)).toBe('fridge')
  })

  test.each(['infant-formula', 'baby-food', 'garlic-oil'])('only the pack date is valid for %s', (id) => {
    expect(isByPackOnly(id)).toBe(true)
    expect(shelfLifeOf(id)).toBeUndefined()
  })
})

describe('usual location', () => {
  test.each([
    ['chicken-breast', 'fridge'],
    ['salmon', 'fridge'],
    ['whole-milk', 'fridge'],
    ['salted-butter', 'fridge'],
    ['egg', 'fridge'],
    ['spinach', 'fridge'],
    ['carrot', 'fridge'],
    ['strawberries', 'fridge'],
    ['grapes', 'fridge'],
    ['ginger', 'fridge'],
    ['cilantro', 'fridge'],
    ['green-onion', 'fridge'],
    ['fresh-pasta', 'fridge'],
    ['firm-tofu', 'fridge'],
    ['hummus', 'fridge'],
    ['orange-juice', 'fridge'],
    ['cheesecake', 'fridge'],
    ['oat-milk', 'fridge'],
    ['all-purpose-flour', 'pantry'],
    ['dry-pasta', 'pantry'],
    ['white-rice', 'pantry'],
    ['canned-chickpeas', 'pantry'],
    ['olive-oil', 'pantry'],
    ['salt', 'pantry'],
    ['honey', 'pantry'],
    ['onion', 'pantry'],
    ['garlic', 'pantry'],
    ['potato', 'pantry'],
    ['banana', 'pantry'],
    ['tomato', 'pantry'],
    ['lemon', 'pantry'],
    ['apple', 'pantry'],
    ['walnuts', 'pantry'],
    ['white-bread', 'pantry'],
    ['ketchup', 'pantry'],
    ['cola', 'pantry'],
    ['nori', 'pantry'],
    ['frozen-peas', 'freezer'],
    ['frozen-blueberries', 'freezer'],
    ['vanilla-ice-cream', 'freezer'],
    ['french-fries', 'freezer'],
    ['fish-sticks', 'freezer'],
    ['edamame', 'freezer'],
    ['puff-pastry', 'freezer'],
  ] as const)('%s goes to the %s', (id, place) => {
    expect(usualLocation(id)).toBe(place)
  })

  test('every food has a location, and raw meat and fish never the pantry', () => {
    for (const { id, traits, category } of allFoods()) {
      const place = usualLocation(id)
      expect(places).toContain(place)
      const raw =
        category === 'Protein' && daysOf(keepingTimeOf(id, 'fridge')) && !keepingTimeOf(id, 'pantry')
      if (raw && traits.some((trait) => trait === 'meat' || trait === 'fish'))
        expect(place).not.toBe('pantry')
    }
  })

  test('a food sold frozen goes into the freezer', () => {
    for (const { id } of allFoods()) if (isSoldFrozen(id)) expect(usualLocation(id)).toBe('freezer')
  })

  test('the result is deterministic', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allFoods()), ({ id }) => {
        expect(usualLocation(id)).toBe(usualLocation(id))
        expect(shelfLifeOf(id)).toBe(shelfLifeOf(id))
      }),
    )
  })
})
