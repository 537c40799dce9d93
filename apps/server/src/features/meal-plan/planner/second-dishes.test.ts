import { cooking } from '@larder/contract/cooking'
import { inventory } from '@larder/contract/inventory'
import { mealPlan, type PlanMeal, type PlanWeek } from '@larder/contract/meal-plan'
import { daysBetween } from '@larder/kitchen/date/day'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { recipesTable } from '../../../db/tables/recipes'
import { aCook, type Cook } from '../../../testing/a-cook'
import {
  aPlanningKitchen,
  type PlanningKitchen,
  planDay,
  planMonday,
} from '../../../testing/kitchens/a-planning-kitchen'

let kitchen: PlanningKitchen
let roast = 0
let curry = 0
beforeAll(async () => {
  kitchen = await aPlanningKitchen(inject('cluster'))
  const dinner = { occasions: ['dinner' as const], servings: 4 }
  roast = await kitchen.recipe({
    ...dinner,
    title: 'Roast chicken with thyme',
    ingredients: ['1.6 kg whole chicken', '50 g butter', '5 g thyme'],
    cookMinutes: 80,
  })
  curry = await kitchen.recipe({
    ...dinner,
    title: 'Chicken curry',
    ingredients: ['480 g cooked chicken', '400 ml coconut milk', '2 onions'],
  })
  for (const food of ['carrots', 'leeks', 'mushrooms', 'broccoli', 'spinach', 'kale', 'peas'])
    await kitchen.recipe({ title: `Stewed ${food}`, ingredients: [`300 g ${food}`, '200 g lentils'] })
})
afterAll(() => kitchen.close())

const dishOf = ({ what }: PlanMeal) => (what.kind === 'recipe' ? what.recipe.id : undefined)
const pairOf = ({ meals }: PlanWeek) => {
  const [first, second] = [
    meals.find((one) => dishOf(one) === roast),
    meals.find((one) => dishOf(one) === curry),
  ]
  if (!first || !second) throw new Error('no roast, or no curry')
  return { first, second }
}
const lacks = ({ shortfall }: PlanWeek) => shortfall.map(({ foodId }) => foodId)
const weekOf = (cook: Cook) => kitchen.week(planMonday, cook)
const remove = (cook: Cook, { id }: PlanMeal) =>
  kitchen.call(mealPlan.remove, { params: { id }, query: {} }, { token: cook.token })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const nameOf = (day: string) => weekday.format(new Date(day))

describe('a roast planned for a curry as well', () => {
  test('both are planned, more of the first is cooked, and only that is bought', async () => {
    const cook = await aCook(kitchen)
    const { week } = await kitchen.planned({}, cook)
    const { first, second } = pairOf(week)
    const apart = daysBetween(first.day as never, second.day as never)
    expect(apart).toBeGreaterThan(0)
    expect(apart).toBeLessThanOrEqual(2)
    expect(first).toMatchObject({
      plates: 2,
      leftoverNote: `Cook 1 extra portion for ${nameOf(second.day)}’s curry.`,
      extraPortions: 1,
    })
    expect(second).toMatchObject({ plates: 1, leftoverNote: `Uses ${nameOf(first.day)}’s roast chicken.` })
    expect(second.because[0]).toBe(second.leftoverNote)
    expect(second.missing).not.toContain('cooked chicken')
    expect(lacks(week)).toContain('whole-chicken')
    expect(lacks(week)).not.toContain('cooked-chicken')
  })

  test('without the first, the second stays and lacks its chicken until the first is restored', async () => {
    const cook = await aCook(kitchen)
    const { first, second } = pairOf((await kitchen.planned({}, cook)).week)
    const { body } = await remove(cook, first)
    const without = await weekOf(cook)
    const left = without.meals.find(({ id }) => id === second.id)
    expect(left?.leftoverNote).toBe('Was to use the leftovers of a dish that is no longer planned in time.')
    expect(left?.missing).toContain('cooked chicken')
    expect(lacks(without)).toContain('cooked-chicken')
    await kitchen.call(mealPlan.undo, { params: { id: body.data.undo } }, { token: cook.token })
    expect(pairOf(await weekOf(cook)).second.leftoverNote).toBe(second.leftoverNote)
  })

  test('moved beyond the safe days or cooked for fewer, the second lacks it too', async () => {
    const cook = await aCook(kitchen)
    const { first, second } = pairOf((await kitchen.planned({}, cook)).week)
    const change = (id: number, body: object) =>
      kitchen.call(mealPlan.change, { params: { id }, body }, { token: cook.token })
    await change(first.id, { plates: 1 })
    expect(lacks(await weekOf(cook))).toContain('cooked-chicken')
    await change(first.id, { plates: 2 })
    expect(lacks(await weekOf(cook))).not.toContain('cooked-chicken')
    const far = daysBetween(planMonday as never, first.day as never) < 3 ? 6 : 0
    await change(second.id, { day: `2026-11-${16 + far}` })
    expect(lacks(await weekOf(cook))).toContain('cooked-chicken')
  })

  test('leftovers of the first are stored as the food of the second, with its allergens', async () => {
    const cook = await aCook(kitchen)
    const { first, second } = pairOf((await kitchen.planned({}, cook)).week)
    const { token } = cook
    const dishes = [{ recipeId: roast, version: 1, servings: 2, mealId: first.id }]
    const kept = [{ recipeId: roast, portions: '1', location: 'fridge' as const }]
    const { body } = await kitchen.call(cooking.finish, { body: { dishes, takes: [], kept } }, { token })
    expect(body.data.leftovers).toMatchObject([
      {
        name: 'Roast chicken (leftovers)',
        foodId: 'cooked-chicken',
        amount: '140',
        unit: 'g',
        expiryKind: 'use-by',
        dish: { contains: ['dairy'], brings: { allergens: ['dairy'] } },
      },
    ])
    const week = await weekOf(cook)
    expect(lacks(week)).not.toContain('cooked-chicken')
    expect(week.meals.find(({ id }) => id === second.id)?.missing).not.toContain('cooked chicken')
    // After an undo it is to be cooked again.
    await kitchen.call(inventory.undo, { params: { id: body.data.booking ?? 0 } }, { token })
    expect(pairOf(await weekOf(cook)).first.leftoverNote).toBe(first.leftoverNote)
  })

  test('is not planned without the preference for it', async () => {
    const cook = await aCook(kitchen)
    await kitchen.wish({ cookTwice: false }, cook)
    const { week } = await kitchen.planned({}, cook)
    expect(week.meals.every(({ leftoverNote }) => leftoverNote === undefined)).toBe(true)
  })
})

test('without a cookbook dish, the second is made up and stored', async () => {
  const other = await aPlanningKitchen(inject('cluster'))
  try {
    const ingredients = ['3 kg whole turkey']
    const first = await other.recipe({
      title: 'Roast turkey',
      ingredients,
      occasions: ['dinner'],
      servings: 6,
    })
    for (const food of ['carrots', 'leeks', 'mushrooms', 'broccoli', 'kale', 'peas'])
      await other.recipe({ title: `Stewed ${food}`, ingredients: [`300 g ${food}`, '200 g lentils'] })
    const cook = await aCook(other)
    for (const name of ['Onions', 'Garlic', 'Spinach', 'Olive oil'])
      await other.anItem({ name, amount: '500', unit: 'g' }, cook)
    const { week } = await other.planned({}, cook)
    const second = week.meals.find(({ leftoverNote }) => leftoverNote?.startsWith('Uses '))
    expect(second?.leftoverNote).toMatch(/’s roast turkey\.$/)
    expect(second && dishOf(second)).toBeGreaterThan(first)
    expect(lacks(week)).not.toContain('cooked-turkey')
    expect(await other.week(planMonday, cook)).toEqual(week)
  } finally {
    await other.close()
  }
})

test('a dish whose author says what it leaves is cooked for the second, whatever its title', async () => {
  const own = await aPlanningKitchen(inject('cluster'))
  const dinner = { occasions: ['dinner' as const], servings: 4 }
  const first = await own.recipe({
    ...dinner,
    title: 'Peri-Peri Supper',
    ingredients: ['1.6 kg whole chicken', '50 g butter', '5 g thyme'],
    cookMinutes: 80,
  })
  const second = await own.recipe({
    ...dinner,
    title: 'Chicken curry',
    ingredients: ['480 g cooked chicken', '400 ml coconut milk', '2 onions'],
  })
  for (const food of ['carrots', 'leeks', 'mushrooms', 'broccoli', 'spinach', 'kale', 'peas'])
    await own.recipe({ title: `Stewed ${food}`, ingredients: [`300 g ${food}`, '200 g lentils'] })
  await own.db
    .update(recipesTable)
    .set({ facts: { name: 'peri-peri-supper', role: 'main', leaves: 'cooked-chicken' } })
    .where(eq(recipesTable.id, first))
  const cook = await aCook(own)
  // Butter to use up puts the dish on the menu of any household.
  await own.anItem({ name: 'Butter', amount: '50', unit: 'g', expiryDate: planDay(2) }, cook)
  const { week } = await own.planned({}, cook)
  const meal = (id: number) => week.meals.find((one) => dishOf(one) === id)
  expect(meal(second)?.leftoverNote).toMatch(/^Uses \w+’s cooked chicken\.$/)
  expect(meal(second)?.missing).not.toContain('cooked chicken')
  expect(lacks(week)).not.toContain('cooked-chicken')
  const cooked = [{ recipeId: first, version: 1, servings: 2, mealId: meal(first)?.id }]
  const kept = [{ recipeId: first, portions: '1', location: 'fridge' as const }]
  const { body } = await own.call(
    cooking.finish,
    { body: { dishes: cooked, takes: [], kept } },
    { token: cook.token },
  )
  expect(body.data.leftovers).toMatchObject([{ foodId: 'cooked-chicken', unit: 'g' }])
  await own.close()
})
