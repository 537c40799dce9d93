import { randomUUID } from 'node:crypto'
import { inventory } from '@larder/contract/inventory'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { bookings, idempotencyKeys, lots } from '../../../db/tables/inventory'
import { aCook } from '../../../testing/a-cook'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let token: string
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
})
afterAll(() => kitchen.close())

const counts = async () => [await kitchen.db.$count(bookings), await kitchen.db.$count(lots)]

describe('a retried change', () => {
  test('returns the same response and is booked once, for every endpoint', async () => {
    const { id } = await kitchen.anItem({ amount: '9' })
    const params = { id }
    const action = () => randomUUID()
    const name = { name: 'Milk', amount: '1', unit: 'l' }
    const [a, b, c, d, e, f, g, h, i] = Array.from({ length: 9 }, action)
    const sends = [
      () => kitchen.call(inventory.create, { body: { ...name, action: a } }, { token }),
      () =>
        kitchen.call(inventory.update, { params, body: { name: 'Kale', version: 1, action: b } }, { token }),
      () => kitchen.call(inventory.step, { params, body: { by: -1, action: c } }, { token }),
      () => kitchen.call(inventory.take, { params, body: { amount: '1', action: d } }, { token }),
      () =>
        kitchen.call(inventory.waste, { params, body: { amount: 1, reason: 'other', action: e } }, { token }),
      () =>
        kitchen.call(inventory.move, { params, body: { to: 'freezer', amount: '1', action: f } }, { token }),
      () => kitchen.call(inventory.open, { params, body: { action: g } }, { token }),
      () =>
        kitchen.call(
          inventory.bulk,
          { body: { ids: [id, 77], deed: { do: 'use-up' }, action: h } },
          { token },
        ),
      () => kitchen.call(inventory.remove, { params, query: { action: i } }, { token }),
    ]
    const responses: unknown[] = []
    for (const send of sends) {
      const first = await send()
      const after = await counts()
      const repeated = await send()
      expect(first.body.error).toBeUndefined()
      expect([repeated.status, repeated.body]).toEqual([first.status, first.body])
      expect(await counts()).toEqual(after)
      responses.push(first.body)
    }
    // Also after other changes.
    for (const [at, send] of sends.entries()) expect((await send()).body).toEqual(responses[at])
  })

  test('works when the first attempt could not begin its transaction', async () => {
    const body = { name: 'Butter', amount: '1', unit: 'pieces', action: randomUUID() }
    const before = await counts()
    const ask: (...requests: unknown[]) => unknown = pg.Client.prototype.query
    const refusing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...requests: unknown[]
    ) {
      return ask.apply(this, requests[0] === 'begin' ? ['select 1 / 0'] : requests)
    })
    expect((await kitchen.call(inventory.create, { body }, { token })).status).toBe(500)
    refusing.mockRestore()
    expect(await counts()).toEqual(before)
    expect((await kitchen.call(inventory.create, { body }, { token })).status).toBe(201)
    expect(await counts()).toEqual(before.map((count) => count + 1))
  })

  test('is booked once when both arrive at the same instant', async () => {
    const { id } = await kitchen.anItem()
    const body = { by: 1, action: randomUUID() }
    const many = await Promise.all(
      Array.from({ length: 8 }, () => kitchen.call(inventory.step, { params: { id }, body }, { token })),
    )
    expect(new Set(many.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await kitchen.see(id)).toMatchObject({ amount: '3', version: 2 })
    const create = { name: 'Eggs', amount: '12', unit: 'pieces', action: randomUUID() }
    const made = await Promise.all(
      Array.from({ length: 8 }, () => kitchen.call(inventory.create, { body: create }, { token })),
    )
    expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1)
  })

  test('without effect has none later either', async () => {
    const { id } = await kitchen.anItem({ amount: '0' })
    const send = () =>
      kitchen.call(inventory.step, { params: { id }, body: { by: -1, action: shared } }, { token })
    const shared = randomUUID()
    await send()
    await kitchen.call(inventory.step, { params: { id }, body: { by: 5 } }, { token })
    expect((await send()).body.data).toMatchObject({ amount: '5', version: 2 })
  })

  test('that was rejected may be tried again', async () => {
    const { id } = await kitchen.anItem({ amount: '1' })
    const take = () =>
      kitchen.call(inventory.take, { params: { id }, body: { amount: '2', action } }, { token })
    const action = randomUUID()
    expect((await take()).body.error?.code).toBe('not-enough-stock')
    await kitchen.call(inventory.step, { params: { id }, body: { by: 1 } }, { token })
    expect((await take()).body.data).toMatchObject({ amount: '0' })
  })
})

describe('the idempotency key of another change', () => {
  test('is rejected: other input, other item, other call, other person', async () => {
    const [{ id }, other] = [await kitchen.anItem(), await kitchen.anItem()]
    const action = randomUUID()
    const step = (which: number, by: number, as = token) =>
      kitchen.call(inventory.step, { params: { id: which }, body: { by, action } }, { token: as })
    expect((await step(id, 1)).status).toBe(200)
    const bo = await kitchen.housemate()
    const wrong = [
      await step(id, 2),
      await step(other.id, 1),
      await step(id, 1, bo.token),
      await kitchen.call(inventory.take, { params: { id }, body: { amount: 1, action } }, { token }),
      await kitchen.call(inventory.bulk, { body: { ids: [id], deed: { do: 'remove' }, action } }, { token }),
      await kitchen.call(inventory.remove, { params: { id }, query: { action } }, { token }),
    ]
    for (const { status, body } of wrong)
      expect([status, body.error?.code]).toEqual([409, 'idempotency-key-reused'])
    expect(await kitchen.see(id)).toMatchObject({ amount: '3', version: 2 })
  })

  test('stays used after it has expired, but not in another household', async () => {
    const { id } = await kitchen.anItem()
    const action = randomUUID()
    const step = () => kitchen.call(inventory.step, { params: { id }, body: { by: 1, action } }, { token })
    await step()
    await kitchen.db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, action))
    expect((await step()).body.error?.code).toBe('idempotency-key-reused')
    const elsewhere = await aCook(kitchen)
    const theirs = await kitchen.anItem({}, elsewhere)
    const params = { id: theirs.id }
    const there = await kitchen.call(
      inventory.step,
      { params, body: { by: 1, action } },
      { token: elsewhere.token },
    )
    expect(there.status).toBe(200)
  })

  test.each(['x', 7, '', `${randomUUID()}0`])('rejects the key %j', async (action) => {
    const { id } = await kitchen.anItem()
    const body = { by: 1, action } as never
    const { body: response } = await kitchen.call(inventory.step, { params: { id }, body }, { token })
    expect(response.error).toMatchObject({ code: 'bad-input', fields: { action: expect.any(String) } })
  })
})
