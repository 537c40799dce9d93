import { randomUUID } from 'node:crypto'
import { mealPlan } from '@larder/contract/meal-plan'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Cook } from '../../testing/a-cook'
import { aSuggestionKitchen, eggs, spinach } from '../../testing/kitchens/a-suggestion-kitchen'

let kitchen: Awaited<ReturnType<typeof aSuggestionKitchen>>
beforeAll(async () => {
  kitchen = await aSuggestionKitchen(inject('cluster'))
})
afterAll(() => kitchen.larder.close())

const oil = { name: 'Olive oil', amount: '500', unit: 'ml' }
const feta = { name: 'Feta', amount: '200', unit: 'g' }
const leeks = { name: 'Leeks', amount: '3', unit: 'pieces', expiryDate: '2026-11-16' }

const aWellStockedCook = () => kitchen.aCookWith(eggs, spinach, feta, leeks, oil)
const madeUpFor = async (cook: Cook, query = {}) =>
  (await kitchen.ask({ limit: 3, ...query }, cook)).suggestions.filter(({ madeUp }) => madeUp)
const rowsOf = async () =>
  (await kitchen.larder.db.$client.query<{ n: number }>('select count(*)::int as n from recipes')).rows[0]?.n

async function aDishOf(cook: Cook) {
  const [dish] = await madeUpFor(cook, { limit: 12 })
  if (!dish) throw new Error('nothing was made up')
  return dish
}

describe('a made-up dish', () => {
  test('is suggested beside the cookbook, with nothing to buy', async () => {
    const cook = await aWellStockedCook()
    const dish = await aDishOf(cook)
    expect(dish).toMatchObject({ madeUp: true, toBuy: 0, missing: [], yours: true, notKnown: [] })
    expect(dish.title).toMatch(/Spinach|Leek/)
    const { body } = await kitchen.larder.call(recipes.get, { params: { id: dish.id }, query: {} }, cook)
    expect(body.data).toMatchObject({ title: dish.title, madeUp: true, servings: dish.servings })
    expect(body.data.ingredients.every(({ foodId }) => foodId !== undefined)).toBe(true)
    expect(body.data.nutrition.coverage ?? 1).toBeGreaterThan(0.9)
  })

  test('is stored once, also concurrently', async () => {
    const cook = await aWellStockedCook()
    const dish = await aDishOf(cook)
    const before = await rowsOf()
    const again = await Promise.all([1, 2, 3, 4].map(() => aDishOf(cook)))
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([dish.id]))
    expect(await rowsOf()).toBe(before)
  })

  test('is not suggested again once dismissed', async () => {
    const cook = await aWellStockedCook()
    const dish = await aDishOf(cook)
    const others = await madeUpFor(cook, { limit: 12, exclude: String(dish.id) })
    expect(others.map(({ id }) => id)).not.toContain(dish.id)
  })

  test('cannot be read, planned or marked by other households and visitors', async () => {
    const dish = await aDishOf(await aWellStockedCook())
    const stranger = await aWellStockedCook()
    for (const who of [stranger, undefined]) {
      const { status } = await kitchen.larder.call(recipes.get, { params: { id: dish.id }, query: {} }, who)
      expect(status).toBe(404)
    }
    const { status } = await kitchen.larder.call(
      recipes.favourite,
      { params: { id: dish.id }, body: { favourite: true } },
      stranger,
    )
    expect(status).toBe(404)
  })

  test('is in no list until its cook keeps it', async () => {
    const cook = await aWellStockedCook()
    const { id, title } = await aDishOf(cook)
    const listed = async () => {
      const [mine, found, top] = await Promise.all([
        kitchen.larder.call(myRecipes.list, { query: {} as never }, cook),
        kitchen.larder.call(recipes.search, { query: { search: title } as never }, cook),
        kitchen.larder.call(recipes.top, { query: { limit: 20 } as never }, cook),
      ])
      return [mine.body.data, found.body.data, top.body.data].map((page) => page.some((one) => one.id === id))
    }
    expect(await listed()).toEqual([false, false, false])
    await kitchen.larder.call(recipes.favourite, { params: { id }, body: { favourite: true } }, cook)
    const [inMine, inSearch] = await listed()
    expect([inMine, inSearch]).toEqual([true, true])
    const { body } = await kitchen.larder.call(recipes.get, { params: { id }, query: {} }, cook)
    expect(body.data.madeUp).toBeUndefined()
  })

  test('never contains what an eater must not have', async () => {
    const cook = await aWellStockedCook()
    await kitchen.aPerson(cook, 'Mia', { restrictions: [{ allergen: 'eggs', severity: 'high' }] })
    for (const dish of await madeUpFor(cook, { limit: 12 })) {
      const { body } = await kitchen.larder.call(recipes.get, { params: { id: dish.id }, query: {} }, cook)
      expect(body.data.ingredients.map(({ foodId }) => foodId)).not.toContain('egg')
    }
  })

  test('is not made for visitors', async () => {
    const { suggestions } = await kitchen.ask({ limit: 12 })
    expect(suggestions.some(({ madeUp }) => madeUp)).toBe(false)
  })

  test('is deleted after sixty newer ones, unless it was used', async () => {
    const cook = await aWellStockedCook()
    const [planned, forgotten] = [await aDishOf(cook), await oneMore(cook, 'Kale', 'kale')]
    await kitchen.larder.call(
      mealPlan.add,
      {
        body: {
          day: '2026-11-16',
          meal: 'dinner',
          what: { kind: 'recipe', recipeId: planned.id },
          action: randomUUID(),
        },
      },
      cook,
    )
    await kitchen.larder.db.$client.query(
      `insert into recipes (account_id, version, title, description, course, difficulty, servings, prep_minutes, cook_minutes,
          wait_minutes, search_text, created_at, updated_at, flexible_household, flexible_digest)
        select account_id, 1, title, description, course, difficulty, servings, prep_minutes, cook_minutes, wait_minutes,
          search_text, created_at, updated_at, flexible_household, 'other ' || n
        from recipes, generate_series(1, 60) n where id = $1`,
      [forgotten.id],
    )
    await oneMore(cook, 'Mushrooms', 'mushroom')
    const there = async (id: number) =>
      (await kitchen.larder.call(recipes.get, { params: { id }, query: {} }, cook)).status
    expect([await there(planned.id), await there(forgotten.id)]).toEqual([200, 404])
  })
})

async function oneMore(cook: Cook, name: string, rescue: string) {
  await kitchen.larder.anItem({ name, amount: '400', unit: 'g', expiryDate: '2026-11-15' }, cook)
  const [fresh] = await madeUpFor(cook, { limit: 12, rescue })
  if (!fresh) throw new Error(`nothing was made of ${name}`)
  return fresh
}
