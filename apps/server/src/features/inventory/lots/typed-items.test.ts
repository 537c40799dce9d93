import { randomUUID } from 'node:crypto'
import { inventory } from '@larder/contract/inventory'
import { shopping } from '@larder/contract/shopping'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook } from '../../../testing/a-cook'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let token: string
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
})
afterAll(() => kitchen.close())

describe('typed text added to the stock', () => {
  const add = (body: { text: string; action?: string }) =>
    kitchen.call(inventory.createTyped, { body }, { token })
  const names = async () =>
    (await kitchen.call(inventory.list, {}, { token })).body.data.map(({ name }) => name)

  test('becomes several items with amounts, and a retry counts once', async () => {
    const action = randomUUID()
    const { body, status } = await add({ text: 'milk 2l, bread and 12 eggs', action })
    expect(status).toBe(201)
    expect(body.data.items).toMatchObject([
      { name: 'milk', amount: '2', unit: 'l', foodId: 'whole-milk' },
      { name: 'bread', amount: '1', foodId: 'white-bread' },
      { name: 'eggs', amount: '12', unit: '', foodId: 'egg' },
    ])
    const again = await add({ text: 'milk 2l, bread and 12 eggs', action })
    expect(again.body.data).toEqual(body.data)
    expect((await add({ text: 'butter', action })).body).toMatchObject({
      error: { code: 'idempotency-key-reused' },
    })
    expect((await names()).filter((name) => name === 'eggs')).toEqual(['eggs'])
  })

  test('one undo removes them all', async () => {
    const { body } = await add({ text: 'figs; quinces' })
    await kitchen.call(inventory.undo, { params: { id: body.data.booking } }, { token })
    expect(await names()).not.toContain('figs')
    expect(await names()).not.toContain('quinces')
  })

  test('non-food items have no food and no date', async () => {
    const [roll] = (await add({ text: 'kitchen roll x2' })).body.data.items
    expect(roll).toMatchObject({ name: 'kitchen roll', amount: '2' })
    expect(roll?.foodId).toBeUndefined()
    expect(roll?.expiryDate).toBeUndefined()
  })

  test('is rejected without a session or content, and stays in its household', async () => {
    expect((await kitchen.call(inventory.createTyped, { body: { text: 'milk' } }, {})).status).toBe(401)
    for (const text of ['', ' ,;\n', 'x'.repeat(2001)])
      expect((await add({ text })).status, text.slice(0, 5)).toBe(400)
    await add({ text: 'saffron' })
    const stranger = await aCook(kitchen)
    const theirs = await kitchen.call(inventory.list, {}, { token: stranger.token })
    expect(theirs.body.data.map(({ name }) => name)).not.toContain('saffron')
  })
})

describe('typed text added to the list', () => {
  test('becomes several lines, and a retry counts once', async () => {
    const action = randomUUID()
    const body = {
      items: [{ text: 'milk 2l, kitchen roll, tomatoes, chopped' }, { text: 'salt and pepper' }],
      action,
    }
    const first = await kitchen.call(shopping.add, { body }, { token })
    expect(first.body.data.map(({ text }) => text)).toEqual([
      'milk 2l',
      'kitchen roll',
      'tomatoes, chopped',
      'salt and pepper',
    ])
    expect((await kitchen.call(shopping.add, { body }, { token })).body.data).toEqual(first.body.data)
  })
})
