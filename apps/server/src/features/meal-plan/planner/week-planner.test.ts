import { inventory } from '@larder/contract/inventory'
import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inTransaction } from '../../../db/database'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { newId } from '../../../secrets'
import { aCook, type Cook } from '../../../testing/a-cook'
import {
  aPlanningKitchen,
  type PlanningKitchen,
  planDay,
  planMonday,
  planSunday,
} from '../../../testing/kitchens/a-planning-kitchen'
import { markCooked } from '../changes/cooked-meals'

let kitchen: PlanningKitchen
let stew = 0
beforeAll(async () => {
  kitchen = await aPlanningKitchen(inject('cluster'))
  await kitchen.recipe({ title: 'Spinach omelette', ingredients: ['3 eggs', '200 g spinach'] })
  await kitchen.recipe({
    title: 'Lentil soup',
    ingredients: ['200 g lentils', '1 onion'],
    cuisine: 'Turkish',
  })
  await kitchen.recipe({ title: 'Tomato pasta', ingredients: ['200 g spaghetti', '400 g tomatoes'] })
  await kitchen.recipe({ title: 'Chickpea curry', ingredients: ['400 g chickpeas'], cuisine: 'Indian' })
  await kitchen.recipe({ title: 'Baked potatoes', ingredients: ['600 g potatoes'], cookMinutes: 60 })
  for (const food of ['carrots', 'leeks', 'mushrooms', 'broccoli'])
    await kitchen.recipe({ title: `Rice with ${food}`, ingredients: ['200 g rice', `200 g ${food}`] })
  stew = await kitchen.recipe({
    title: 'Beef stew',
    ingredients: ['500 g beef', '1 onion'],
    cookMinutes: 180,
  })
})
afterAll(() => kitchen.close())

const titles = ({ meals }: PlanWeek) =>
  meals.map(({ what }) => (what.kind === 'recipe' ? what.recipe.title : what.kind))

/** A cook with a household of their own. */
const someone = () => aCook(kitchen)

const rowsOf = (cook: Cook, { meals }: PlanWeek) => ({ cook, ids: meals.map(({ id }) => id) })

describe('planning a week', () => {
  test('fills it with progress and reasons, and can be undone', async () => {
    const cook = await someone()
    await kitchen.anItem({ name: 'Spinach', amount: '200', unit: 'g', expiryDate: planDay(1) }, cook)
    const { events, last } = await kitchen.plan({}, cook)
    const steps = events.flatMap((event) => (event.kind === 'progress' ? event.done : []))
    expect(steps.length).toBeGreaterThan(3)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(steps.at(-1)).toBe(1)
    if (last?.kind !== 'done') throw new Error(JSON.stringify(last))
    expect(last).toMatchObject({ filled: 7, conflicts: [] })
    expect([...new Set(last.week.meals.map(({ day, meal }) => `${day} ${meal}`))]).toEqual(
      Array.from({ length: 7 }, (_, at) => `${planDay(at)} dinner`),
    )
    expect(new Set(titles(last.week)).size).toBe(last.week.meals.length)
    // What the omelette leaves of the spinach is eaten beside a dinner, and nothing of it has to be bought.
    const rescuing = last.week.meals.filter(({ rescues }) => rescues.length > 0)
    expect(rescuing.flatMap(({ missing }) => missing).join()).not.toMatch(/spinach/i)
    const omelette = rescuing.find(({ what }) => what.kind === 'recipe' && /omelette/.test(what.recipe.title))
    expect(omelette).toMatchObject({
      what: { kind: 'recipe', recipe: { title: 'Spinach omelette' }, version: 1 },
      rescues: [{ name: 'Spinach', until: planDay(1) }],
      planned: true,
      locked: false,
      plates: 1,
    })
    expect(omelette?.because[0]).toBe('Uses up spinach (until Tuesday).')
    expect(last.week.shortfall.length).toBeGreaterThan(5)
    expect(await kitchen.week(planMonday, cook)).toEqual(last.week)

    const undo = { params: { id: last.undo ?? '' } }
    expect((await kitchen.call(mealPlan.undo, undo, { token: cook.token })).status).toBe(200)
    expect((await kitchen.week(planMonday, cook)).meals).toEqual([])
    const twice = await kitchen.call(mealPlan.undo, undo, { token: cook.token })
    expect(twice.body.error?.code).toBe('nothing-to-undo')
  })

  test('fills only empty slots; on request it replaces what the planner chose', async () => {
    const cook = await someone()
    const note = await kitchen.add({ what: { kind: 'note', text: 'Eating out' }, day: planDay(1) }, cook)
    const hand = await kitchen.add({ what: { kind: 'recipe', recipeId: stew }, day: planDay(2) }, cook)
    const first = await kitchen.planned({}, cook)
    expect(first.filled).toBe(5)
    expect((await kitchen.planned({}, cook)).filled).toBe(0)
    const locked = first.week.meals.find(({ planned }) => planned)
    const body = { locked: true }
    await kitchen.call(mealPlan.change, { params: { id: locked?.id ?? 0 }, body }, { token: cook.token })
    const second = await kitchen.planned({ again: true, days: [planDay(0), planDay(1), planDay(3)] }, cook)
    const kept = (week: PlanWeek) => week.meals.filter(({ day }) => day !== planDay(3))
    expect(kept(second.week).map(({ id }) => id)).toEqual(kept(first.week).map(({ id }) => id))
    expect(second.filled).toBe(1)
    const at = (week: PlanWeek, day: string) =>
      titles({ ...week, meals: week.meals.filter((one) => one.day === day) })
    expect(at(second.week, planDay(3))).not.toEqual(at(first.week, planDay(3)))
    const stays = second.week.meals.filter(({ id }) => id === note.id || id === hand.id)
    expect(stays.map(({ planned }) => planned)).toEqual([false, false])
    // The undo restores the previous dish.
    await kitchen.call(mealPlan.undo, { params: { id: second.undo ?? '' } }, { token: cook.token })
    expect(titles(await kitchen.week(planMonday, cook))).toEqual(titles(first.week))
  })

  test('an undo keeps meals that were cooked or changed since', async () => {
    const cook = await someone()
    const { week, undo } = await kitchen.planned({ days: [planDay(0), planDay(1), planDay(2)] }, cook)
    const [cooked, moved] = rowsOf(cook, week).ids
    const [row] = await kitchen.db
      .select()
      .from(plannedMeals)
      .where(eq(plannedMeals.id, cooked ?? 0))
    await inTransaction(kitchen.db, (tx) =>
      markCooked(tx, row?.householdId ?? '', cooked ?? 0, kitchen.now()),
    )
    const body = { day: planDay(5) }
    await kitchen.call(mealPlan.change, { params: { id: moved ?? 0 }, body }, { token: cook.token })
    await kitchen.call(mealPlan.undo, { params: { id: undo ?? '' } }, { token: cook.token })
    const left = await kitchen.week(planMonday, cook)
    expect(left.meals.map(({ id, day, planned }) => [id, day, planned])).toEqual([
      [cooked, planDay(0), true],
      [moved, planDay(5), false],
    ])
    // A cooked meal takes nothing more from the stock.
    expect(left.meals[0]).toMatchObject({ cookedAt: kitchen.now(), missing: [], because: [] })
    expect(left.shortfall.flatMap((lack) => lack.for)).not.toContainEqual(
      expect.objectContaining({ title: titles(left)[0] }),
    )
  })

  test('a retry counts once', async () => {
    const cook = await someone()
    const action = newId()
    const first = await kitchen.planned({ action }, cook)
    const again = await kitchen.planned({ action }, cook)
    expect(again).toMatchObject({ filled: 7, undo: action })
    expect(again.week).toEqual(first.week)
    const other = await kitchen.plan({ action, again: true }, cook)
    expect(other.last).toMatchObject({ kind: 'failed', message: expect.stringMatching(/\w/) })
  })

  test('leaves past days and meals alone', async () => {
    const cook = await someone()
    await kitchen.wish({ meals: ['breakfast', 'lunch', 'dinner'] }, cook)
    const porridge = { title: 'Porridge', occasions: ['breakfast'] as const, ingredients: ['50 g oats'] }
    await kitchen.recipe({ ...porridge, occasions: ['breakfast'] })
    // It is Sunday, 8:00.
    const sundays = await kitchen.planned({ from: '2026-11-09' }, cook)
    expect(sundays.week.meals.map(({ day, meal }) => [day, meal])).toEqual([
      [planSunday, 'breakfast'],
      [planSunday, 'lunch'],
      [planSunday, 'dinner'],
    ])
  })
})

describe('leftovers', () => {
  test('are eaten first while they last and are safe, and not by eaters they would harm', async () => {
    const lot = await kitchen.leftovers(stew, 2, { contains: ['gluten'] })
    const { week } = await kitchen.planned({ days: [planDay(0), planDay(1), planDay(2), planDay(3)] })
    expect(titles(week).slice(0, 2)).toEqual(['leftovers', 'leftovers'])
    expect(titles(week).slice(2)).not.toContain('leftovers')
    expect(week.meals[0]).toMatchObject({
      what: {
        kind: 'leftovers',
        title: 'Stew',
        itemId: lot,
        recipeId: stew,
        portions: 2,
        expiryDate: planDay(2),
      },
      because: ['It is cooked already, and good until Wednesday.'],
      rescues: [{ itemId: lot, until: planDay(2) }],
      missing: [],
      money: 0,
    })
    expect(week.days[0]?.figures[0]).toEqual({ nutrient: 'kcal', gives: 500, known: true })
    // Planned portions are not planned twice.
    expect(titles((await kitchen.planned({ from: planDay(4) })).week)).not.toContain('leftovers')

    // Once an eater must not have them, planning removes them.
    await kitchen.eats({ restrictions: [{ allergen: 'gluten', severity: 'medium' }] })
    expect((await kitchen.week()).meals[0]?.warning).toBe('Contains gluten: Ana')
    const without = await kitchen.planned()
    expect(titles(without.week)).not.toContain('leftovers')
    expect(without.week.meals.every(({ warning }) => warning === undefined)).toBe(true)
    await kitchen.eats({ diets: ['vegan'] })
    expect(titles((await kitchen.planned({ again: true })).week)).not.toContain('leftovers')
    await kitchen.eats({})
    const back = await kitchen.planned({ again: true })
    expect(titles(back.week).filter((what) => what === 'leftovers')).toHaveLength(2)
    // Once eaten, their slots are filled.
    const { ana, call } = kitchen
    const eaten = { params: { id: lot }, body: { amount: 'all' as const } }
    expect((await call(inventory.take, eaten, { token: ana.token })).status).toBe(200)
    const empty = (await kitchen.week()).meals.find(({ what }) => what.kind === 'leftovers')
    expect(empty?.what).toMatchObject({ portions: 0, title: 'Stew' })
    expect(empty?.what).not.toHaveProperty('itemId')
    expect(titles((await kitchen.planned()).week)).not.toContain('leftovers')
    await kitchen.db.delete(plannedMeals)
  })
})

test('adds exactly the shortfall to the list', async () => {
  const cook = await someone()
  await kitchen.anItem({ name: 'Flour', amount: '500', unit: 'g' }, cook)
  const pizza = await kitchen.recipe({ title: 'Pizza', servings: 1, ingredients: ['750 g flour', 'salt'] })
  await kitchen.add({ what: { kind: 'recipe', recipeId: pizza } }, cook)
  const query = { from: planMonday, days: 7 }
  const { body } = await kitchen.call(mealPlan.shortfall, { query }, { token: cook.token })
  expect(body.data).toMatchObject([
    {
      key: 'food:all-purpose-flour',
      text: '250 g all-purpose flour',
      foodId: 'all-purpose-flour',
      for: [{ recipeId: pizza, title: 'Pizza' }],
      about: false,
      leaves: 'a bag of 500 g leaves 250 g',
    },
  ])
  const listed = await kitchen.call(shopping.fromPlan, { body: { from: planMonday } }, { token: cook.token })
  expect(listed.body.data.items.map(({ text }) => text)).toEqual(['250 g all-purpose flour'])
})

test.each([
  [{ from: 'Monday' }],
  [{ from: planMonday, days: [] }],
  [{ from: planMonday, days: [planDay(7)] }],
  [{ from: planMonday, days: ['2026-02-30'] }],
  [{ from: planMonday, again: 'yes' }],
  [{ from: planMonday, action: 'x' }],
  [{}],
])('rejects %j', async (body) => {
  const { ana, call } = kitchen
  const { status, body: response } = await call(mealPlan.plan, { body: body as never }, { token: ana.token })
  expect([status, response.error?.code]).toEqual([400, 'bad-input'])
})

test('requires a session; plans for all who eat', async () => {
  expect((await kitchen.call(mealPlan.plan, { body: { from: planMonday } })).status).toBe(401)
  const bo = await kitchen.housemate()
  expect((await kitchen.planned({ days: [planMonday] }, bo)).week.meals[0]?.plates).toBe(2)
})
