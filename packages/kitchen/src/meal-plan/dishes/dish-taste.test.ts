import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../../date/day'
import type { DishFacts } from '../../recipe/dish-facts'
import type { Recipe } from '../../recipe/recipe'
import { aDish, aLot, weekStart } from '../../testing/week-builders'
import { foodsToUse, type TasteFor, tasteOf, tastesOf } from './dish-taste'

const wanted: TasteFor = {
  household: 'a',
  day: '2026-11-18' as Day,
  hasChildren: false,
  isThrifty: false,
}
const facts: DishFacts = { name: 'dish', role: 'main' }
const ids = Array.from({ length: 400 }, (_, id) => id)
const lines: Recipe['lines'] = []
const menu = (asked: TasteFor) => ids.filter((id) => tasteOf({ id, facts, lines }, asked) === 0)
const shared = (one: TasteFor, other: TasteFor) => {
  const theirs = new Set(menu(other))
  return menu(one).filter((id) => theirs.has(id)).length / menu(one).length
}

describe('the taste of a household', () => {
  test('is a menu of a sixth of the cookbook, the same all month', () => {
    expect(menu(wanted).length).toBeGreaterThan(45)
    expect(menu(wanted).length).toBeLessThan(90)
    expect(menu(wanted)).toEqual(menu({ ...wanted, day: '2026-11-01' as Day }))
  })

  test('is another one in another house or month', () => {
    expect(shared(wanted, { ...wanted, household: 'b' })).toBeLessThan(0.3)
    expect(shared(wanted, { ...wanted, day: '2026-12-18' as Day })).toBeLessThan(0.3)
  })

  test('lets dishes served lately give way to others of the menu, but not to those beside it', () => {
    const servedLately = new Set(ids)
    const [on = 0] = menu(wanted)
    const beside = ids.find((id) => tasteOf({ id, facts, lines }, wanted) < 0) ?? 0
    expect(tasteOf({ id: on, facts, lines }, { ...wanted, servedLately })).toBe(-12)
    expect(tasteOf({ id: beside, facts, lines }, wanted)).toBeLessThan(-12)
    expect(tasteOf({ id: on, facts, lines }, { ...wanted, servedLately: new Set([on + 1]) })).toBe(0)
  })

  test('has two menus more to turn to, with no dish in common', () => {
    const [first = [], second = [], third = []] = [0, 1, 2].map((at) => menu({ ...wanted, menu: at }))
    expect(second.length).toBeGreaterThan(45)
    expect(new Set([...first, ...second, ...third]).size).toBe(first.length + second.length + third.length)
    const dishes = ids.map((id) => aDish(id, { leek: 100 }, { facts }))
    const onMenu = tastesOf(dishes, wanted).map((lost) => ids.filter((id) => lost[id] === 0))
    expect(onMenu).toEqual([first, second, third])
  })

  test('prefers beside the menu what another house would not', () => {
    const ranked = (household: string) => {
      const lost = ids.map((id) => tasteOf({ id, facts, lines }, { ...wanted, household }))
      return ids.filter((id) => lost[id] === -60)
    }
    const [ours, theirs] = [ranked('a'), ranked('b')]
    expect(ours.length).toBeGreaterThan(45)
    expect(ours.filter((id) => theirs.includes(id)).length).toBeLessThan(0.3 * ours.length)
    const losses = new Set(ids.map((id) => tasteOf({ id, facts, lines }, wanted)))
    expect([...losses].sort((a, b) => b - a)).toEqual([0, -60, -70, -80, -90, -100])
  })

  test('has every dish of a food that must be used', () => {
    const mustUse = new Set(['leek'])
    const lost = (food: string) =>
      ids.filter((id) => tasteOf(aDish(id, { [food]: 100 }, { facts }), { ...wanted, mustUse }) < 0)
    expect(lost('leek')).toEqual([])
    expect(lost('carrot').length).toBeGreaterThan(300)
  })

  test('leaves recipes of cooks as they are', () => {
    const servedLately = new Set(ids)
    expect(ids.every((id) => tasteOf({ id, lines }, { ...wanted, servedLately }) === 0)).toBe(true)
  })

  test.each<[string, string | undefined, boolean]>([
    ['2026-12-01', undefined, true],
    ['2027-02-28', 'GB', true],
    ['2026-11-30', 'GB', false],
    ['2027-03-01', 'GB', false],
    ['2026-07-01', 'AU', true],
    ['2026-12-01', 'AU', false],
  ])('a winter dish on %s in %s', (day, country, isIn) => {
    const asked = { ...wanted, day: day as Day, country: country ?? null }
    const lost =
      tasteOf({ id: 1, facts, lines }, asked) -
      tasteOf({ id: 1, lines, facts: { ...facts, seasons: ['winter'] } }, asked)
    expect(lost).toBe(isIn ? 0 : 3)
  })

  test('children and thrift count where they are', () => {
    const dear = { id: 1, lines, facts: { ...facts, childFriendly: false, budget: 'high' } } as const
    const plain = tasteOf({ id: 1, facts, lines }, wanted)
    expect(tasteOf(dear, wanted)).toBe(plain)
    expect(tasteOf(dear, { ...wanted, hasChildren: true })).toBeLessThan(plain)
    expect(tasteOf(dear, { ...wanted, isThrifty: true })).toBeLessThan(plain)
  })
})

test('a food must be used if some of it spoils in these days', () => {
  const until = addDays(weekStart, 6)
  const lots = [aLot(1, 'spinach', 200, 3), aLot(2, 'leek', 200, 8), aLot(3, 'flour', 500, 3, 'best-before')]
  const dry = lots.map((lot) => (lot.foodId === 'flour' ? { ...lot, location: 'pantry' as const } : lot))
  expect([...foodsToUse(dry, { from: weekStart, until })]).toEqual(['spinach'])
  expect([...foodsToUse(dry, { from: addDays(weekStart, 4), until: addDays(until, 4) })]).toEqual(['leek'])
})
