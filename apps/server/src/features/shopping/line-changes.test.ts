import { randomUUID } from 'node:crypto'
import { shopping } from '@larder/contract/shopping'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { shoppingLines, shoppingNames } from '../../db/tables/shopping'
import { aCook, type Cook } from '../../testing/a-cook'
import { aKitchen, type TestKitchen } from '../../testing/kitchens/a-kitchen'
import { createShoppingCalls, itemNotFound, shoppingRejection } from '../../testing/kitchens/shopping-calls'

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

describe('a line', () => {
  test('is ticked, unticked and reworded by any member', async () => {
    await lists.clear()
    const { body } = await lists.add(['Milk'])
    const id = body.data[0]?.id ?? ''
    const bo = await kitchen.housemate('Bo')
    expect((await lists.change(id, { ticked: true }, bo)).body.data).toMatchObject({
      ticked: true,
      text: 'Milk',
    })
    expect((await lists.change(id, { ticked: true })).body.data.ticked).toBe(true)
    const other = await lists.change(id, { ticked: false, text: ' 2 lemons ' })
    expect(other.body.data).toMatchObject({
      text: '2 lemons',
      foodId: 'lemon',
      ticked: false,
      addedBy: 'Ana',
    })
    expect((await lists.change(id, {})).body.data).toEqual(other.body.data)
    expect(await lists.list()).toEqual([other.body.data])
    expect(shoppingRejection(await lists.change(id, { ticked: true }, stranger))).toEqual(itemNotFound)
    expect(shoppingRejection(await lists.change(randomUUID(), { ticked: true }))).toEqual(itemNotFound)
    await lists.change(id, { ticked: true })
    await lists.remove(id)
    expect(shoppingRejection(await lists.change(id, { ticked: true }))).toEqual(itemNotFound)
    expect(await lists.list()).toEqual([])
  })

  test('is on an existing list, and on the main one when its list is removed', async () => {
    await lists.clear()
    const market = await lists.named('list')
    expect(shoppingRejection(await lists.add(['Figs'], { list: randomUUID() }))).toEqual([
      404,
      'list-not-found',
    ])
    expect(shoppingRejection(await lists.add(['Figs'], { list: market, as: stranger }))).toEqual([
      404,
      'list-not-found',
    ])
    const { body } = await lists.add(['Figs'], { list: market })
    const rice = (await lists.add(['Rice'])).body.data[0]?.id ?? ''
    expect(shoppingRejection(await lists.change(rice, { list: randomUUID() }))).toEqual([
      404,
      'list-not-found',
    ])
    expect((await lists.list(ana, market)).map(({ text }) => text)).toEqual(['Figs'])
    await lists.change(rice, { list: market })
    expect((await lists.list(ana, market)).map(({ text }) => text)).toEqual(['Figs', 'Rice'])
    expect(await lists.list(ana, 'main')).toEqual([])
    await kitchen.db.delete(shoppingNames).where(eq(shoppingNames.id, market))
    expect((await lists.list(ana, 'main')).map(({ text, list }) => [text, list])).toEqual([
      ['Figs', 'main'],
      ['Rice', 'main'],
    ])
    expect([body.data[0]?.list, await lists.list(ana, market)]).toEqual([market, []])
  })

  test.each([{ ticked: 'yes' }, { text: ' ' }, { text: 'x'.repeat(121) }, { list: 'x' }, { action: 'x' }])(
    'rejects the change %j',
    async (body) => {
      const { body: added } = await lists.add(['Salt'])
      const response = await lists.change(added.data[0]?.id ?? '', body as never)
      expect(shoppingRejection(response)).toEqual([400, 'bad-input'])
    },
  )

  test('a retried change counts once', async () => {
    await lists.clear()
    const { body } = await lists.add(['Tea'])
    const [id, action] = [body.data[0]?.id ?? '', randomUUID()]
    await lists.change(id, { ticked: true, action })
    await lists.change(id, { ticked: false })
    expect((await lists.change(id, { ticked: true, action })).body.data.ticked).toBe(false)
    expect(shoppingRejection(await lists.change(id, { text: 'Coffee', action }))).toEqual([
      409,
      'idempotency-key-reused',
    ])
  })
})

describe('input', () => {
  test('requires a session', async () => {
    for (const token of [undefined, 'x'.repeat(43)]) {
      const responses = [
        await kitchen.call(shopping.list, { query: {} }, { token }),
        await kitchen.call(shopping.add, { body: { items: [{ text: 'Salt' }] } }, { token }),
        await kitchen.call(
          shopping.change,
          { params: { id: randomUUID() }, body: { ticked: true } },
          { token },
        ),
        await kitchen.call(shopping.sync, { body: { lines: [], names: [] } }, { token }),
        await kitchen.call(shopping.fromPlan, { body: { from: '2026-11-16' } }, { token }),
        await kitchen.call(shopping.putAway, { body: { lines: [{ id: randomUUID() }] } }, { token }),
        await kitchen.call(shopping.memory, {}, { token }),
        await kitchen.call(shopping.remove, { params: { id: randomUUID() }, query: {} }, { token }),
      ]
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 401))
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
    { items: [{ text: 'Salt' }], list: 'x' },
    { items: [{ text: 'Salt' }], list: 7 },
    {},
  ])('rejects %j', async (body) => {
    const before = await kitchen.db.$count(shoppingLines)
    const response = await kitchen.call(shopping.add, { body: body as never }, { token: ana.token })
    expect([response.status, response.body.error?.code]).toEqual([400, 'bad-input'])
    expect(await kitchen.db.$count(shoppingLines)).toBe(before)
  })

  test.each(['x', '-1', '17', '1;drop', `${randomUUID()}0`])('rejects the line id %j', async (id) => {
    expect((await lists.remove(id)).status).toBe(400)
    expect((await lists.change(id, { ticked: true })).status).toBe(400)
  })

  test('hostile text is stored as text', async () => {
    await lists.clear()
    const newLines = [
      `'); drop table shopping_lines; --`,
      '<img src=x onerror=alert(1)>',
      '{{7*7}} %s \u202egnihton 🥬',
    ]
    await lists.add(newLines)
    expect(await lists.texts()).toEqual(newLines)
  })
})
