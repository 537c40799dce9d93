import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { newId } from '../secrets'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { queryAndCommit } from './database'
import type { ActingMember } from './household-lock'
import {
  createWithHousehold,
  type HouseholdOwner,
  type HouseholdScope,
  type WithHousehold,
} from './household-transaction'
import * as notifier from './notifier'
import { accounts } from './tables/account'
import { householdMembers, households } from './tables/household'
import { toRawTx } from './tx'

const now = '2026-11-15T23:30:00.000Z'
let database: TestDatabase
let member: ActingMember
const stockChanges: HouseholdOwner[] = []

let withHousehold: WithHousehold

beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
  withHousehold = createWithHousehold({
    db: database.db,
    clock: () => now,
    onStockChanged: async (owner) => void stockChanges.push(owner),
  })
  member = await aMember()
})
afterAll(() => database.drop())

async function aMember(): Promise<ActingMember> {
  const [accountId, householdId] = [newId(), newId()]
  await database.db.insert(households).values({
    id: householdId,
    name: 'Ana’s kitchen',
    timeZone: 'Europe/Ljubljana',
    currency: 'EUR',
    country: 'SI',
    createdAt: now,
  })
  await database.db.insert(accounts).values({
    id: accountId,
    name: 'Ana',
    email: `${accountId}@example.com`,
    currentHouseholdId: householdId,
    createdAt: now,
    updatedAt: now,
    role: 'cook',
    subscription: 'free',
    status: 'active',
  })
  await database.db.insert(householdMembers).values({ householdId, accountId, role: 'owner', joinedAt: now })
  return { accountId, householdId }
}

const householdOf = async ({ householdId }: HouseholdOwner) => {
  const [row] = await database.db.select().from(households).where(eq(households.id, householdId))
  return row
}
const keysOf = async ({ householdId }: HouseholdOwner) =>
  (await database.db.execute(sql`select from idempotency_keys where household_id = ${householdId}`)).rows
    .length

describe('the transaction', () => {
  test('has the facts of its household', async () => {
    await withHousehold(member, ['diet'], async (tx) => {
      expect(tx).toMatchObject({
        ...member,
        now,
        timeZone: 'Europe/Ljubljana',
        today: '2026-11-16',
        currency: 'EUR',
        country: 'SI',
        camera: null,
        follows: false,
        isRepeat: false,
        isBooked: false,
        actionId: expect.any(String),
      })
    })
    await withHousehold({ householdId: member.householdId, camera: 'Top shelf' }, ['fridge'], async (tx) => {
      expect(tx).toMatchObject({ accountId: null, camera: 'Top shelf' })
    })
  })

  test('selects, writes and prepares, and rolls back as a whole', async () => {
    const named = eq(households.id, member.householdId)
    const failing = withHousehold(member, ['household'], async (tx) => {
      await tx.update(households).set({ name: 'Another kitchen' }).where(named)
      const [row] = await tx.select({ name: households.name }).from(households).where(named)
      expect(row).toEqual({ name: 'Another kitchen' })
      const prepared = tx.select({ name: households.name }).from(households).where(named).prepare('name_of')
      expect(await prepared.execute()).toEqual([row])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await householdOf(member)).toMatchObject({ name: 'Ana’s kitchen' })
  })

  test('is refused to someone who is no member, and for a household that is gone', async () => {
    const stranger = { ...member, accountId: newId() }
    const gone = { householdId: newId() }
    const work = vi.fn(async () => undefined)
    for (const [owner, changes] of [
      [stranger, ['diet']],
      [stranger, []],
      [gone, ['diet']],
      [gone, []],
    ] as const)
      await expect(withHousehold(owner, changes, work)).rejects.toMatchObject({ code: 'household-not-found' })
    expect(work).not.toHaveBeenCalled()
  })
})

describe('the revision and its event', () => {
  test('all features of a change are published as one event', async () => {
    const publish = vi.spyOn(notifier, 'publishDeferred')
    const before = (await householdOf(member))?.revision ?? 0
    await withHousehold(member, ['meal-plan'], async (tx) => {
      await tx.publish('shopping')
      await tx.publish('meal-plan', 'cooking')
    })
    const event = {
      household: member.householdId,
      words: ['meal-plan', 'shopping', 'cooking'],
      revision: before + 1,
    }
    expect(publish.mock.calls.map(([, messages]) => messages)).toEqual([
      [{ channel: notifier.channelOfHousehold(member.householdId), text: JSON.stringify(event) }],
    ])
    publish.mockRestore()
    expect(await householdOf(member)).toMatchObject({ revision: before + 1 })
  })

  test('a lock without a change raises the revision only when something is published', async () => {
    const before = (await householdOf(member))?.revision ?? 0
    await withHousehold(member, [], async () => undefined)
    expect(await householdOf(member)).toMatchObject({ revision: before })
    await withHousehold(member, [], (tx) => tx.publish('shopping'))
    expect(await householdOf(member)).toMatchObject({ revision: before + 1 })
  })

  test('a change of the stock is reported after the commit, if a list follows the plan', async () => {
    const change = (fails = false) =>
      withHousehold(member, ['inventory'], async (tx) => {
        tx.stockChanged()
        if (fails) throw new Error('no')
      })
    await change()
    expect(stockChanges).toEqual([])
    const planList = { list: 'main', from: '2026-11-16', days: 7, leaveOut: [], since: 0 }
    await database.db.update(households).set({ planList }).where(eq(households.id, member.householdId))
    await expect(change(true)).rejects.toThrow('no')
    expect(stockChanges).toEqual([])
    await change()
    expect(stockChanges).toEqual([member])
  })
})

describe.each([
  ['with a change', ['shopping']],
  ['without a change', []],
])('an idempotency key in a lock %s', (_, changes) => {
  test('is known at the second attempt, and rejected for another input', async () => {
    const action = randomUUID().toUpperCase()
    const send = (input: object) =>
      withHousehold(member, { changes, request: { call: 'a', input, action } }, async (tx) => [
        tx.isRepeat,
        tx.actionId,
      ])
    expect(await send({ n: 1, m: 2 })).toEqual([false, action.toLowerCase()])
    expect(await send({ m: 2, n: 1 })).toEqual([true, action.toLowerCase()])
    await expect(send({ n: 2 })).rejects.toMatchObject({ code: 'idempotency-key-reused' })
  })

  test('is not stored when the transaction could not begin', async () => {
    const other = await aMember()
    const query: (...requests: unknown[]) => unknown = pg.Client.prototype.query
    const refusing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...requests: unknown[]
    ) {
      return query.apply(this, requests[0] === 'begin' ? ['select 1 / 0'] : requests)
    })
    const request = { call: 'a', input: {}, action: randomUUID() }
    await expect(withHousehold(other, { changes, request }, async () => undefined)).rejects.toThrow()
    refusing.mockRestore()
    expect(await keysOf(other)).toBe(0)
  })
})

describe('round trips', () => {
  const select = (tx: HouseholdScope) => toRawTx(tx).$client.query('select 1 as one')
  const request = () => ({ call: 'a', input: {}, action: randomUUID() })

  test.each([
    ['a plain change', () => withHousehold(member, ['diet'], async () => undefined)],
    [
      'with a key',
      () => withHousehold(member, { changes: ['diet'], request: request() }, async () => undefined),
    ],
    [
      'with a key and reads',
      () =>
        withHousehold(
          member,
          { changes: ['diet'], request: request(), read: select },
          async (_, { rows }) => {
            expect(rows).toEqual([{ one: 1 }])
          },
        ),
    ],
    [
      'with a last query that commits',
      () =>
        withHousehold(member, { changes: ['diet'], read: select }, (tx) =>
          queryAndCommit(tx, { text: 'select 2' }),
        ),
    ],
  ])('%s: two', async (_, change) => {
    expect(await countRoundTrips(change)).toBe(2)
  })
})

/** Counts the queries of one event loop turn as one; the notification after the commit is not counted. */
async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  let isSending = false
  const query: (...requests: unknown[]) => unknown = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...requests: unknown[]
  ) {
    const [first] = requests
    const isNotification =
      typeof first === 'object' && first !== null && 'name' in first && first.name === 'publish_messages'
    if (!isSending && !isNotification) {
      count += 1
      isSending = true
      setImmediate(() => {
        isSending = false
      })
    }
    return query.apply(this, requests)
  })
  await work()
  spy.mockRestore()
  return count
}
