import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { inTransaction, inTransactionWith, queryAndCommit, type Tx } from './database'
import { toRawTx } from './tx'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
  pool = database.db.$client
  await pool.query('create table notes (word text primary key)')
})
afterAll(() => database.drop())
beforeEach(() => pool.query('delete from notes'))

const note = (tx: Tx, word: string) => toRawTx(tx).$client.query('insert into notes values ($1)', [word])
const lastNote = (tx: Tx, word: string) =>
  queryAndCommit(tx, { text: 'insert into notes values ($1)', values: [word] })
const notes = async () =>
  (await pool.query('select word from notes order by word')).rows.map(({ word }) => word)

test('first queries and the last query run inside the transaction', async () => {
  const inside = (tx: Tx) => toRawTx(tx).$client.query('select now() <> statement_timestamp() as inside')
  const first = await inTransactionWith(database.db, inside, async (tx, { rows }) => {
    await note(tx, 'first')
    await lastNote(tx, 'last')
    return rows[0]
  })
  expect(first).toEqual({ inside: true })
  expect(await notes()).toEqual(['first', 'last'])
})

test('a failing last query rolls back and throws its error', async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await note(tx, 'twice')
    await lastNote(tx, 'twice')
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await notes()).toEqual([])
})

test('a failing first query ends the transaction before any work', async () => {
  const failing = inTransactionWith(
    database.db,
    (tx) => toRawTx(tx).$client.query('select 1 / 0'),
    (tx) => note(tx, 'done'),
  )
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(await notes()).toEqual([])
})

test('continuing after a failed query throws, because nothing was written', async () => {
  const givenUp = inTransaction(database.db, async (tx) => {
    await note(tx, 'once')
    await note(tx, 'once').catch(() => undefined)
  })
  await expect(givenUp).rejects.toThrow('rolled back')
  expect(await notes()).toEqual([])
})

test('connections are always released', async () => {
  const { max } = pool.options
  for (let n = 0; n <= max; n += 1)
    await expect(
      inTransaction(database.db, (tx) => queryAndCommit(tx, { text: 'select 1 / 0' })),
    ).rejects.toThrow()
  expect(pool.idleCount).toBe(pool.totalCount)
})
