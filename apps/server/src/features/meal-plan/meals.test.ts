import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '../../secrets'
import { aCook } from '../../testing/a-cook'
import { aDraft, aSavedRecipe } from '../../testing/a-saved-recipe'
import {
  aPlanningKitchen,
  type PlanningKitchen,
  planDay,
  planMonday,
} from '../../testing/kitchens/a-planning-kitchen'
import { createPlanCalls, noteEntry } from '../../testing/kitchens/plan-calls'

let kitchen: PlanningKitchen
let pizza = 0
beforeAll(async () => {
  kitchen = await aPlanningKitchen(inject('cluster'))
  pizza = await kitchen.recipe({
    title: 'Pizza',
    ingredients: ['500 g flour', '200 g tomatoes', '50 g peanuts'],
  })
})
afterAll(() => kitchen.close())

const dish = (recipeId = pizza) => ({ kind: 'recipe' as const, recipeId })
const someone = () => aCook(kitchen)

const { send, change, remove, undo } = createPlanCalls(() => kitchen)

describe('a meal', () => {
  test('is added, changed, moved, locked, removed and restored', async () => {
    const cook = await someone()
    const mia = await kitchen.guest('Mia', 0.5, cook)
    const meal = await kitchen.add({ what: dish() }, cook)
    expect(meal).toMatchObject({
      day: planMonday,
      meal: 'dinner',
      what: { kind: 'recipe', recipe: { id: pizza, title: 'Pizza' }, version: 1 },
      plates: 1.5,
      locked: false,
      planned: false,
      version: 1,
      missing: ['all-purpose flour', 'tomato', 'peanuts'],
    })
    expect(meal.because).toContain('You lack all-purpose flour, tomato and peanuts.')
    const moved = await change(
      meal.id,
      { day: planDay(1), meal: 'lunch', eaters: [mia.toUpperCase()], plates: 2 },
      cook,
    )
    expect(moved.body.data).toMatchObject({
      id: meal.id,
      day: planDay(1),
      meal: 'lunch',
      eaters: [mia],
      plates: 2,
      version: 2,
    })
    const all = await change(meal.id, { eaters: null, plates: null, locked: true }, cook)
    expect(all.body.data).toMatchObject({ plates: 1.5, locked: true, version: 3 })
    expect(all.body.data).not.toHaveProperty('eaters')
    expect(all.body.data.because[0]).toBe('You locked it.')
    const other = await change(meal.id, { what: noteEntry('Grandma cooks') }, cook)
    expect(other.body.data.what).toEqual(noteEntry('Grandma cooks'))
    const gone = await remove(meal.id, cook)
    expect((await kitchen.week(planMonday, cook)).meals).toEqual([])
    expect((await remove(meal.id, cook)).body.error?.code).toBe('meal-not-found')
    expect((await undo(gone.body.data.undo, cook)).status).toBe(200)
    expect((await kitchen.week(planMonday, cook)).meals).toMatchObject([{ id: meal.id, version: 4 }])
    expect((await undo(gone.body.data.undo, cook)).body.error?.code).toBe('nothing-to-undo')
  })

  test('a retry counts once for every call; a key cannot be reused for another change', async () => {
    const cook = await someone()
    const [adding, changing, removing] = [newId(), newId(), newId()]
    const first = await send({ action: adding }, cook)
    expect((await send({ action: adding }, cook)).body.data).toEqual(first.body.data)
    const { id } = first.body.data
    for (let n = 0; n < 2; n += 1)
      expect((await change(id, { plates: 3, action: changing }, cook)).body.data).toMatchObject({
        plates: 3,
        version: 2,
      })
    expect((await send({ action: adding, meal: 'lunch' }, cook)).body.error?.code).toBe(
      'idempotency-key-reused',
    )
    expect((await change(id, { plates: 4, action: changing }, cook)).body.error?.code).toBe(
      'idempotency-key-reused',
    )
    for (let n = 0; n < 2; n += 1)
      expect((await remove(id, cook, removing)).body.data).toEqual({ undo: removing })
    // Keys expire before the meals of their changes do.
    await kitchen.db.execute(sql`delete from idempotency_keys`)
    expect((await send({ action: adding }, cook)).body.error?.code).toBe('idempotency-key-reused')
    expect((await undo(removing, cook)).status).toBe(200)
  })

  test('warns of what an eater must not eat, and only for those who eat it', async () => {
    const cook = await someone()
    await kitchen.eats({ restrictions: [{ allergen: 'peanuts', severity: 'high' }] }, cook)
    const mia = await kitchen.guest('Mia', 1, cook)
    expect(await kitchen.add({ what: dish(), acknowledged: true }, cook)).toMatchObject({
      warning: 'Contains peanuts: Ana',
    })
    expect(await kitchen.add({ what: dish(), eaters: [mia] }, cook)).not.toHaveProperty('warning')
  })

  test('keeps its planned version, and its title when the recipe is deleted', async () => {
    const cook = await someone()
    const draft = aDraft({ title: 'Own soup', ingredients: ['100 g lentils'] })
    const { id } = await aSavedRecipe(kitchen.db, draft, cook)
    await kitchen.add({ what: dish(id) }, cook)
    const edit = {
      params: { id },
      body: { ...draft, title: 'Own stew', ingredients: ['300 g beans'], version: 1 },
    }
    expect((await kitchen.call(recipes.update, edit, { token: cook.token })).status).toBe(200)
    const week = await kitchen.week(planMonday, cook)
    expect(week.meals[0]).toMatchObject({ what: { version: 1 } })
    expect(week.shortfall.map(({ text }) => text)).toEqual(['1 bag lentils'])
    await kitchen.call(recipes.remove, { params: { id } }, { token: cook.token })
    const after = await kitchen.week(planMonday, cook)
    expect(after.meals[0]?.what).toEqual({ kind: 'note', text: 'Own soup' })
    expect(after).toMatchObject({ shortfall: [], money: 0, unpriced: 0 })
  })

  test('costs what was paid before', async () => {
    const cook = await someone()
    await kitchen.add({ what: dish(), plates: 4 }, cook)
    const usually = await kitchen.week(planMonday, cook)
    expect(usually.usual).toBe(usually.shortfall.filter(({ usual }) => usual).length)
    expect(usually.usual).toBeGreaterThan(0)
    const listed = await kitchen.call(
      shopping.fromPlan,
      { body: { from: planMonday } },
      { token: cook.token },
    )
    const flour = listed.body.data.items.find(({ foodId }) => foodId === 'all-purpose-flour')
    await kitchen.db.execute(sql`insert into paid_prices (household_id, food_id, name, amount_numerator, amount_denominator, unit,
        price, day, source, action_id, at)
      select household_id, 'all-purpose-flour', 'Flour', 1, 1, 'kg', 1.5, ${planMonday}, 'shopping', ${newId()}, now()
        from shopping_lines where id = ${flour?.id}`)
    const week = await kitchen.week(planMonday, cook)
    expect(week).toMatchObject({ usual: usually.usual - 1, currency: 'USD' })
    expect(week.shortfall.find(({ foodId }) => foodId === 'all-purpose-flour')).not.toHaveProperty('usual')
    const { body } = await kitchen.call(
      mealPlan.shortfall,
      { query: { from: planMonday } },
      { token: cook.token },
    )
    expect(body.data[0]).toMatchObject({ text: '1 kg all-purpose flour', money: 1.5 })
  })
})

describe('a day and a week', () => {
  test('a day has at most twenty meals', async () => {
    const cook = await someone()
    for (let n = 0; n < 20; n += 1) await kitchen.add({ what: noteEntry(String(n)) }, cook)
    expect((await send({}, cook)).body.error?.code).toBe('too-many-meals')
    const { id } = await kitchen.add({ what: noteEntry(), day: planDay(1) }, cook)
    expect((await change(id, { day: planMonday }, cook)).body.error?.code).toBe('too-many-meals')
    expect((await change(id, { meal: 'lunch' }, cook)).status).toBe(200)
  })

  test('a week is copied into the empty slots of another, and undone', async () => {
    const cook = await someone()
    await kitchen.add({ what: dish(), plates: 3 }, cook)
    await kitchen.add({ what: noteEntry(), day: planDay(1) }, cook)
    await kitchen.add({ what: noteEntry('Birthday'), day: planDay(8) }, cook)
    const copy = (body: object) => kitchen.call(mealPlan.copy, { body: body as never }, { token: cook.token })
    const action = newId()
    const { body } = await copy({ from: planMonday, to: planDay(7), action })
    expect(body.data.undo).toBe(action)
    expect(body.data.week.meals).toMatchObject([
      { day: planDay(7), what: { kind: 'recipe' }, plates: 3, planned: false },
      { day: planDay(8), what: noteEntry('Birthday') },
    ])
    expect((await copy({ from: planMonday, to: planDay(7), action })).body.data).toEqual(body.data)
    expect((await copy({ from: planMonday, to: planDay(7) })).body.data).not.toHaveProperty('undo')
    expect((await undo(action, cook)).status).toBe(200)
    expect((await kitchen.week(planDay(7), cook)).meals).toMatchObject([{ what: noteEntry('Birthday') }])
    // Dishes that an eater must not eat any more are left out.
    await kitchen.eats({ restrictions: [{ allergen: 'peanuts', severity: 'medium' }] }, cook)
    expect((await copy({ from: planMonday, to: planDay(14) })).body.data.week.meals).toMatchObject([
      { what: noteEntry() },
    ])
    // Past days are not planned.
    expect((await copy({ from: planMonday, to: '2026-11-02' })).body.data.week.meals).toEqual([])
  })

  test('this week begins on Monday in the household’s time zone', async () => {
    const { body } = await kitchen.call(mealPlan.week, { query: {} }, { token: kitchen.ana.token })
    expect(body.data).toMatchObject({ from: '2026-11-09', today: '2026-11-15', meals: [] })
    expect(body.data.days).toHaveLength(7)
    expect((await kitchen.week('9999-12-30')).days.map(({ day }) => day)).toEqual([
      '9999-12-30',
      '9999-12-31',
    ])
  })
})

test('preferences are saved in meal order', async () => {
  const cook = await someone()
  const read = async () => (await kitchen.call(mealPlan.wishes, {}, { token: cook.token })).body.data
  expect(await read()).toMatchObject({ meals: ['dinner'], lean: 'balanced' })
  await kitchen.wish({ meals: ['dinner', 'breakfast', 'dinner'], lean: 'rescue' }, cook)
  expect(await read()).toMatchObject({ meals: ['breakfast', 'dinner'], lean: 'rescue' })
  const bad = [
    { meals: [] },
    { meals: ['tea'] },
    { lean: 'rich' },
    { noRepeatWithinDays: 0 },
    { maxMinutesWeekend: 1 },
  ]
  for (const wrong of [...bad, { target: { kcal: -1, protein: null } }])
    await expect(kitchen.wish(wrong as never, cook)).rejects.toThrow('not wished')
})
