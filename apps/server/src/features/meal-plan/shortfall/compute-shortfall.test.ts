import type { HouseholdPerson } from '@larder/contract/diet'
import type { Day } from '@larder/kitchen/date/day'
import { toQuantity } from '@larder/kitchen/quantity/quantity'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import type { Lot } from '@larder/kitchen/stock/lot'
import { expect, test } from 'vitest'
import type { MealRow } from '../week/meal-queries'
import { computeShortfall } from './compute-shortfall'

const today = '2026-11-15' as Day
const ana: HouseholdPerson = {
  id: 'a',
  name: 'Ana',
  member: true,
  you: true,
  portions: 1,
  diets: [],
  restrictions: [],
  dislikes: [],
}

function lacking(dishes: Record<string, string[]>, given: Partial<MealRow>[], lots: Lot[] = []) {
  const titles = Object.keys(dishes)
  const meals = given.map(
    (one, at) =>
      ({
        recipeId: at + 1,
        recipeVersion: 1,
        day: today,
        cookedAt: null,
        eaters: null,
        plates: 2,
        ...one,
      }) as MealRow,
  )
  const recipes = {
    of({ recipeId }: { recipeId: number | null }) {
      const title = titles[(recipeId ?? 0) - 1]
      if (recipeId === null || title === undefined) return undefined
      const lines = (dishes[title] ?? []).map(toRecipeLine)
      return { id: recipeId, title, servings: 2, occasions: [], tags: [], lines }
    },
  }
  return computeShortfall({ meals, recipes, people: [ana], lots, today }).map(({ lack }) => lack)
}

const flour = (amount: number, unit: string): Lot => ({
  id: 1,
  foodId: 'all-purpose-flour',
  name: 'Flour',
  quantity: toQuantity(amount, unit),
  location: 'pantry',
  since: today,
})

test('500 g in stock and 750 g needed lack exactly 250 g, for each dish that needs it', () => {
  const dishes = { Pizza: ['500 g flour'], Bread: ['0.25 kg flour', '1 tsp salt', '100 ml water'] }
  expect(lacking(dishes, [{}, {}], [flour(500, 'g')])).toEqual([
    {
      key: 'food:all-purpose-flour',
      text: '250 g all-purpose flour',
      foodId: 'all-purpose-flour',
      for: [
        { recipeId: 1, title: 'Pizza' },
        { recipeId: 2, title: 'Bread' },
      ],
      about: false,
      leaves: 'a bag of 500 g leaves 250 g',
    },
  ])
  expect(lacking(dishes, [{}, {}], [flour(0.75, 'kg')])).toEqual([])
})

test('counts all eaters and only uncooked meals', () => {
  const dishes = { Pizza: ['500 g flour'] }
  expect(lacking(dishes, [{ plates: null }])[0]?.text).toBe('250 g all-purpose flour')
  expect(lacking(dishes, [{ plates: 6 }])[0]?.text).toBe('1.5 kg all-purpose flour')
  expect(lacking(dishes, [{ cookedAt: `${today}T10:00:00.000Z` }])).toEqual([])
  expect(lacking(dishes, [{ day: '2026-11-14' as Day }])).toEqual([])
  expect(lacking(dishes, [{ recipeId: 9 }])).toEqual([])
})

test('formats for shops, with stable keys', () => {
  const dishes = {
    Soup: ['½ onion', '2 bunches of zwirbel', 'a pinch of nutmeg', 'chives, to serve, optional'],
    Stew: ['2 onions', '100 ml zwirbel', '1 cup flour'],
  }
  expect(lacking(dishes, [{}, {}]).map(({ key, text }) => [key, text])).toEqual([
    ['food:onion', '3 onions'],
    ['name:zwirbel', '2 bunches zwirbel'],
    ['name:zwirbel ml', '100 ml zwirbel'],
    ['food:nutmeg', 'nutmeg'],
    ['food:all-purpose-flour', '150 g all-purpose flour'],
  ])
  // In any measure, whatever is in stock.
  expect(lacking(dishes, [{}, {}], [flour(10, 'g')]).at(-1)).toMatchObject({
    key: 'food:all-purpose-flour',
    about: true,
  })
})

const oil = (amount: number, unit: string): Lot => ({
  ...flour(amount, unit),
  foodId: 'olive-oil',
  name: 'Olive oil',
})

test('an unknown amount in stock is checked, not bought again', () => {
  const dishes = { Confit: ['19 tbsp olive oil'] }
  expect(lacking(dishes, [{}], [oil(1, 'bottle')])).toMatchObject([
    { key: 'food:olive-oil', text: 'olive oil (check: 1 bottle)', check: true },
  ])
  expect(lacking(dishes, [{}], [oil(1, 'l')])).toEqual([])
  expect(lacking(dishes, [{}])).toMatchObject([{ text: '1 bottle olive oil' }])
})

test('rounds to sold amounts, with leftovers of perishable food', () => {
  const dishes = { Pasta: ['300 ml double cream', '430 g beef mince', '4 eggs', '1 tsp cumin', '0.19 onion'] }
  expect(lacking(dishes, [{}]).map(({ text, leaves }) => [text, leaves])).toEqual([
    ['500 ml heavy cream', '200 ml left over'],
    [expect.stringMatching(/^500 g .*beef/), undefined],
    ['6 eggs', undefined],
    ['1 jar cumin', undefined],
    ['1 onion', undefined],
  ])
})

test('an amount above the need names the need; the sum is the pack', () => {
  const dishes = { Loaf: ['75 g walnuts'] }
  expect(lacking(dishes, [{}])).toMatchObject([
    { text: '100 g walnuts', leaves: '75 g needed; a bag of 200 g leaves 125 g' },
  ])
  expect(lacking({ Loaf: ['100 g walnuts'] }, [{}])).toMatchObject([
    { text: '100 g walnuts', leaves: 'a bag of 200 g leaves 100 g' },
  ])
})

test('a substitute in stock is not bought, and counts once', () => {
  const held = (id: number, foodId: string, many: number, unit: string): Lot => {
    return { ...flour(many, unit), id, foodId, name: foodId }
  }
  const lots = [held(1, 'whole-milk', 250, 'ml'), held(2, 'lemon-juice', 30, 'ml')]
  const one = { Pancakes: ['200 ml buttermilk'] }
  expect(lacking(one, [{}], lots)).toEqual([])
  expect(lacking(one, [{}], lots.slice(0, 1)).map(({ foodId }) => foodId)).toEqual(['buttermilk'])
  // Milk for one of the two: the other still lacks its own buttermilk.
  const two = { Pancakes: ['200 ml buttermilk'], Scones: ['150 ml buttermilk'] }
  expect(lacking(two, [{}, {}], lots)).toMatchObject([
    { foodId: 'buttermilk', for: [{ recipeId: 2, title: 'Scones' }] },
  ])
  // Milk that a dish needs itself is no substitute.
  const dishes = { Pancakes: ['200 ml buttermilk'], Custard: ['250 ml milk'] }
  expect(lacking(dishes, [{}, {}], lots).map(({ foodId }) => foodId)).toEqual(['buttermilk'])
})
