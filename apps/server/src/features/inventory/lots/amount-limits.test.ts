import type { Endpoint, EndpointShape, InputOf } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createWithHousehold } from '../../../db/household-transaction'
import { accounts } from '../../../db/tables/account'
import { households } from '../../../db/tables/household'
import { bookings, lots } from '../../../db/tables/inventory'
import { aCook } from '../../../testing/a-cook'
import { fillInventory } from '../../../testing/fill-inventory'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'
import { maxLots } from '../ledger/book-changes'
import { bookStock } from '../ledger/book-stock'

let kitchen: TestKitchen
let token: string
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
})
afterAll(() => kitchen.close())

const item = { name: 'Spinach', amount: '2', unit: 'bunches' }
const send = <E extends EndpointShape>(endpoint: Endpoint<E>, input: InputOf<E>) =>
  kitchen.call(endpoint, input, { token })

describe('amounts', () => {
  const odd = ['1/3', '1/7', '1/999999999', '1/999999937', '999999999/1000', '0.000000001', '1000000']
  const amount = fc.oneof(
    fc.constantFrom(...odd),
    fc
      .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 1000, max: 999_999_999 }))
      .map(([numerator, denominator]) => `${numerator}/${denominator}`),
  )
  const action = fc.tuple(fc.constantFrom('edit', 'part', 'step', 'undo'), amount, fc.nat(20))

  test('odd fractions are rejected clearly, never with a server error or a rounded ledger', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 15 }), async (actions) => {
        const { id, booking = 0 } = await kitchen.anItem({ amount: '1/3' })
        const made = [booking]
        const params = { id }
        for (const [what, part, pick] of actions) {
          const { status, body } =
            what === 'edit'
              ? await send(inventory.update, { params, body: { amount: part } })
              : what === 'part'
                ? await send(inventory.move, { params, body: { to: 'freezer', amount: part } })
                : what === 'step'
                  ? await send(inventory.step, { params, body: { by: pick - 10 } })
                  : await send(inventory.undo, { params: { id: made[1 + (pick % made.length)] ?? booking } })
          if (status === 200 && 'booking' in body.data && body.data.booking) made.push(body.data.booking)
          if (status !== 200) expect(body.error?.code).toMatch(rejected)
        }
        await assertExactLedger(id)
      }),
      { numRuns: 25 },
    )
  })

  const rejected = /^(invalid-amount|not-enough-stock|changed-since|booking-undone|item-not-found)$/

  async function assertExactLedger(id: number): Promise<void> {
    const its = await kitchen.db.select().from(bookings).where(eq(bookings.lotId, id))
    const [lot] = await kitchen.db.select().from(lots).where(eq(lots.id, id))
    let [numerator, denominator] = [0n, 1n]
    for (const { changeNumerator, changeDenominator } of its) {
      numerator = numerator * BigInt(changeDenominator) + BigInt(changeNumerator) * denominator
      denominator *= BigInt(changeDenominator)
    }
    const amount = lot && lot.removedAt === null ? lot : { amountNumerator: 0, amountDenominator: 1 }
    expect(numerator * BigInt(amount.amountDenominator)).toBe(BigInt(amount.amountNumerator) * denominator)
    expect(its.every(({ changeNumerator }) => Number.isSafeInteger(changeNumerator))).toBe(true)
  }

  test('the number of lots is limited', async () => {
    const crowd = await aCook(kitchen)
    await fillInventory(kitchen.db, crowd, maxLots - 1)
    const one = await kitchen.anItem({}, crowd)
    token = crowd.token
    expect((await send(inventory.create, { body: item })).body.error?.code).toBe('too-many-items')
    const part = { to: 'freezer', amount: '1' } as const
    const split = await send(inventory.move, { params: { id: one.id }, body: part })
    expect(split.body.error?.code).toBe('too-many-items')
    const gone = await send(inventory.remove, { params: { id: one.id }, query: {} })
    expect((await send(inventory.create, { body: item })).status).toBe(201)
    const back = await send(inventory.undo, { params: { id: gone.body.data.booking ?? 0 } })
    expect(back.body.error?.code).toBe('too-many-items')
  })

  test('of two that take the last place at once, one gets it', async () => {
    const crowd = await aCook(kitchen)
    await fillInventory(kitchen.db, crowd, maxLots - 1)
    token = crowd.token
    const both = await Promise.all([1, 2].map(() => send(inventory.create, { body: item })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('a stored number that is too high is counted again at the limit', async () => {
    const crowd = await aCook(kitchen)
    await kitchen.anItem({}, crowd)
    token = crowd.token
    await kitchen.db.update(households).set({ lotCount: maxLots })
    expect((await send(inventory.create, { body: item })).status).toBe(201)
    const [account] = await kitchen.db.select().from(accounts).where(eq(accounts.id, crowd.user.id))
    const home = eq(households.id, account?.currentHouseholdId ?? '')
    expect(await kitchen.db.select({ lots: households.lotCount }).from(households).where(home)).toEqual([
      { lots: 2 },
    ])
  })

  test('every booking of a transaction counts', async () => {
    const crowd = await aCook(kitchen)
    await fillInventory(kitchen.db, crowd, maxLots - 1)
    const [account] = await kitchen.db.select().from(accounts).where(eq(accounts.id, crowd.user.id))
    const actor = { accountId: crowd.user.id, householdId: account?.currentHouseholdId ?? '' }
    const withHousehold = createWithHousehold({ db: kitchen.serverDb, clock: kitchen.now })
    const arrivals = [{ item: { ...item, source: 'manual' as const }, kind: 'bought' as const }]
    const twoBookings = withHousehold(actor, ['inventory'], async (tx) => {
      await bookStock(tx, { takings: [], arrivals })
      await bookStock(tx, { takings: [], arrivals })
    })
    await expect(twoBookings).rejects.toMatchObject({ code: 'too-many-items' })
    token = crowd.token
    expect((await send(inventory.create, { body: item })).status).toBe(201)
  })

  test('items added one by one stop at the limit', async () => {
    const crowd = await aCook(kitchen)
    await fillInventory(kitchen.db, crowd, maxLots - 40)
    token = crowd.token
    let came = 0
    while (came < 50 && (await send(inventory.create, { body: item })).status === 201) came += 1
    expect(came).toBe(40)
    const two = await send(inventory.importFile, {
      body: { format: 'csv', text: 'name,amount\nMilk,1\nEggs,6' },
    })
    expect(two.body.error?.code).toBe('too-many-items')
  })
})
