import { describe, expect, test } from 'vitest'
import type { Day } from '../../date/day'
import type { DishFacts } from '../../recipe/dish-facts'
import { type TasteFor, tasteOf } from './dish-taste'

const wanted: TasteFor = {
  household: 'a',
  day: '2026-11-18' as Day,
  hasChildren: false,
  isThrifty: false,
}
const facts: DishFacts = { name: 'dish', role: 'main' }
const ids = Array.from({ length: 400 }, (_, id) => id)
const menu = (asked: TasteFor) => ids.filter((id) => tasteOf({ id, facts }, asked) === 0)
const shared = (one: TasteFor, other: TasteFor) => {
  const theirs = new Set(menu(other))
  return menu(one).filter((id) => theirs.has(id)).length / menu(one).length
}

describe('the taste of a household', () => {
  test('is a menu of a quarter of the cookbook, the same all month', () => {
    expect(menu(wanted).length).toBeGreaterThan(70)
    expect(menu(wanted).length).toBeLessThan(130)
    expect(menu(wanted)).toEqual(menu({ ...wanted, day: '2026-11-01' as Day }))
  })

  test('is another one in another house or month', () => {
    expect(shared(wanted, { ...wanted, household: 'b' })).toBeLessThan(0.4)
    expect(shared(wanted, { ...wanted, day: '2026-12-18' as Day })).toBeLessThan(0.4)
  })

  test('lets dishes served lately give way to others of the menu, but not to those beside it', () => {
    const servedLately = new Set(ids)
    const [on = 0] = menu(wanted)
    const beside = ids.find((id) => tasteOf({ id, facts }, wanted) < 0) ?? 0
    expect(tasteOf({ id: on, facts }, { ...wanted, servedLately })).toBe(-12)
    expect(tasteOf({ id: beside, facts }, wanted)).toBeLessThan(-12)
    expect(tasteOf({ id: on, facts }, { ...wanted, servedLately: new Set([on + 1]) })).toBe(0)
  })

  test('leaves recipes of cooks as they are', () => {
    const servedLately = new Set(ids)
    expect(ids.every((id) => tasteOf({ id }, { ...wanted, servedLately }) === 0)).toBe(true)
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
      tasteOf({ id: 1, facts }, asked) - tasteOf({ id: 1, facts: { ...facts, seasons: ['winter'] } }, asked)
    expect(lost).toBe(isIn ? 0 : 3)
  })

  test('children and thrift count where they are', () => {
    const dear = { id: 1, facts: { ...facts, childFriendly: false, budget: 'high' } } as const
    const plain = tasteOf({ id: 1, facts }, wanted)
    expect(tasteOf(dear, wanted)).toBe(plain)
    expect(tasteOf(dear, { ...wanted, hasChildren: true })).toBeLessThan(plain)
    expect(tasteOf(dear, { ...wanted, isThrifty: true })).toBeLessThan(plain)
  })
})
