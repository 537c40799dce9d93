import { describe, expect, test } from 'vitest'
import { substituteTable } from '../data/foods/substitutes'
import type { Day } from '../date/day'
import { allergenIds } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import type { Diet } from '../diet/diet'
import { dietIds } from '../diet/diet'
import { foodFitsDiet } from '../diet/diet-verdict'
import type { Eater } from '../diet/eater'
import { parseRows } from '../fact-table'
import { toNumber } from '../quantity/amount'
import { toQuantity } from '../quantity/quantity'
import type { ExpiryKind, Lot } from '../stock/lot'
import { foodById } from './food'
import { automaticSubstitutesFor, substituteAmount, substituteCount, substitutesFor } from './substitutes'

const today = '2026-11-15' as Day

function lot(foodId: string, many = 500, expires?: [string, ExpiryKind]): Lot {
  const expiry = expires
    ? { expiry: { day: expires[0] as Day, source: 'printed' as const, kind: expires[1] } }
    : {}
  return {
    id: 1,
    foodId,
    name: foodId,
    quantity: toQuantity(many, 'g'),
    location: 'fridge',
    since: today,
    ...expiry,
  }
}

function eater(more: Partial<Eater>): Eater {
  return { name: 'Mia', portions: 1, diets: [], avoids: [], ...more }
}

function firstOf(foodId: string, ask: Parameters<typeof substitutesFor>[1] = {}): string | undefined {
  return substitutesFor(foodId, ask)[0]
    ?.parts.map((part) => part.foodId)
    .join(' + ')
}

describe('the table', () => {
  const rows = parseRows(substituteTable)

  test('has enough substitutes', () => {
    expect(substituteCount()).toBe(rows.length)
    expect(substituteCount()).toBeGreaterThanOrEqual(250)
  })

  test('contains only known foods, none as its own substitute, none twice', () => {
    const seen = new Set<string>()
    for (const [foodId = '', instead = ''] of rows) {
      const parts = instead.split('+').map((part) => part.split(':')[0] ?? '')
      for (const id of [foodId, ...parts]) expect([id, foodById(id)?.id]).toEqual([id, id])
      expect(parts).not.toContain(foodId)
      const key = `${foodId}|${[...parts].sort().join('+')}`
      expect([key, seen.has(key)]).toEqual([key, false])
      seen.add(key)
    }
  })

  test('describes each change in a sentence', () => {
    for (const [foodId, instead, changes = ''] of rows) {
      expect([foodId, instead, /^\p{Lu}.{3,90}\.$/u.test(changes)]).toEqual([foodId, instead, true])
    }
  })

  test('has plausible ratios', () => {
    for (const [foodId = ''] of rows) {
      for (const { parts } of substitutesFor(foodId)) {
        const sum = parts.reduce((all, { ratio }) => all + ratio, 0)
        expect([foodId, sum > 0.005 && sum <= 20]).toEqual([foodId, true])
      }
    }
  })
})

describe('substitutes', () => {
  test('are sorted best first', () => {
    expect(firstOf('buttermilk')).toBe('whole-milk + lemon-juice')
    expect(firstOf('lemon-juice')).toBe('lemon')
    expect(firstOf('cumin')).toBe('cumin-seed')
    expect(firstOf('sour-cream')).toBe('plain-yogurt')
    expect(substitutesFor('no-such-food')).toEqual([])
  })

  test('are sorted with stock first', () => {
    const ask = { lots: [lot('kefir')], today }
    expect(firstOf('buttermilk', ask)).toBe('kefir')
    expect(substitutesFor('buttermilk', ask).map(({ inStock }) => inStock)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('count as in stock only with all parts', () => {
    expect(firstOf('buttermilk', { lots: [lot('whole-milk'), lot('kefir')], today })).toBe('kefir')
    const both = { lots: [lot('kefir'), lot('whole-milk'), lot('lemon-juice')], today }
    expect(firstOf('buttermilk', both)).toBe('whole-milk + lemon-juice')
  })

  test('do not count spoilt or empty lots', () => {
    const spoilt = { lots: [lot('kefir', 500, ['2026-11-14', 'use-by'])], today }
    expect(substitutesFor('buttermilk', spoilt).some(({ inStock }) => inStock)).toBe(false)
    expect(
      substitutesFor('buttermilk', { lots: [lot('kefir', 0)], today }).some(({ inStock }) => inStock),
    ).toBe(false)
    const expiredStock = { lots: [lot('kefir', 500, ['2026-11-14', 'best-before'])], today }
    expect(firstOf('buttermilk', expiredStock)).toBe('kefir')
  })
})

describe('safety', () => {
  test('excludes allergens that an eater avoids', () => {
    const dairyFree = eater({ avoids: [{ allergen: 'dairy', severity: 'medium' }] })
    expect(firstOf('buttermilk', { eaters: [dairyFree] })).toBe('soy-milk + apple-cider-vinegar')
    const noNuts = eater({ avoids: [{ allergen: 'nuts', severity: 'high' }] })
    const forPeanutButter = substitutesFor('peanut-butter', { eaters: [noNuts] }).flatMap(
      ({ parts }) => parts,
    )
    expect(forPeanutButter.map(({ foodId }) => foodId)).not.toContain('almond-butter')
    expect(forPeanutButter.length).toBeGreaterThan(0)
  })

  test('follows a diet', () => {
    const vegan = eater({ diets: ['vegan'] })
    expect(firstOf('honey', { eaters: [vegan] })).toBe('vegan-honey')
    for (const { parts } of substitutesFor('chicken-breast', { eaters: [vegan] })) {
      for (const { foodId } of parts) expect(foodById(foodId)?.traits).not.toContain('meat')
    }
  })

  test('allows allergens avoided with low severity', () => {
    const mild = eater({ avoids: [{ allergen: 'soy', severity: 'low' }] })
    const strict = eater({ avoids: [{ allergen: 'soy', severity: 'high' }] })
    const tofu = (who: Eater) =>
      substitutesFor('chicken-breast', { eaters: [who] }).some(
        ({ parts }) => parts[0]?.foodId === 'firm-tofu',
      )
    expect([tofu(mild), tofu(strict)]).toEqual([true, false])
  })

  test('holds for every food, allergen and diet', () => {
    const foods = [...new Set(parseRows(substituteTable).map(([foodId = '']) => foodId))]
    for (const allergen of allergenIds) {
      const strict = eater({ avoids: [{ allergen, severity: 'high' }] })
      for (const food of foods) {
        for (const { parts } of substitutesFor(food, { eaters: [strict] })) {
          const lines = parts.map(({ foodId }) => ({ text: foodById(foodId)?.name ?? '', foodId }))
          expect([food, allergenVerdict(allergen, lines).answer]).toEqual([food, 'none found'])
        }
      }
    }
    for (const diet of dietIds satisfies readonly Diet[]) {
      for (const food of foods) {
        for (const { parts } of substitutesFor(food, { eaters: [eater({ diets: [diet] })] })) {
          for (const { foodId } of parts) expect(foodFitsDiet(foodId, diet).answer).not.toBe('does not fit')
        }
      }
    }
  })
})

describe('amount of a substitute', () => {
  test('keeps the unit of the recipe if possible', () => {
    const cup = substituteAmount(toQuantity(1, 'cup'), 'buttermilk', { foodId: 'whole-milk', ratio: 0.94 })
    expect(cup?.unit).toBe('cup')
    expect(toNumber(cup?.amount ?? toQuantity(0, 'g').amount)).toBeCloseTo(0.94, 1)
  })

  test('uses grams otherwise', () => {
    expect(
      substituteAmount(toQuantity(2, 'clove'), 'garlic', { foodId: 'garlic-powder', ratio: 0.3 }),
    ).toEqual(toQuantity(1.8, 'g'))
    expect(
      substituteAmount(toQuantity(100, 'g'), 'unsalted-butter', { foodId: 'olive-oil', ratio: 0.8 }),
    ).toEqual(toQuantity(80, 'g'))
  })

  test('is undefined for a food without a known weight', () => {
    expect(
      substituteAmount(toQuantity(1, 'bunch'), 'whole-milk', { foodId: 'oat-milk', ratio: 1 }),
    ).toBeUndefined()
  })
})

test('automatic substitutes replace meat only with meat, and poultry only with poultry', () => {
  const ids = (found: ReturnType<typeof substitutesFor>) =>
    found.flatMap(({ parts }) => parts.map(({ foodId }) => foodId))
  expect(ids(substitutesFor('shrimp'))).toContain('chicken-breast')
  expect(ids(automaticSubstitutesFor('shrimp'))).not.toContain('chicken-breast')
  const isPoultry = (id: string) => {
    const traits = foodById(id)?.traits ?? []
    return traits.includes('meat') && !traits.includes('red-meat')
  }
  for (const [foodId = ''] of parseRows(substituteTable)) {
    if (isPoultry(foodId)) continue
    expect(ids(automaticSubstitutesFor(foodId)).filter(isPoultry), foodId).toEqual([])
  }
})

test('automatic substitutes exclude those for one use or to save carbohydrates', () => {
  const ids = (found: readonly { parts: readonly { foodId: string }[] }[]) =>
    found.flatMap(({ parts }) => parts.map(({ foodId }) => foodId))
  expect(ids(substitutesFor('egg'))).toContain('applesauce')
  expect(ids(automaticSubstitutesFor('egg'))).not.toContain('applesauce')
  expect(ids(automaticSubstitutesFor('potato'))).not.toContain('cauliflower')
  expect(ids(automaticSubstitutesFor('potato', { eaters: [eater({ diets: ['low-carb'] })] }))).toContain(
    'cauliflower',
  )
  for (const [foodId = ''] of parseRows(substituteTable))
    for (const { changes } of automaticSubstitutesFor(foodId))
      expect(changes, foodId).not.toMatch(/^(?:In|For|Only)\b/)
})
