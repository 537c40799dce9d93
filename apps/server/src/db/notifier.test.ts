import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createLog } from '../log'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { type ChangeListener, openChangeListener } from './change-listener'
import { inTransaction } from './database'
import { publishAccountChange } from './household-lock'

let database: TestDatabase
let listening: ChangeListener
const heard: string[] = []

beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
  await new Promise<void>((resolve) => {
    listening = openChangeListener({
      db: database.db,
      log: createLog('silent'),
      onChange: (told) => void heard.push('account' in told ? told.account : told.household),
      onConnected: resolve,
    })
  })
})
afterAll(async () => {
  await listening.close()
  await database.drop()
})

const everybody = Array.from({ length: 40 }, (_, n) => `cook ${n}`)

test('what many transactions say at once is all heard, in few breaths', async () => {
  const asked = vi.spyOn(database.db.$client, 'query')
  await Promise.all(everybody.map((who) => inTransaction(database.db, (tx) => publishAccountChange(tx, who))))
  const breaths = asked.mock.calls.length
  asked.mockRestore()
  await expect.poll(() => heard.toSorted()).toEqual(everybody.toSorted())
  expect(breaths).toBeLessThan(everybody.length)
})

test('a word that could not be said neither undoes what was written nor keeps later ones back', async () => {
  heard.length = 0
  const asked = vi.spyOn(database.db.$client, 'query').mockRejectedValueOnce(new Error('the line broke'))
  expect(
    await inTransaction(database.db, async (tx) => publishAccountChange(tx, 'unheard').then(() => 'written')),
  ).toBe('written')
  asked.mockRestore()
  await inTransaction(database.db, (tx) => publishAccountChange(tx, 'heard'))
  await expect.poll(() => heard).toEqual(['heard'])
})
