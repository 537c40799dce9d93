import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createLog } from '../log'
import { hashSecret } from '../secrets'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { inTransaction } from './database'
import { publishAccountChange } from './household-lock'
import { openChangeListener, type PgListener } from './listener'
import { channelOfAccount, channelOfHousehold } from './notifier'

let database: TestDatabase
let listening: PgListener
const received: string[] = []
const everybody = Array.from({ length: 40 }, (_, n) => `cook ${n}`)

beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
  await new Promise<void>((resolve) => {
    listening = openChangeListener({
      db: database.db,
      log: createLog('silent'),
      onChange: (change) => void received.push('account' in change ? change.account : change.household),
      channels: [...everybody, 'unheard', 'heard'].map(channelOfAccount),
      onListening: () => resolve(),
    })
  })
})
afterAll(async () => {
  await listening.close()
  await database.drop()
})

test('households are spread over many channels, accounts over fewer; the same one always has the same', () => {
  const ids = Array.from({ length: 20_000 }, (_, n) => hashSecret(String(n)).toString('hex'))
  const counts = new Map<string, number>()
  for (const id of ids) {
    const channel = channelOfHousehold(id)
    expect(channel).toMatch(/^larder_household_\d+$/)
    counts.set(channel, (counts.get(channel) ?? 0) + 1)
  }
  // 20,000 in 8,192 groups by chance: 7,478 groups have one, and none many.
  expect(counts.size).toBeGreaterThan(7000)
  expect(Math.max(...counts.values())).toBeLessThan(20)
  expect(new Set(ids.map(channelOfAccount)).size).toBe(256)
  expect(channelOfHousehold('0192f3a4-7c1e-7abc-8def-0123456789ab')).toBe('larder_household_1781')
})

test('messages of many concurrent transactions all arrive, in few batches', async () => {
  const query = vi.spyOn(database.db.$client, 'query')
  await Promise.all(everybody.map((who) => inTransaction(database.db, (tx) => publishAccountChange(tx, who))))
  const batches = query.mock.calls.length
  query.mockRestore()
  await expect.poll(() => received.toSorted()).toEqual(everybody.toSorted())
  expect(batches).toBeLessThan(everybody.length)
})

test('a message that cannot be sent neither undoes the change nor blocks later ones', async () => {
  received.length = 0
  const query = vi.spyOn(database.db.$client, 'query').mockRejectedValueOnce(new Error('the line broke'))
  expect(
    await inTransaction(database.db, async (tx) => publishAccountChange(tx, 'unheard').then(() => 'written')),
  ).toBe('written')
  query.mockRestore()
  await inTransaction(database.db, (tx) => publishAccountChange(tx, 'heard'))
  await expect.poll(() => received).toEqual(['heard'])
})
