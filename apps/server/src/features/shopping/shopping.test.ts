import { randomUUID } from 'node:crypto'
import { household } from '@larder/contract/household'
import { shopping } from '@larder/contract/shopping'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { householdMembers } from '../../db/tables/household'
import { actions } from '../../db/tables/inventory'
import { recipes } from '../../db/tables/recipes'
import { shoppingItems } from '../../db/tables/shopping'
import { aCook, type Cook } from '../../testing/a-cook'
import { aKitchen, type Kitchen } from '../../testing/a-kitchen'
import { liveLine } from '../../testing/live-line'

let kitchen: Kitchen
let ana: Cook
let stranger: Cook
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  ana = kitchen.ana
  stranger = await aCook(kitchen)
})
afterAll(() => kitchen.close())

interface Said {
  text: string
  recipeId?: number
}

const add = (items: (Said | string)[], { as = ana, action }: { as?: Cook; action?: string } = {}) =>
  kitchen.call(
    shopping.add,
    {
      body: {
        items: items.map((item) => (typeof item === 'string' ? { text: item } : item)),
        ...(action && { action }),
      },
    },
    { token: as.token },
  )
const list = async (as = ana) => (await kitchen.call(shopping.list, {}, { token: as.token })).body.data
const texts = async (as = ana) => (await list(as)).map(({ text }) => text)
const remove = (id: number, { as = ana, action }: { as?: Cook; action?: string } = {}) =>
  kitchen.call(shopping.remove, { params: { id }, query: { ...(action && { action }) } }, { token: as.token })

/** An empty list, whatever was on it. */
async function clear() {
  for (const { id } of await list()) await remove(id)
}

/** The starter cookbook's, which everybody may read, unless it is somebody's. */
async function aRecipe({ of = null }: { of?: string | null } = {}) {
  const title = 'Lemon Pancakes'
  const now = kitchen.now()
  const [row] = await kitchen.db
    .insert(recipes)
    .values({
      accountId: of,
      public: of === null,
      version: 1,
      title,
      description: '',
      course: 'Dessert',
      difficulty: 'Easy',
      servings: 2,
      prepMinutes: 5,
      cookMinutes: 15,
      waitMinutes: 0,
      occasions: [],
      tags: [],
      diets: [],
      plate: [],
      searchText: title.toLowerCase(),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  return row?.id ?? 0
}

describe('the list', () => {
  test('[SHOP-01] keeps the order things were put down in, trimmed and linked to their foods', async () => {
    await clear()
    const first = await add([' 2 lemons ', 'milk 2l', 'the blue thing from the market'])
    expect(first.status).toBe(201)
    await add(['Apples'])
    const items = await list()
    expect(items.map(({ text, foodId }) => [text, foodId])).toEqual([
      ['2 lemons', 'lemon'],
      ['milk 2l', expect.stringContaining('milk')],
      ['the blue thing from the market', undefined],
      ['Apples', 'apple'],
    ])
    expect(items.slice(0, 3)).toEqual(first.body.data)
    expect(items[0]).toMatchObject({ addedBy: 'Ana', addedAt: kitchen.now() })
  })

  test('is the household’s: a housemate sees and changes it, nobody else does', async () => {
    await clear()
    await add(['Salt'])
    const bo = await kitchen.housemate('Bo')
    await add(['Pepper'], { as: bo })
    const items = await list(bo)
    expect(items.map(({ text, addedBy }) => [text, addedBy])).toEqual([
      ['Salt', 'Ana'],
      ['Pepper', 'Bo'],
    ])
    expect(await list(stranger)).toEqual([])
    const salt = items[0]?.id ?? 0
    const refused = await remove(salt, { as: stranger })
    expect([refused.status, refused.body.error?.code]).toEqual([404, 'shopping-item-not-found'])
    expect((await remove(salt, { as: bo })).body.data).toEqual(items[0])
    expect(await texts()).toEqual(['Pepper'])
    const again = await remove(salt)
    expect([again.status, again.body.error?.code]).toEqual([404, 'shopping-item-not-found'])
  })

  test('somebody who was removed meanwhile changes nothing more', async () => {
    await clear()
    const bo = await kitchen.housemate('Bo')
    await add(['Tea'])
    await kitchen.db.delete(householdMembers).where(eq(householdMembers.accountId, bo.user.id))
    const [tea] = await list()
    for (const { status } of [await add(['Beer'], { as: bo }), await remove(tea?.id ?? 0, { as: bo })]) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    expect(await texts()).toEqual(['Tea'])
  })

  test('tells the other devices of each change', async () => {
    await clear()
    const url = await kitchen.app.listen({ port: 0, host: '127.0.0.1' })
    const line = await liveLine(url, ana.token)
    expect(await line.next()).toMatchObject({ type: 'hello' })
    const { body } = await add(['Rice'])
    expect(await line.next()).toMatchObject({ type: 'changed', words: ['shopping'] })
    await remove(body.data[0]?.id ?? 0)
    expect(await line.next()).toMatchObject({ type: 'changed', words: ['shopping'] })
    line.hangUp()
  })

  test('holds 2,000 lines and not one more', async () => {
    const { token } = stranger
    const hundred = Array.from({ length: 100 }, (_, at) => `Thing ${at}`)
    for (let filled = 0; filled < 1900; filled += 100) await add(hundred, { as: stranger })
    await add(hundred.slice(1), { as: stranger })
    const over = await add(['One', 'Two'], { as: stranger })
    expect([over.status, over.body.error?.code]).toEqual([409, 'too-many-shopping-items'])
    expect((await add(['Last'], { as: stranger })).status).toBe(201)
    const lines = (await kitchen.call(shopping.list, {}, { token })).body.data
    expect([lines.length, lines.at(-1)?.text]).toEqual([2000, 'Last'])
    await remove(lines[0]?.id ?? 0, { as: stranger })
    expect((await add(['Again'], { as: stranger })).status).toBe(201)
  })
})

describe('the recipe a line is for', () => {
  test('is named, as long as whoever looks may read it', async () => {
    await clear()
    const id = await aRecipe()
    const added = await add([{ text: '1 lemon', recipeId: id }, { text: '3 eggs', recipeId: id }, 'Soap'])
    expect(added.body.data.map(({ recipe }) => recipe)).toEqual([
      { id, title: 'Lemon Pancakes' },
      { id, title: 'Lemon Pancakes' },
      undefined,
    ])
    await kitchen.db.update(recipes).set({ removedAt: kitchen.now() }).where(eq(recipes.id, id))
    expect((await list()).map(({ text, recipe }) => [text, recipe])).toEqual([
      ['1 lemon', undefined],
      ['3 eggs', undefined],
      ['Soap', undefined],
    ])
  })

  test('somebody else’s, a deleted or an unknown one is refused, and nothing is added', async () => {
    await clear()
    const own = await aRecipe({ of: ana.user.id })
    const theirs = await aRecipe({ of: stranger.user.id })
    expect((await add([{ text: 'Flour', recipeId: own }])).status).toBe(201)
    for (const recipeId of [theirs, 9_007_199_254_740_991]) {
      const { status, body } = await add(['Sugar', { text: 'Yeast', recipeId }])
      expect([status, body.error?.code]).toEqual([404, 'recipe-not-found'])
    }
    expect(await texts()).toEqual(['Flour'])
  })
})

describe('a change that is sent again', () => {
  test('is answered again and not done again, also at the same instant', async () => {
    await clear()
    const [adding, removing] = [randomUUID(), randomUUID()]
    const recipeId = await aRecipe()
    const said = [{ text: 'Bread', recipeId }, { text: 'Butter' }]
    const many = await Promise.all(Array.from({ length: 5 }, () => add(said, { action: adding })))
    expect(new Set(many.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect(await texts()).toEqual(['Bread', 'Butter'])
    const bread = many[0]?.body.data[0]?.id ?? 0
    const gone = await Promise.all(Array.from({ length: 5 }, () => remove(bread, { action: removing })))
    expect(new Set(gone.map(({ status, body }) => `${status} ${body.data?.text}`))).toEqual(
      new Set(['200 Bread']),
    )
    // Even when everything else happened since.
    await kitchen.db.update(recipes).set({ removedAt: kitchen.now() }).where(eq(recipes.id, recipeId))
    const late = await add(said, { action: adding })
    expect([late.status, late.body.data.map(({ id }) => id)]).toEqual([
      201,
      many[0]?.body.data.map(({ id }) => id),
    ])
    expect(await texts()).toEqual(['Butter'])
  })

  test('under the name of another one is refused, also when the name is forgotten', async () => {
    await clear()
    const action = randomUUID()
    const { body } = await add(['Oats'], { action })
    const id = body.data[0]?.id ?? 0
    const bo = await kitchen.housemate('Bo')
    const wrong: { status: number; body: { error?: { code: string } } }[] = [
      await add(['Oats', 'Oats'], { action }),
      await add(['Oats'], { action, as: bo }),
      await remove(id, { action }),
    ]
    await kitchen.db.delete(actions).where(eq(actions.id, action))
    wrong.push(await add(['Oats'], { action }))
    for (const { status, body } of wrong) expect([status, body.error?.code]).toEqual([409, 'action-used'])
    expect(await texts()).toEqual(['Oats'])
    const elsewhere = await aCook(kitchen)
    expect((await add(['Oats'], { action, as: elsewhere })).status).toBe(201)
  })

  test('that was refused may be tried again', async () => {
    await clear()
    const action = randomUUID()
    const recipeId = await aRecipe({ of: stranger.user.id })
    const said = [{ text: 'Figs', recipeId }]
    expect((await add(said, { action })).status).toBe(404)
    await kitchen.db.update(recipes).set({ public: true }).where(eq(recipes.id, recipeId))
    expect((await add(said, { action })).status).toBe(201)
  })

  test('belongs to the household it was made in', async () => {
    const { status, body } = await kitchen.call(
      shopping.add,
      { body: { items: [{ text: 'Figs' }] } },
      { token: ana.token, headers: { 'larder-household': randomUUID() } },
    )
    expect([status, body.error?.code]).toEqual([409, 'acting-elsewhere'])
    const { body: made } = await kitchen.call(
      household.create,
      { body: { name: 'Cabin' } },
      { token: ana.token },
    )
    expect(made.error).toBeUndefined()
    expect(await list()).toEqual([])
  })
})

describe('what is sent', () => {
  test('needs somebody signed in', async () => {
    for (const token of [undefined, 'x'.repeat(43)]) {
      const answers = [
        await kitchen.call(shopping.list, {}, { token }),
        await kitchen.call(shopping.add, { body: { items: [{ text: 'Salt' }] } }, { token }),
        await kitchen.call(shopping.remove, { params: { id: 1 }, query: {} }, { token }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    }
  })

  test.each([
    { items: [] },
    { items: [{ text: '   ' }] },
    { items: [{ text: '\u200b' }] },
    { items: [{ text: 'a\u0000b' }] },
    { items: [{ text: 'x'.repeat(121) }] },
    { items: [{ text: 7 }] },
    { items: [{}] },
    { items: 'Salt' },
    { items: [{ text: 'Salt', recipeId: 0 }] },
    { items: [{ text: 'Salt', recipeId: -4 }] },
    { items: [{ text: 'Salt', recipeId: 1.5 }] },
    { items: [{ text: 'Salt', recipeId: '1' }] },
    { items: [{ text: 'Salt', recipeId: 1e300 }] },
    { items: Array.from({ length: 101 }, () => ({ text: 'Salt' })) },
    { items: [{ text: 'Salt' }], action: 'x' },
    {},
  ])('%j is refused', async (body) => {
    const before = await kitchen.db.$count(shoppingItems)
    const answer = await kitchen.call(shopping.add, { body: body as never }, { token: ana.token })
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'bad-input'])
    expect(await kitchen.db.$count(shoppingItems)).toBe(before)
  })

  test.each(['x', '-1', '0', '1.5', '9007199254740993', '1;drop'])('%j is no line', async (id) => {
    const { status } = await remove(id as never)
    expect(status).toBe(400)
  })

  test('hostile text is only text', async () => {
    await clear()
    const said = [
      `'); drop table shopping_items; --`,
      '<img src=x onerror=alert(1)>',
      '{{7*7}} %s \u202egnihton 🥬',
    ]
    await add(said)
    expect(await texts()).toEqual(said)
  })
})
