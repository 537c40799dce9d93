import { randomUUID } from 'node:crypto'
import { inventory } from '@larder/contract/inventory'
import { plus, zero } from '@larder/kitchen/quantity/amount'
import { asc, eq, gte, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type App, buildApp } from '../../../app'
import { openDatabase } from '../../../db/database'
import { households } from '../../../db/tables/household'
import { bookings, lots } from '../../../db/tables/inventory'
import { readEnv } from '../../../env'
import { createLog } from '../../../log'
import type { Cook } from '../../../testing/a-cook'
import { aKitchen, relaxedRateLimits, type TestKitchen } from '../../../testing/kitchens/a-kitchen'
import { createTestClient, type TestClient } from '../../../testing/test-client'
import { heldAmountOf, toSnapshot } from '../lots/lot-row'
import type { BookingRow } from './book-changes'
import { createLedgerModel, type LedgerCommand } from './ledger-model.fixture'

let kitchen: TestKitchen
let second: App
let secondDb: ReturnType<typeof openDatabase>
let clients: TestClient[]
let cooks: Cook[]

beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  const { host, port, user, database } = kitchen.db.$client.options
  secondDb = openDatabase({ host, port, user, database, max: 5 }, createLog('silent'))
  second = await buildApp({
    env: readEnv({ PUBLIC_URL: 'http://larder.test' }),
    db: secondDb,
    log: createLog('silent'),
    mail: { send: async () => undefined, forget: async () => undefined, close: () => undefined },
    clock: kitchen.now,
    allowances: relaxedRateLimits,
  })
  await second.http.ready()
  cooks = [kitchen.ana, await kitchen.housemate(), await kitchen.housemate('Cy')]
  // Two clients on one server, a third on another.
  clients = [kitchen.call, kitchen.call, createTestClient(second.http)]
})
afterAll(async () => {
  await second.close()
  await secondDb.$client.end()
  await kitchen.close()
})

const place = fc.constantFrom('pantry' as const, 'fridge' as const, 'freezer' as const)
const some = fc.constantFrom('1', '2', '1/3', '3/7', '0.25', '5')
const wholes = fc.constantFrom('1', '2', '3', 'all')
const name = fc.constantFrom('Spinach', 'Kale', 'Grandma’s chutney')
const command: fc.Arbitrary<LedgerCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('step' as const), by: fc.integer({ min: -3, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('take' as const, 'waste' as const), amount: wholes }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), to: place, amount: some }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), to: place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), name }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('edit' as const), name, amount: some }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('create' as const), amount: some }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'open' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('bulk' as const),
      deed: fc.constantFrom('use-up' as const, 'remove' as const, 'move' as const),
      to: place,
    }),
  },
)
const turn = fc.record({
  pick: fc.nat(50),
  what: fc.oneof({ weight: 4, arbitrary: command }, fc.constant('undo')),
})
const games = fc.array(fc.array(turn, { minLength: 4, maxLength: 14 }), { minLength: 3, maxLength: 3 })
type Turn = { pick: number; what: LedgerCommand | string }

/** What all clients know: the items, the acknowledged bookings and their commands. */
interface Known {
  ids: number[]
  acknowledged: number[]
  written: number
  commands: Map<string, LedgerCommand>
}

const refusals =
  /^(item-not-found|not-enough-stock|invalid-amount|already-opened|booking-undone|changed-since)$/

async function play(call: TestClient, { token }: Cook, turns: readonly Turn[], known: Known): Promise<void> {
  for (const { pick, what } of turns) {
    const id = known.ids[pick % known.ids.length] ?? 0
    if (typeof what === 'string') {
      const booking = known.acknowledged[pick % known.acknowledged.length] ?? 0
      const { body } = await call(inventory.undo, { params: { id: booking } }, { token })
      if (body.error) expect(body.error.code).toMatch(refusals)
      else known.written += body.data.items.length + body.data.removed.length
      continue
    }
    const action = randomUUID()
    known.commands.set(action, what)
    const { body } = await sent(call, token, id, what, action)
    if (body.error) {
      expect(body.error.code).toMatch(refusals)
      continue
    }
    const { data } = body
    if (data.booking === undefined) continue
    known.acknowledged.push(data.booking)
    if ('items' in data) known.written += data.items.length + data.removed.length
    else {
      known.written += data.id === id || what.do === 'create' ? 1 : 2
      if (!known.ids.includes(data.id)) known.ids.push(data.id)
    }
  }
}

function sent(call: TestClient, token: string, id: number, what: LedgerCommand, action: string) {
  const params = { id }
  switch (what.do) {
    case 'create':
      return call(inventory.create, { body: { ...spinach, amount: what.amount, action } }, { token })
    case 'step':
      return call(inventory.step, { params, body: { by: what.by, action } }, { token })
    case 'take':
      return call(inventory.take, { params, body: { amount: what.amount, action } }, { token })
    case 'waste':
      return call(
        inventory.waste,
        { params, body: { amount: what.amount, reason: 'other', action } },
        { token },
      )
    case 'move':
      return call(inventory.move, { params, body: { to: what.to, amount: what.amount, action } }, { token })
    case 'edit':
      return call(
        inventory.update,
        { params, body: { name: what.name, amount: what.amount, action } },
        { token },
      )
    case 'remove':
      return call(inventory.remove, { params, query: { action } }, { token })
    case 'open':
      return call(inventory.open, { params, body: { action } }, { token })
    case 'bulk': {
      const bulkAction =
        what.deed === 'move' ? ({ do: 'move', to: what.to } as const) : ({ do: what.deed } as const)
      return call(inventory.bulk, { body: { ids: [id, id + 1], deed: bulkAction, action } }, { token })
    }
  }
}

const spinach = { name: 'Spinach', unit: 'bunches' }

describe('three concurrent clients', () => {
  test('never get a negative amount, lose nothing, and the ledger equals the stock', async () => {
    await fc.assert(
      fc.asyncProperty(games, async (all) => {
        const known: Known = { ids: [], acknowledged: [], written: 0, commands: new Map() }
        for (const amount of ['5', '3']) {
          await play(kitchen.call, kitchen.ana, [{ pick: 0, what: { do: 'create', amount } }], known)
        }
        await Promise.all(
          all.map((turns, at) => {
            const [call, cook] = [clients[at], cooks[at]]
            return call && cook && play(call, cook, turns, known)
          }),
        )
        await assertConsistent(known)
      }),
      { numRuns: 12 },
    )
  })
})

async function assertConsistent({ acknowledged, written, commands }: Known): Promise<void> {
  const list = (await kitchen.call(inventory.list, {}, { token: kitchen.ana.token })).body.data
  const first = gte(bookings.id, acknowledged[0] ?? 0)
  const booked = (await kitchen.db
    .select()
    .from(bookings)
    .where(first)
    .orderBy(asc(bookings.id))) as BookingRow[]
  const ids = [...new Set(booked.map(({ lotId }) => lotId))]

  // Each acknowledged booking is in the ledger once, and there are no others.
  expect(booked).toHaveLength(written)
  for (const id of acknowledged) expect(booked.filter((one) => one.id === id)).toHaveLength(1)

  const model = createLedgerModel()
  for (const booking of booked) model.check(booking, commands.get(booking.actionId))

  for (const lot of await kitchen.db.select().from(lots).where(inArray(lots.id, ids))) {
    const its = booked.filter(({ lotId }) => lotId === lot.id)
    expect(its.map(({ version }) => version)).toEqual(its.map((_, at) => at + 1))
    expect(lot.version).toBe(its.length)
    for (const [at, booking] of its.entries()) expect(booking.before).toEqual(its[at - 1]?.after ?? null)
    const sum = its.reduce(
      (all, { changeNumerator: over, changeDenominator: under }) =>
        plus(all, { numerator: over, denominator: under }),
      zero,
    )
    const last = its.at(-1)?.after ?? null
    expect(last).toEqual(lot.removedAt === null ? toSnapshot(lot) : null)
    expect(sum).toEqual(last ? heldAmountOf(lot) : zero)
    expect(model.shelves.get(lot.id)?.amount).toEqual(last ? sum : undefined)
    expect(list.find(({ id }) => id === lot.id)?.version).toBe(last ? lot.version : undefined)
  }
  const [household] = await kitchen.db
    .select({ lots: households.lotCount })
    .from(households)
    .where(eq(households.id, kitchen.householdId))
  expect(household).toEqual({ lots: list.length })
}

test('a hundred steps on two servers at once add up', async () => {
  const { id } = await kitchen.anItem({ amount: '100' })
  const { token } = kitchen.ana
  const taps = Array.from({ length: 100 }, (_, at) =>
    (clients[at % 3] ?? kitchen.call)(
      inventory.step,
      { params: { id }, body: { by: at % 2 === 0 ? 2 : -1 } },
      { token },
    ),
  )
  const responses = await Promise.all(taps)
  expect(responses.every(({ status }) => status === 200)).toBe(true)
  expect(await kitchen.see(id)).toMatchObject({ amount: '150', version: 101 })
})

test('one change sent to both servers at once is booked once', async () => {
  const { id } = await kitchen.anItem({ amount: '10' })
  const { token } = kitchen.ana
  const body = { amount: '3', action: randomUUID() }
  const both = await Promise.all(
    clients.map((call) => call(inventory.take, { params: { id }, body }, { token })),
  )
  expect(new Set(both.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await kitchen.see(id)).toMatchObject({ amount: '7', version: 2 })
})

test('of ten concurrent takes of the last one, one succeeds', async () => {
  const { id } = await kitchen.anItem({ amount: '1' })
  const { token } = kitchen.ana
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      (clients[at % 3] ?? kitchen.call)(inventory.take, { params: { id }, body: { amount: 1 } }, { token }),
    ),
  )
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
})
