import { randomUUID } from 'node:crypto'
import { household } from '@larder/contract/household'
import { shopping } from '@larder/contract/shopping'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { householdMembers } from '../../db/tables/household'
import { idempotencyKeys } from '../../db/tables/inventory'
import { recipesTable } from '../../db/tables/recipes'
import { aCook, type Cook } from '../../testing/a-cook'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import { connectEventStream } from '../../testing/fakes/event-stream-client'
import { aKitchen, type TestKitchen } from '../../testing/kitchens/a-kitchen'
import { createShoppingCalls } from '../../testing/kitchens/shopping-calls'

let kitchen: TestKitchen
let lists: ReturnType<typeof createShoppingCalls>
let ana: Cook
let stranger: Cook
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  lists = createShoppingCalls(kitchen)
  ana = kitchen.ana
  stranger = await aCook(kitchen)
})
afterAll(() => kitchen.close())

/** A recipe, public unless it has an owner. */
const pancakes = async (of?: Cook) => (await aSavedRecipe(kitchen.db, { title: 'Lemon Pancakes' }, of)).id

describe('the list', () => {
  test('[SHOP-01] keeps the order of creation, trimmed and linked to foods', async () => {
    await lists.clear()
    const first = await lists.add([' 2 lemons ', 'milk 2l', 'the blue thing from the market'])
    expect(first.status).toBe(201)
    await lists.add(['Apples'])
    const items = await lists.list()
    expect(items.map(({ text, foodId }) => [text, foodId])).toEqual([
      ['2 lemons', 'lemon'],
      ['milk 2l', expect.stringContaining('milk')],
      ['the blue thing from the market', undefined],
      ['Apples', 'apple'],
    ])
    expect(items.slice(0, 3)).toEqual(first.body.data)
    expect(items[0]).toMatchObject({ addedBy: 'Ana', addedAt: kitchen.now() })
  })

  test('belongs to the household: members see and change it, nobody else', async () => {
    await lists.clear()
    await lists.add(['Salt'])
    const bo = await kitchen.housemate('Bo')
    await lists.add(['Pepper'], { as: bo })
    const items = await lists.list(bo)
    expect(items.map(({ text, addedBy }) => [text, addedBy])).toEqual([
      ['Salt', 'Ana'],
      ['Pepper', 'Bo'],
    ])
    expect(await lists.list(stranger)).toEqual([])
    const salt = items[0]?.id ?? ''
    const rejected = await lists.remove(salt, { as: stranger })
    expect([rejected.status, rejected.body.error?.code]).toEqual([404, 'shopping-item-not-found'])
    expect((await lists.remove(salt, { as: bo })).body.data).toEqual(items[0])
    expect(await lists.texts()).toEqual(['Pepper'])
    const again = await lists.remove(salt)
    expect([again.status, again.body.error?.code]).toEqual([404, 'shopping-item-not-found'])
  })

  test('a removed member can change nothing more', async () => {
    await lists.clear()
    const bo = await kitchen.housemate('Bo')
    await lists.add(['Tea'])
    await kitchen.db.delete(householdMembers).where(eq(householdMembers.accountId, bo.user.id))
    const [tea] = await lists.list()
    for (const { status } of [
      await lists.add(['Beer'], { as: bo }),
      await lists.remove(tea?.id ?? '', { as: bo }),
    ]) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    expect(await lists.texts()).toEqual(['Tea'])
  })

  test('notifies the other devices of each change', async () => {
    await lists.clear()
    const url = await kitchen.app.listen({ port: 0, host: '127.0.0.1' })
    const line = await connectEventStream(url, ana.token)
    expect(await line.next()).toMatchObject({ type: 'hello' })
    const { body } = await lists.add(['Rice'])
    expect(await line.next()).toMatchObject({ type: 'changed', words: ['shopping'] })
    await lists.remove(body.data[0]?.id ?? '')
    expect(await line.next()).toMatchObject({ type: 'changed', words: ['shopping'] })
    line.close()
  })

  test('has at most 2,000 lines', async () => {
    const { token } = stranger
    const first = (await lists.add(['First'], { as: stranger })).body.data[0]?.id
    await kitchen.db.execute(sql`insert into shopping_lines (household_id, id, state, listed, top, added_at, revision)
      select household_id, fresh, state || jsonb_build_object('id', fresh), true, top, added_at, revision
      from shopping_lines cross join lateral (select gen_random_uuid() as fresh from generate_series(1, 1998)) many
      where id = ${first}`)
    const over = await lists.add(['One', 'Two'], { as: stranger })
    expect([over.status, over.body.error?.code]).toEqual([409, 'too-many-shopping-items'])
    expect((await lists.add(['Last'], { as: stranger })).status).toBe(201)
    const lines = (await kitchen.call(shopping.list, { query: {} }, { token })).body.data
    expect([lines.length, lines.at(-1)?.text]).toEqual([2000, 'Last'])
    await lists.remove(lines[0]?.id ?? '', { as: stranger })
    expect((await lists.add(['Again'], { as: stranger })).status).toBe(201)
  })
})

describe('the recipe of a line', () => {
  test('is named while the reader may read it', async () => {
    await lists.clear()
    const id = await pancakes()
    const added = await lists.add([
      { text: '1 lemon', recipeId: id },
      { text: '3 eggs', recipeId: id },
      'Soap',
    ])
    const dishes = [{ recipeId: id, title: 'Lemon Pancakes' }]
    expect(added.body.data.map((item) => item.for)).toEqual([dishes, dishes, []])
    await kitchen.db.update(recipesTable).set({ removedAt: kitchen.now() }).where(eq(recipesTable.id, id))
    expect((await lists.list()).map((item) => [item.text, item.for])).toEqual([
      ['1 lemon', []],
      ['3 eggs', []],
      ['Soap', []],
    ])
  })

  test('unreadable, deleted and unknown recipes are rejected, and nothing is added', async () => {
    await lists.clear()
    const own = await pancakes(ana)
    const theirs = await pancakes(stranger)
    expect((await lists.add([{ text: 'Flour', recipeId: own }])).status).toBe(201)
    for (const recipeId of [theirs, 9_007_199_254_740_991]) {
      const { status, body } = await lists.add(['Sugar', { text: 'Yeast', recipeId }])
      expect([status, body.error?.code]).toEqual([404, 'recipe-not-found'])
    }
    expect(await lists.texts()).toEqual(['Flour'])
  })
})

describe('a retried change', () => {
  test('gets the same response and is made once, also at the same instant', async () => {
    await lists.clear()
    const [adding, removing] = [randomUUID(), randomUUID()]
    const recipeId = await pancakes()
    const expected = [{ text: 'Bread', recipeId }, { text: 'Butter' }]
    const many = await Promise.all(Array.from({ length: 5 }, () => lists.add(expected, { action: adding })))
    expect(new Set(many.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect(await lists.texts()).toEqual(['Bread', 'Butter'])
    const bread = many[0]?.body.data[0]?.id ?? ''
    const gone = await Promise.all(Array.from({ length: 5 }, () => lists.remove(bread, { action: removing })))
    expect(new Set(gone.map(({ status, body }) => `${status} ${body.data?.text}`))).toEqual(
      new Set(['200 Bread']),
    )
    // Also after other changes.
    await kitchen.db
      .update(recipesTable)
      .set({ removedAt: kitchen.now() })
      .where(eq(recipesTable.id, recipeId))
    const late = await lists.add(expected, { action: adding })
    expect([late.status, late.body.data.map(({ id }) => id)]).toEqual([
      201,
      many[0]?.body.data.map(({ id }) => id),
    ])
    expect(await lists.texts()).toEqual(['Butter'])
  })

  test('with the key of another change is rejected, also after the key has expired', async () => {
    await lists.clear()
    const action = randomUUID()
    const { body } = await lists.add(['Oats'], { action })
    const id = body.data[0]?.id ?? ''
    const bo = await kitchen.housemate('Bo')
    const wrong: { status: number; body: { error?: { code: string } } }[] = [
      await lists.add(['Oats', 'Oats'], { action }),
      await lists.add(['Oats'], { action, as: bo }),
      await lists.remove(id, { action }),
    ]
    await kitchen.db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, action))
    wrong.push(await lists.add(['Oats'], { action }))
    for (const { status, body } of wrong)
      expect([status, body.error?.code]).toEqual([409, 'idempotency-key-reused'])
    expect(await lists.texts()).toEqual(['Oats'])
    const elsewhere = await aCook(kitchen)
    expect((await lists.add(['Oats'], { action, as: elsewhere })).status).toBe(201)
  })

  test('that was rejected may be tried again', async () => {
    await lists.clear()
    const action = randomUUID()
    const recipeId = await pancakes(stranger)
    const expected = [{ text: 'Figs', recipeId }]
    expect((await lists.add(expected, { action })).status).toBe(404)
    await kitchen.db.update(recipesTable).set({ public: true }).where(eq(recipesTable.id, recipeId))
    expect((await lists.add(expected, { action })).status).toBe(201)
  })

  test('belongs to the household it was made in', async () => {
    const { status, body } = await kitchen.call(
      shopping.add,
      { body: { items: [{ text: 'Figs' }] } },
      { token: ana.token, headers: { 'larder-household': randomUUID() } },
    )
    expect([status, body.error?.code]).toEqual([409, 'not-current-household'])
    const { body: made } = await kitchen.call(
      household.create,
      { body: { name: 'Cabin' } },
      { token: ana.token },
    )
    expect(made.error).toBeUndefined()
    expect(await lists.list()).toEqual([])
  })
})
