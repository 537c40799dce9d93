import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '../../../secrets'
import { aCook, type Cook } from '../../../testing/a-cook'
import {
  aPlanningKitchen,
  type PlanningKitchen,
  planDay,
  planMonday,
} from '../../../testing/kitchens/a-planning-kitchen'

let kitchen: PlanningKitchen
beforeAll(async () => {
  kitchen = await aPlanningKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

const meals = ['breakfast', 'dinner'] as const
const shelves = [
  { name: 'Strawberries', amount: '300', unit: 'g', expiryDate: planMonday },
  { name: 'Natural yoghurt', amount: '500', unit: 'g', expiryDate: planDay(3) },
  { name: 'Rolled oats', amount: '500', unit: 'g' },
  { name: 'Milk', amount: '1', unit: 'l', expiryDate: planDay(4) },
  { name: 'Honey', amount: '250', unit: 'g' },
  { name: 'Eggs', amount: '10', unit: 'pieces', expiryDate: planDay(6) },
  { name: 'Spinach', amount: '250', unit: 'g', expiryDate: planDay(1) },
  { name: 'Feta', amount: '200', unit: 'g' },
  { name: 'Onions', amount: '4', unit: 'pieces' },
  { name: 'Olive oil', amount: '500', unit: 'ml' },
  { name: 'Potatoes', amount: '1', unit: 'kg' },
]

/** A cook with strawberries that expire today and an empty cookbook. */
async function someone(): Promise<Cook> {
  const cook = await aCook(kitchen)
  for (const item of shelves) await kitchen.anItem(item, cook)
  await kitchen.wish({ meals: [...meals] }, cook)
  return cook
}

const dishesOf = (week: PlanWeek) =>
  week.meals.flatMap(({ id, day, what, rescues, missing }) =>
    what.kind === 'recipe' ? [{ mealId: id, day, recipe: what.recipe, rescues, missing }] : [],
  )
const rowsOf = async () =>
  (await kitchen.db.$client.query<{ n: number }>('select count(*)::int as n from recipes')).rows[0]?.n
const plannedFor = async (cook: Cook, body = {}) =>
  kitchen.planned({ days: [planMonday, planDay(1)], ...body }, cook)

describe('made-up dishes in the plan', () => {
  test('food that must be eaten is planned although no cookbook recipe uses it', async () => {
    const cook = await someone()
    const { week, conflicts } = await plannedFor(cook)
    expect(conflicts).toEqual([])
    const dishes = dishesOf(week)
    expect(dishes.length).toBeGreaterThanOrEqual(4)
    expect(dishes.every(({ recipe }) => recipe.id > 0)).toBe(true)
    const saved = dishes.flatMap(({ day, rescues }) =>
      day === planMonday ? rescues.map(({ name }) => name) : [],
    )
    expect(saved).toContain('Strawberries')
    const id = dishes[0]?.recipe.id ?? 0
    const read = await kitchen.call(recipes.get, { params: { id }, query: {} }, { token: cook.token })
    expect(read.body.data).toMatchObject({ id, madeUp: true })
  })

  test('perishable fruit is planned beside a dinner in time', async () => {
    const cook = await someone()
    await kitchen.wish({ meals: ['dinner'] }, cook)
    const { week } = await plannedFor(cook)
    const saved = dishesOf(week).filter(({ rescues }) => rescues.some(({ name }) => name === 'Strawberries'))
    expect(saved.map(({ day }) => day)).toEqual([planMonday])
    expect(saved[0]?.missing).toEqual([])
  })

  test('repeated planning and retries store no dish twice', async () => {
    const cook = await someone()
    const action = newId()
    const first = await plannedFor(cook, { action })
    const before = await rowsOf()
    const again = await plannedFor(cook, { action })
    expect(again.filled).toBe(first.filled)
    await plannedFor(cook)
    expect(await rowsOf()).toBe(before)
    const stored = await kitchen.db.$client.query<{ n: number }>(
      'select count(*)::int as n from recipes where flexible_digest is not null group by flexible_household, flexible_digest having count(*) > 1',
    )
    expect(stored.rows).toEqual([])
  })

  test('concurrent planning does not deadlock', async () => {
    const cook = await someone()
    const weeks = await Promise.all([0, 1, 2, 3].map((day) => plannedFor(cook, { days: [planDay(day)] })))
    expect(weeks.every(({ kind }) => kind === 'done')).toBe(true)
  })

  test('a reroll may pick a made-up dish, and no dismissed one', async () => {
    const cook = await someone()
    const { week } = await plannedFor(cook)
    const [dish] = dishesOf(week)
    const { body, status } = await kitchen.call(
      mealPlan.reroll,
      { params: { id: dish?.mealId ?? 0 }, body: {} },
      { token: cook.token },
    )
    expect(status).toBe(200)
    const now = dishesOf(body.data.week).map(({ recipe }) => recipe.id)
    expect(now).not.toContain(dish?.recipe.id)
    expect(now.every((id) => id > 0)).toBe(true)
  })

  test('other households can neither read nor plan them', async () => {
    const { week } = await plannedFor(await someone())
    const id = dishesOf(week)[0]?.recipe.id ?? 0
    const { token } = await aCook(kitchen)
    expect((await kitchen.call(recipes.get, { params: { id }, query: {} }, { token })).status).toBe(404)
    const body = { day: planMonday, meal: 'dinner' as const, what: { kind: 'recipe' as const, recipeId: id } }
    expect((await kitchen.call(mealPlan.add, { body }, { token })).status).toBe(404)
  })
})
