import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createLog } from '../log'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { toClientConfig } from './connection/direct-client'
import { inTransaction, openDatabase } from './database'
import {
  type ChangeEvent,
  lockHousehold,
  publishAccountChange,
  publishHouseholdChange,
} from './household-lock'
import { openChangeListener, type PgListener } from './listener'
import { channelOfAccount, channelOfHousehold } from './notifier'

let database: TestDatabase
beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
})
afterAll(() => database.drop())

const householdId = '0192f3a4-7c1e-7abc-8def-0123456789ab'

interface TestListener {
  received: ChangeEvent[]
  /** Each time with what it began to listen to. */
  listened: string[][]
  logLines: string[]
  listener: PgListener
}

async function listen(...channels: string[]): Promise<TestListener> {
  const received: ChangeEvent[] = []
  const logLines: string[] = []
  const listened: string[][] = []
  const log = createLog('warn', { write: (line) => void logLines.push(line) })
  const listener = openChangeListener({
    db: database.db,
    log,
    channels,
    onChange: (one) => void received.push(one),
    onListening: (begun) => void listened.push([...begun].sort()),
  })
  await expect.poll(() => listened.length, { timeout: 30_000 }).toBe(1)
  return { received, listened, logLines, listener }
}

const [ours, theirs] = [channelOfAccount('us'), channelOfAccount('them')]

const terminateConnections = () =>
  database.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and pid <> pg_backend_pid() and query ilike 'listen%'`,
    [database.name],
  )

test('a change is published after the commit, and not after a rollback', async () => {
  const { db } = database
  await db.$client.query(`insert into households (id, name, created_at) values ($1, 'Home', now())`, [
    householdId,
  ])
  const { received, listener } = await listen(channelOfHousehold(householdId), channelOfAccount('somebody'))
  const failing = inTransaction(db, async (tx) => {
    await lockHousehold(tx, householdId, 'inventory')
    throw new Error('never mind')
  })
  await expect(failing).rejects.toThrow('never mind')
  await inTransaction(db, async (tx) => {
    await lockHousehold(tx, householdId, 'diet', 'inventory')
    await publishAccountChange(tx, 'somebody')
  })
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(2)
  expect(received).toEqual([
    { household: householdId, words: ['diet', 'inventory'], revision: 1 },
    { account: 'somebody' },
  ])
  await listener.close()
})

test('a deleted household is not found', async () => {
  const deleted = inTransaction(database.db, (tx) =>
    lockHousehold(tx, '0192f3a4-7c1e-7abc-8def-00000000dead', 'diet'),
  )
  await expect(deleted).rejects.toMatchObject({ code: 'household-not-found' })
})

test('a broken connection is reopened and reported', async () => {
  const { received, listened, logLines, listener } = await listen(ours)
  for (let cut = 2; cut < 5; cut += 1) {
    await terminateConnections()
    await expect.poll(() => listened.length, { timeout: 30_000 }).toBe(cut)
  }
  await publishAccountChange(database.db, 'us')
  await expect.poll(() => received, { timeout: 30_000 }).toEqual([{ account: 'us' }])
  expect(logLines.join('')).toContain('LISTEN connection lost')
  await listener.close()
})

test('notifications arrive only from joined groups, and not after leaving them', async () => {
  const { received, listened, listener } = await listen(ours)
  const publishBoth = async () => {
    await publishAccountChange(database.db, 'them')
    await publishAccountChange(database.db, 'us')
  }
  await publishBoth()
  await expect.poll(() => received, { timeout: 30_000 }).toEqual([{ account: 'us' }])
  listener.add([ours, theirs])
  await expect.poll(() => listened, { timeout: 30_000 }).toEqual([[ours], [theirs]])
  await publishBoth()
  await expect
    .poll(() => received.slice(1), { timeout: 30_000 })
    .toEqual([{ account: 'them' }, { account: 'us' }])
  listener.keepOnly(new Set([theirs]))
  // On one connection, one after the other: once this is listened to, the other is left.
  listener.add([channelOfHousehold(householdId)])
  await expect.poll(() => listened.length, { timeout: 30_000 }).toBe(3)
  await publishAccountChange(database.db, 'us')
  await publishAccountChange(database.db, 'them')
  await expect.poll(() => received.slice(3), { timeout: 30_000 }).toEqual([{ account: 'them' }])
  await listener.close()
})

test('a group that was joined while the connection was lost is listened to with the others', async () => {
  const { received, listened, listener } = await listen(ours)
  await terminateConnections()
  listener.add([theirs])
  await expect.poll(() => listened.slice(1).flat().sort(), { timeout: 30_000 }).toEqual([ours, theirs].sort())
  await publishAccountChange(database.db, 'them')
  await expect.poll(() => received, { timeout: 30_000 }).toEqual([{ account: 'them' }])
  await listener.close()
})

test('groups joined at once are listened to together', async () => {
  const { received, listened, listener } = await listen(ours)
  const households = Array.from({ length: 500 }, (_, n) => `household ${n}`)
  for (const household of households) listener.add([channelOfHousehold(household)])
  await expect.poll(() => new Set(listened.flat()).size, { timeout: 30_000 }).toBeGreaterThan(450)
  expect(listened.length).toBeLessThan(5)
  for (const household of households.slice(0, 20))
    await publishHouseholdChange(database.db, { household, words: ['diet'], revision: 1 })
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(20)
  await listener.close()
})

test('foreign payloads are ignored', async () => {
  const { received, logLines, listener } = await listen(ours)
  for (const payload of [
    '',
    'nonsense',
    '[]',
    '{}',
    '{"household":1}',
    '{"household":"h","words":[1],"revision":1}',
  ])
    await database.db.$client.query('select pg_notify($1, $2)', [ours, payload])
  await publishAccountChange(database.db, 'us')
  await expect.poll(() => received, { timeout: 30_000 }).toEqual([{ account: 'us' }])
  expect(logLines).toHaveLength(6)
  await listener.close()
})

test('closing releases the connection, also while the database is unavailable', async () => {
  const { listener } = await listen(ours)
  await listener.close()
  const left = async () => {
    const { rows } = await database.db.$client.query(
      `select from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
      [database.name],
    )
    return rows.length
  }
  await expect.poll(left, { timeout: 30_000 }).toBe(0)
  const logLines: string[] = []
  const log = createLog('warn', { write: (line) => void logLines.push(line) })
  const nowhere = openDatabase({ host: 'localhost', port: 1 }, log)
  const lonely = openChangeListener({
    db: nowhere,
    log,
    channels: [ours],
    onChange: () => undefined,
    onListening: () => undefined,
  })
  await expect.poll(() => logLines.length, { timeout: 30_000 }).toBeGreaterThan(1)
  await lonely.close()
  await nowhere.$client.end()
})

test('the listener uses the password that the pool hides', async () => {
  const pool = openDatabase(
    { host: 'localhost', user: 'larder', password: 'a door of our own' },
    createLog('silent'),
  )
  expect({ ...pool.$client.options }).not.toHaveProperty('password')
  expect(toClientConfig(pool.$client)).toMatchObject({ user: 'larder', password: 'a door of our own' })
  await pool.$client.end()
})
