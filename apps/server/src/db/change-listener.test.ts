import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createLog } from '../log'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { type ChangeListener, openChangeListener } from './change-listener'
import { inTransaction, openDatabase } from './database'
import { type ChangeEvent, lockHousehold, publishAccountChange } from './household-lock'
import { toClientConfig } from './listener'
import { changesChannel } from './notifier'

let database: TestDatabase
beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
})
afterAll(() => database.drop())

const home = '0192f3a4-7c1e-7abc-8def-0123456789ab'

interface Ear {
  told: ChangeEvent[]
  ups(): number
  lines: string[]
  listening: ChangeListener
}

async function listen(): Promise<Ear> {
  const told: ChangeEvent[] = []
  const lines: string[] = []
  let ups = 0
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const listening = openChangeListener({
    db: database.db,
    log,
    onChange: (one) => void told.push(one),
    onConnected() {
      ups += 1
    },
  })
  await expect.poll(() => ups, { timeout: 30_000 }).toBe(1)
  return { told, ups: () => ups, lines, listening }
}

const cutLines = () =>
  database.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and pid <> pg_backend_pid() and query ilike 'listen%'`,
    [database.name],
  )

test('word of a change comes when the transaction is through, and not when it fails', async () => {
  const { db } = database
  await db.$client.query(`insert into households (id, name, created_at) values ($1, 'Home', now())`, [home])
  const { told, listening } = await listen()
  const failing = inTransaction(db, async (tx) => {
    await lockHousehold(tx, home, 'inventory')
    throw new Error('never mind')
  })
  await expect(failing).rejects.toThrow('never mind')
  await inTransaction(db, async (tx) => {
    await lockHousehold(tx, home, 'diet', 'inventory')
    await publishAccountChange(tx, 'somebody')
  })
  await expect.poll(() => told.length, { timeout: 30_000 }).toBe(2)
  expect(told).toEqual([
    { household: home, words: ['diet', 'inventory'], revision: 1 },
    { account: 'somebody' },
  ])
  await listening.close()
})

test('a household that is gone is not found', async () => {
  const gone = inTransaction(database.db, (tx) =>
    lockHousehold(tx, '0192f3a4-7c1e-7abc-8def-00000000dead', 'diet'),
  )
  await expect(gone).rejects.toMatchObject({ code: 'household-not-found' })
})

test('a line that breaks is taken up again, and that is told', async () => {
  const { told, ups, lines, listening } = await listen()
  for (let cut = 2; cut < 5; cut += 1) {
    await cutLines()
    await expect.poll(ups, { timeout: 30_000 }).toBe(cut)
  }
  await publishAccountChange(database.db, 'heard again')
  await expect.poll(() => told, { timeout: 30_000 }).toEqual([{ account: 'heard again' }])
  expect(lines.join('')).toContain('LISTEN connection lost')
  await listening.close()
})

test('what nobody of us said is passed over', async () => {
  const { told, lines, listening } = await listen()
  for (const payload of [
    '',
    'nonsense',
    '[]',
    '{}',
    '{"household":1}',
    '{"household":"h","words":[1],"revision":1}',
  ])
    await database.db.$client.query('select pg_notify($1, $2)', [changesChannel, payload])
  await publishAccountChange(database.db, 'us')
  await expect.poll(() => told, { timeout: 30_000 }).toEqual([{ account: 'us' }])
  expect(lines).toHaveLength(6)
  await listening.close()
})

test('closing lets go of the connection, also while the database is away', async () => {
  const { listening } = await listen()
  await listening.close()
  const left = async () => {
    const { rows } = await database.db.$client.query(
      `select from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
      [database.name],
    )
    return rows.length
  }
  await expect.poll(left, { timeout: 30_000 }).toBe(0)
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const nowhere = openDatabase({ host: 'localhost', port: 1 }, log)
  const lonely = openChangeListener({
    db: nowhere,
    log,
    onChange: () => undefined,
    onConnected: () => undefined,
  })
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(1)
  await lonely.close()
  await nowhere.$client.end()
})

test('the line knows the password that the pool hides', async () => {
  const pool = openDatabase(
    { host: 'localhost', user: 'larder', password: 'a door of our own' },
    createLog('silent'),
  )
  expect({ ...pool.$client.options }).not.toHaveProperty('password')
  expect(toClientConfig(pool.$client)).toMatchObject({ user: 'larder', password: 'a door of our own' })
  await pool.$client.end()
})
