import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openLog } from '../log'
import { aDatabase, type TestDatabase } from '../testing/test-database'
import { type Listening, openListening } from './listen'
import { inTransaction } from './open'
import { touchAccount } from './touch'

let database: TestDatabase
let listening: Listening
const heard: string[] = []

beforeAll(async () => {
  database = await aDatabase(inject('cluster'))
  await new Promise<void>((resolve) => {
    listening = openListening({
      db: database.db,
      log: openLog('silent'),
      onTold: (told) => void heard.push('account' in told ? told.account : told.household),
      onUp: resolve,
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
  await Promise.all(everybody.map((who) => inTransaction(database.db, (tx) => touchAccount(tx, who))))
  const breaths = asked.mock.calls.length
  asked.mockRestore()
  await expect.poll(() => heard.toSorted()).toEqual(everybody.toSorted())
  expect(breaths).toBeLessThan(everybody.length)
})

test('a word that could not be said neither undoes what was written nor keeps later ones back', async () => {
  heard.length = 0
  const asked = vi.spyOn(database.db.$client, 'query').mockRejectedValueOnce(new Error('the line broke'))
  expect(
    await inTransaction(database.db, async (tx) => touchAccount(tx, 'unheard').then(() => 'written')),
  ).toBe('written')
  asked.mockRestore()
  await inTransaction(database.db, (tx) => touchAccount(tx, 'heard'))
  await expect.poll(() => heard).toEqual(['heard'])
})
