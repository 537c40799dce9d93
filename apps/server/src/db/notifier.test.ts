import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createLog } from '../log'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { inTransaction } from './database'
import { publishAccountChange } from './household-lock'
import { type ChangeListener, openChangeListener } from './listener'

let database: TestDatabase
let listening: ChangeListener
const received: string[] = []

beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
  await new Promise<void>((resolve) => {
    listening = openChangeListener({
      db: database.db,
      log: createLog('silent'),
      onChange: (told) => void received.push('account' in told ? told.account : told.household),
      onConnected: resolve,
    })
  })
})
afterAll(async () => {
  await listening.close()
  await database.drop()
})

const everybody = Array.from({ length: 40 }, (_, n) => `cook ${n}`)

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
