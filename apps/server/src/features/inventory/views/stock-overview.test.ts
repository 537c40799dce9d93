import { household } from '@larder/contract/household'
import { inventory, type NewItem } from '@larder/contract/inventory'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type * as z from 'zod/mini'
import { aCook, type Cook } from '../../../testing/a-cook'
import { type TestApp, testApp } from '../../../testing/test-app'

// The clock is fixed at Sunday, 2026-11-15, 08:00 UTC.
const today = '2026-11-15' as Day
const monday = '2026-11-09'

let app: TestApp
beforeAll(async () => {
  app = await testApp(inject('cluster'))
})
afterAll(() => app.close())

async function overview({ token }: Cook) {
  const { status, body } = await app.call(inventory.overview, {}, { token })
  expect(status).toBe(200)
  return body.data
}
async function add({ token }: Cook, name: string, more: Partial<z.input<typeof NewItem>> = {}) {
  const body = { name, amount: '1', unit: '', expiryDate: null, ...more }
  const made = await app.call(inventory.create, { body }, { token })
  expect(made.status).toBe(201)
  return made.body.data
}
const keeps = (days: number, expiryKind: 'use-by' | 'best-before' = 'best-before') => {
  return { expiryDate: addDays(today, days), expiryKind }
}

describe('the stock overview', () => {
  test('of an empty household has only eight weeks', async () => {
    const { weeks, ...rest } = await overview(await aCook(app))
    expect(rest).toEqual({
      items: 0,
      useSoon: 0,
      expired: 0,
      outOfStock: 0,
      addedThisWeek: 0,
      usedThisWeek: 0,
      wastedThisWeek: 0,
      soonest: [],
      currency: 'USD',
    })
    expect(weeks.map(({ from }) => from)).toEqual([
      '2026-09-21',
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      monday,
    ])
    expect(weeks[0]).toEqual({
      from: '2026-09-21',
      usedGrams: 0,
      wastedGrams: 0,
      usedMoney: 0,
      wastedMoney: 0,
      unweighed: 0,
    })
  })

  test('counts by the kitchen’s freshness', async () => {
    const cook = await aCook(app)
    await add(cook, 'Salt')
    await add(cook, 'Rice', keeps(8))
    await add(cook, 'Bread', keeps(7))
    await add(cook, 'Ham', keeps(4, 'use-by'))
    await add(cook, 'Mince', keeps(3, 'use-by'))
    await add(cook, 'Fish', keeps(0, 'use-by'))
    await add(cook, 'Yoghurt', keeps(-1))
    await add(cook, 'Chicken', keeps(-2, 'use-by'))
    await add(cook, 'Nothing soon', { ...keeps(1), amount: '0' })
    const gone = await add(cook, 'Gone', keeps(1))
    await app.call(inventory.remove, { params: { id: gone.id }, query: {} }, { token: cook.token })
    expect(await overview(cook)).toMatchObject({ items: 8, useSoon: 3, expired: 2, outOfStock: 1 })
  })

  test('lists what to finish first: by day, then safety, without expired use-by dates', async () => {
    const cook = await aCook(app)
    await add(cook, 'Later', keeps(8))
    await add(cook, 'Last', keeps(7))
    await add(cook, 'Bread', keeps(2))
    await add(cook, 'Open', { ...keeps(2), openedOn: '2026-11-14' })
    await add(cook, 'Mince', keeps(2, 'use-by'))
    await add(cook, 'Yoghurt', keeps(-3))
    await add(cook, 'Old', keeps(-4))
    await add(cook, 'Unsafe', keeps(-1, 'use-by'))
    await add(cook, 'Empty', { ...keeps(0), amount: 0 })
    const names = async () => (await overview(cook)).soonest.map(({ name }) => name)
    expect(await names()).toEqual(['Yoghurt', 'Mince', 'Open', 'Bread', 'Last'])
    await add(cook, 'Fish', keeps(0, 'use-by'))
    await add(cook, 'Also', keeps(2))
    expect(await names()).toEqual(['Yoghurt', 'Fish', 'Mince', 'Open', 'Bread'])
  })

  test('sums what was eaten and wasted by week, without undone bookings', async () => {
    const cook = await aCook(app)
    const { token } = cook
    const flour = await add(cook, 'Flour', { amount: '1000', unit: 'g', price: '2.00' })
    const chutney = await add(cook, 'Grandma’s chutney', { amount: '2', unit: 'jars' })
    const use = (id: number, amount: number) =>
      app.call(inventory.take, { params: { id }, body: { amount } }, { token })
    await use(flour.id, 250)
    await use(chutney.id, 1)
    await app.call(
      inventory.waste,
      { params: { id: flour.id }, body: { amount: 50, reason: 'spoiled' } },
      { token },
    )
    const slip = await use(flour.id, 500)
    await app.call(inventory.undo, { params: { id: slip.body.data.booking ?? 0 } }, { token })
    const now = await overview(cook)
    expect(now).toMatchObject({ addedThisWeek: 2, usedThisWeek: 2, wastedThisWeek: 1 })
    expect(now.weeks.at(-1)).toEqual({
      from: monday,
      usedGrams: 250,
      wastedGrams: 50,
      usedMoney: 0.5,
      wastedMoney: 0.1,
      unweighed: 1,
    })
    await app.db.$client.query(
      `update bookings set day = day - 7, kind = case kind when 'used' then 'cooked' else kind end
       where household_id = (select current_household_id from accounts where id = $1)`,
      [cook.user.id],
    )
    const later = await overview(cook)
    expect(later).toMatchObject({ addedThisWeek: 0, usedThisWeek: 0, wastedThisWeek: 0 })
    expect(later.weeks.at(-2)).toMatchObject({ from: '2026-11-02', usedGrams: 250, wastedGrams: 50 })
    expect(later.weeks.at(-1)).toMatchObject({ usedGrams: 0, unweighed: 0 })
  })

  test('uses the household’s day and currency', async () => {
    const cook = await aCook(app)
    const body = { timeZone: 'Pacific/Kiritimati', currency: 'EUR' }
    await app.call(household.update, { body }, { token: cook.token })
    await add(cook, 'Milk', keeps(0, 'use-by'))
    app.passSeconds(2 * 3600)
    // 10:00 UTC is midnight there: Monday, and the milk has expired.
    const there = await overview(cook)
    expect(there).toMatchObject({ currency: 'EUR', expired: 1, useSoon: 0, addedThisWeek: 0 })
    expect(there.weeks.at(-1)?.from).toBe('2026-11-16')
    app.passSeconds(-2 * 3600)
  })

  test('contains nothing of other households and requires a session', async () => {
    const [cook, other] = [await aCook(app), await aCook(app)]
    const milk = await add(cook, 'Milk', keeps(1))
    await app.call(inventory.take, { params: { id: milk.id }, body: { amount: 1 } }, { token: cook.token })
    expect(await overview(other)).toMatchObject({ items: 0, addedThisWeek: 0, usedThisWeek: 0, soonest: [] })
    expect((await app.call(inventory.overview, {})).body.error?.code).toBe('not-signed-in')
  })
})

describe('the installation totals', () => {
  const totals = async () => {
    const { status, body } = await app.call(inventory.totals, {})
    expect(status).toBe(200)
    return body.data
  }

  test('count every lot and every use, for anyone, at most once a minute', async () => {
    app.passSeconds(60)
    const before = await totals()
    const cook = await aCook(app)
    const { token } = cook
    const milk = await add(cook, 'Milk', { amount: 3 })
    const use = (amount: number) =>
      app.call(inventory.take, { params: { id: milk.id }, body: { amount } }, { token })
    await use(1)
    const slip = await use(1)
    await app.call(inventory.undo, { params: { id: slip.body.data.booking ?? 0 } }, { token })
    await app.call(inventory.waste, { params: { id: milk.id }, body: { reason: 'expired' } }, { token })
    await app.call(inventory.remove, { params: { id: milk.id }, query: {} }, { token })
    app.passSeconds(59)
    expect(await totals()).toEqual(before)
    app.passSeconds(1)
    expect(await totals()).toEqual({
      ingredients: before.ingredients + 1,
      usageRecords: before.usageRecords + 1,
    })
  })

  test('run one query for concurrent requests', async () => {
    app.passSeconds(60)
    const all = await Promise.all(Array.from({ length: 20 }, totals))
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1)
  })
})
