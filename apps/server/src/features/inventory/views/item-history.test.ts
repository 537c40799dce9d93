import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../../testing/a-cook'
import { type TestApp, testApp } from '../../../testing/test-app'

let app: TestApp
let ana: Cook

beforeAll(async () => {
  app = await testApp(inject('cluster'))
  ana = await aCook(app)
})
afterAll(() => app.close())

const spinach = { name: 'Spinach', amount: '3', unit: 'bunches', price: '6.00' }
async function anItem(
  { token }: Cook,
  body: Parameters<typeof app.call<typeof inventory.create>>[1]['body'] = spinach,
) {
  const made = await app.call(inventory.create, { body }, { token })
  expect(made.status).toBe(201)
  return made.body.data
}
const on = ({ id }: { id: number }) => ({ params: { id } })
async function historyOf(
  item: { id: number },
  { token } = ana,
  query: { page?: number; size?: number } = {},
) {
  const { status, body } = await app.call(inventory.history, { ...on(item), query }, { token })
  expect(status).toBe(200)
  return body
}
const activityOf = ({ token }: Cook, query: { page?: number; size?: number } = {}) =>
  app.call(inventory.activity, { query }, { token })

describe('the history of an item', () => {
  test('lists additions, uses and changes, newest first, in exact amounts', async () => {
    const { token } = ana
    const item = await anItem(ana)
    await app.call(inventory.take, { ...on(item), body: { amount: '2' } }, { token })
    await app.call(inventory.update, { ...on(item), body: { amount: '1.5' } }, { token })
    await app.call(
      inventory.update,
      { ...on(item), body: { name: 'Baby spinach', expiryDate: null } },
      { token },
    )
    await app.call(inventory.move, { ...on(item), body: { to: 'freezer' } }, { token })
    await app.call(inventory.waste, { ...on(item), body: { reason: 'too-much' } }, { token })
    await app.call(inventory.remove, { ...on(item), query: {} }, { token })
    const { data, page } = await historyOf(item)
    expect(page).toEqual({ number: 1, size: 10, pages: 1, total: 7 })
    expect(data.map(({ kind, change, left, name }) => [kind, change, left, name])).toEqual([
      ['removed', undefined, undefined, 'Baby spinach'],
      ['wasted', '-1.5', '0', 'Baby spinach'],
      ['moved', undefined, '1.5', 'Baby spinach'],
      ['corrected', undefined, '1.5', 'Baby spinach'],
      ['corrected', '0.5', '1.5', 'Spinach'],
      ['used', '-2', '1', 'Spinach'],
      ['bought', '3', '3', 'Spinach'],
    ])
    expect(data[1]).toMatchObject({
      reason: 'too-much',
      unit: 'bunches',
      foodId: 'spinach',
      source: 'manual',
    })
    expect(data[2]).toMatchObject({ from: 'fridge', to: 'freezer', changed: [] })
    expect(data[3]?.changed).toEqual(['name', 'expiry'])
    expect(data[6]).toMatchObject({
      who: 'Ana',
      you: true,
      undone: false,
      undoable: true,
      itemId: item.id,
      at: app.now(),
    })
  })

  test('shows no difference between two units', async () => {
    const item = await anItem(ana, { name: 'Flour', amount: '2', unit: 'kg' })
    await app.call(
      inventory.update,
      { ...on(item), body: { amount: '500', unit: 'g' } },
      { token: ana.token },
    )
    const [edit] = (await historyOf(item)).data
    expect(edit).toMatchObject({ left: '500', unit: 'g', changed: ['unit'] })
    expect(edit?.change).toBeUndefined()
  })

  test('shows a moved part on both items, and once in the activity', async () => {
    const bo = await aCook(app)
    const { token } = bo
    const item = await anItem(bo, { name: 'Chicken breast', amount: '4', unit: 'pieces', location: 'fridge' })
    const moved = await app.call(
      inventory.move,
      { ...on(item), body: { to: 'freezer', amount: '1.5' } },
      { token },
    )
    const part = moved.body.data
    expect((await historyOf(item, bo)).data[0]).toMatchObject({
      kind: 'split',
      change: '-1.5',
      left: '2.5',
      from: 'fridge',
      to: 'freezer',
    })
    expect((await historyOf(part, bo)).data).toMatchObject([
      { kind: 'moved', change: '1.5', left: '1.5', from: 'fridge', to: 'freezer' },
    ])
    const { body } = await activityOf(bo)
    expect(body.data.map(({ kind }) => kind)).toEqual(['moved', 'bought'])
    expect(body.page.total).toBe(2)
  })

  test('marks undone bookings, without an entry for the undo', async () => {
    const item = await anItem(ana)
    const used = await app.call(inventory.take, { ...on(item), body: { amount: 1 } }, { token: ana.token })
    const booking = used.body.data.booking ?? 0
    await app.call(inventory.undo, { params: { id: booking } }, { token: ana.token })
    const { data, page } = await historyOf(item)
    expect(page.total).toBe(2)
    expect(data[0]).toMatchObject({ id: booking, kind: 'used', undone: true, undoable: false })
    expect(data[1]).toMatchObject({ kind: 'bought', undone: false, undoable: true })
  })

  test('marks what can no longer be undone', async () => {
    const eli = await aCook(app)
    const item = await anItem(eli)
    const monthOld = await testClock(30 * 86_400, () => historyOf(item, eli))
    expect(monthOld.data[0]?.undoable).toBe(true)
    const older = await testClock(30 * 86_400 + 1, () => historyOf(item, eli))
    expect(older.data[0]?.undoable).toBe(false)
  })

  test('names the author, and nobody when the account is deleted', async () => {
    const [owner, guest] = [await aCook(app, { name: 'Ona' }), await aCook(app, { name: 'Gil' })]
    const invited = await app.call(household.invite, { body: {} }, { token: owner.token })
    await app.call(household.join, { body: { code: invited.body.data.code } }, { token: guest.token })
    const item = await anItem(guest)
    expect((await historyOf(item, owner)).data[0]).toMatchObject({ who: 'Gil', you: false })
    expect((await historyOf(item, guest)).data[0]).toMatchObject({ who: 'Gil', you: true })
    await app.db.$client.query('delete from accounts where id = $1', [guest.user.id])
    const [gone] = (await historyOf(item, owner)).data
    expect(gone?.who).toBeUndefined()
    expect(gone?.you).toBe(false)
  })

  test('returns 404 for other households and unknown items', async () => {
    const item = await anItem(ana)
    const stranger = await aCook(app)
    const ask = (id: unknown, token?: string) =>
      app.call(inventory.history, { params: { id: id as number }, query: {} }, { token })
    expect((await ask(item.id)).status).toBe(401)
    expect((await ask(item.id, stranger.token)).body.error?.code).toBe('item-not-found')
    expect((await ask(999_999_999, ana.token)).body.error?.code).toBe('item-not-found')
    for (const id of ['x', '0', '-1', '1.5', '9007199254740993', "1' or 1=1"]) {
      expect((await ask(id, ana.token)).body.error?.code).toBe('bad-input')
    }
  })
})

describe('the activity', () => {
  test('is paged, newest first', async () => {
    const cook = await aCook(app)
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await anItem(cook, { name, amount: 1 })
    const first = (await activityOf(cook, { size: 2 })).body
    expect(first.data.map(({ name }) => name)).toEqual(['Five', 'Four'])
    expect(first.page).toEqual({ number: 1, size: 2, pages: 3, total: 5 })
    expect((await activityOf(cook, { page: 3, size: 2 })).body.data.map(({ name }) => name)).toEqual(['One'])
    expect((await activityOf(cook, { page: 1_000_000, size: 100 })).body.data).toEqual([])
  })

  test('is empty for a new household', async () => {
    const { status, body } = await activityOf(await aCook(app))
    expect(status).toBe(200)
    expect(body).toEqual({ data: [], page: { number: 1, size: 10, pages: 1, total: 0 } })
  })

  test('is for members only, and validates the page', async () => {
    expect((await app.call(inventory.activity, { query: {} })).status).toBe(401)
    const wrong = [{ page: 0 }, { page: -1 }, { page: 1.5 }, { size: 101 }, { size: 0 }, { page: 1e9 }]
    for (const query of wrong) expect((await activityOf(ana, query)).body.error?.code).toBe('bad-input')
    const words = { page: 'x' } as unknown as { page: number }
    expect((await activityOf(ana, words)).body.error?.code).toBe('bad-input')
  })
})

/** Moves the clock and back; a session does not last that long. */
async function testClock<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  await app.db.$client.query(`update sessions set expires_at = expires_at + interval '1 year'`)
  app.passSeconds(seconds)
  try {
    return await work()
  } finally {
    app.passSeconds(-seconds)
  }
}
