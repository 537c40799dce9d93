import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dismissedDishes } from '../../../db/tables/meal-plan'
import { newId } from '../../../secrets'
import { aCook, type Cook } from '../../../testing/a-cook'
import {
  aPlanningKitchen,
  type PlanningKitchen,
  planDay,
  planMonday,
} from '../../../testing/kitchens/a-planning-kitchen'

let kitchen: PlanningKitchen
let stew = 0
beforeAll(async () => {
  kitchen = await aPlanningKitchen(inject('cluster'))
  for (const food of ['carrots', 'leeks', 'mushrooms', 'broccoli', 'tomatoes', 'lentils', 'spinach'])
    await kitchen.recipe({ title: `Rice with ${food}`, ingredients: ['200 g rice', `200 g ${food}`] })
  await kitchen.recipe({ title: 'Satay noodles', ingredients: ['200 g noodles', '50 g peanuts'] })
  stew = await kitchen.recipe({ title: 'Beef stew', ingredients: ['500 g beef'], cookMinutes: 180 })
})
afterAll(() => kitchen.close())

const titles = ({ meals }: PlanWeek) =>
  meals.map(({ what }) => (what.kind === 'recipe' ? what.recipe.title : what.kind))
const someone = () => aCook(kitchen)

describe('planning rules', () => {
  test('conflicting rules are reported, and the other slots are filled', async () => {
    const cook = await someone()
    await kitchen.eats({ diets: ['vegan'] }, cook)
    await kitchen.wish({ maxMinutesWeekdays: 5 }, cook)
    const { conflicts, filled, week } = await kitchen.planned({}, cook)
    expect(filled).toBe(2)
    expect(week.meals.map(({ day }) => day)).toEqual([planDay(5), planDay(6)])
    expect(conflicts).toHaveLength(1)
    expect(conflicts[0]?.rules).toContain('ready in 5 minutes')
    expect(conflicts[0]?.say).toMatch(/^Monday dinner and 4 other meals: no dish is .*ready in 5 minutes/)
  })

  test('apply to everybody who eats, also to existing dishes', async () => {
    const cook = await someone()
    const [satay] = (await kitchen.week(planMonday, cook)).meals
    expect(satay).toBeUndefined()
    await kitchen.planned({}, cook)
    await kitchen.eats({ restrictions: [{ allergen: 'peanuts', severity: 'high' }] }, cook)
    const { week } = await kitchen.planned({}, cook)
    expect(titles(week)).not.toContain('Satay noodles')
    expect(week.meals).toHaveLength(7)
  })

  test('recently cooked dishes are not repeated too soon', async () => {
    const cook = await someone()
    await kitchen.wish({ noRepeatWithinDays: 28 }, cook)
    const first = await kitchen.planned({}, cook)
    const second = await kitchen.planned({ from: planDay(7) }, cook)
    expect(titles(second.week).some((title) => titles(first.week).includes(title))).toBe(false)
    expect(second.conflicts).toHaveLength(1)
  })

  test('a target is shown for the planned part of the day', async () => {
    const cook = await someone()
    await kitchen.wish({ target: { kcal: 2000, protein: null } }, cook)
    const { week } = await kitchen.planned({ days: [planMonday] }, cook)
    const [kcal, protein] = week.days[0]?.figures ?? []
    expect(kcal).toMatchObject({ nutrient: 'kcal', aim: 600 })
    expect(protein).not.toHaveProperty('aim')
    expect(week.days[1]).toEqual({ day: planDay(1), figures: [] })
  })
})

describe('rerolling a meal', () => {
  const reroll = (id: number, cook: Cook, action?: string) =>
    kitchen.call(mealPlan.reroll, { params: { id }, body: action ? { action } : {} }, { token: cook.token })

  test('changes one slot only and picks no dismissed dish', async () => {
    const cook = await someone()
    const { week } = await kitchen.planned({ days: [planMonday, planDay(1)] }, cook)
    const seen = new Set([titles(week)[0]])
    let id = week.meals[0]?.id ?? 0
    for (let n = 0; n < 3; n += 1) {
      const { body, status } = await reroll(id, cook)
      expect(status).toBe(200)
      const [changed, stays] = body.data.week.meals
      expect(stays?.id).toBe(week.meals[1]?.id)
      expect(seen).not.toContain(titles(body.data.week)[0])
      seen.add(titles(body.data.week)[0])
      id = changed?.id ?? 0
      if (n < 2) continue
      await kitchen.call(mealPlan.undo, { params: { id: body.data.undo ?? '' } }, { token: cook.token })
      expect([...seen].at(-2)).toBe(titles(await kitchen.week(planMonday, cook))[0])
    }
  })

  test('a dismissed dish is not offered again that week; after an undo it is', async () => {
    const cook = await someone()
    const { week } = await kitchen.planned({ days: [planMonday] }, cook)
    const [first] = titles(week)
    const { undo } = (await reroll(week.meals[0]?.id ?? 0, cook)).body.data
    const dismissed = () => kitchen.db.select().from(dismissedDishes)
    expect((await dismissed()).at(-1)).toMatchObject({ week: planMonday, recipeId: expect.any(Number) })
    const others = await kitchen.planned({ days: [planDay(1), planDay(2), planDay(3)] }, cook)
    expect(titles(others.week)).not.toContain(first)
    const before = (await dismissed()).length
    await kitchen.call(mealPlan.undo, { params: { id: undo ?? '' } }, { token: cook.token })
    expect(await dismissed()).toHaveLength(before - 1)
  })

  test('is rejected for locked or removed meals and when nothing fits; a retry counts once', async () => {
    const cook = await someone()
    const meal = await kitchen.add({ what: { kind: 'recipe', recipeId: stew } }, cook)
    const lock = (locked: boolean) =>
      kitchen.call(mealPlan.change, { params: { id: meal.id }, body: { locked } }, { token: cook.token })
    await lock(true)
    expect((await reroll(meal.id, cook)).body.error?.code).toBe('meal-locked')
    await lock(false)
    await kitchen.wish({ maxMinutesWeekdays: 5 }, cook)
    expect((await reroll(meal.id, cook)).body.error?.code).toBe('no-dish-fits')
    await kitchen.wish({ maxMinutesWeekdays: null }, cook)
    const action = newId()
    const first = await reroll(meal.id, cook, action)
    const again = await reroll(meal.id, cook, action)
    expect(again.body.data).toEqual(first.body.data)
    expect((await reroll(meal.id, cook)).body.error?.code).toBe('meal-not-found')
    expect((await reroll(meal.id, await someone())).body.error?.code).toBe('meal-not-found')
    expect((await reroll(987_654, cook)).body.error?.code).toBe('meal-not-found')
  })
})
