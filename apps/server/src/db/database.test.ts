import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { inTransaction, inTransactionWith, queryAndCommit, type Tx } from './database'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
  pool = database.db.$client
  await pool.query('create table notes (word text primary key)')
})
afterAll(() => database.drop())
beforeEach(() => pool.query('delete from notes'))

const note = (tx: Tx, word: string) => tx.$client.query('insert into notes values ($1)', [word])
const lastNote = (tx: Tx, word: string) =>
  queryAndCommit(tx, { text: 'insert into notes values ($1)', values: [word] })
const notes = async () =>
  (await pool.query('select word from notes order by word')).rows.map(({ word }) => word)

test('first questions and the last one are asked inside', async () => {
  const inside = (tx: Tx) => tx.$client.query('select now() <> statement_timestamp() as inside')
  const first = await inTransactionWith(database.db, inside, async (tx, { rows }) => {
    await note(tx, 'first')
    await lastNote(tx, 'last')
    return rows[0]
  })
  expect(first).toEqual({ inside: true })
  expect(await notes()).toEqual(['first', 'last'])
})

test('a last question that is refused leaves nothing behind, and says why', async () => {
  const refused = inTransaction(database.db, async (tx) => {
    await note(tx, 'twice')
    await lastNote(tx, 'twice')
  })
  await expect(refused).rejects.toMatchObject({ code: '23505' })
  expect(await notes()).toEqual([])
})

test('a first question that is refused ends it before anything is done', async () => {
  const refused = inTransactionWith(
    database.db,
    (tx) => tx.$client.query('select 1 / 0'),
    (tx) => note(tx, 'done'),
  )
  await expect(refused).rejects.toMatchObject({ code: '22012' })
  expect(await notes()).toEqual([])
})

test('whoever goes on after a refusal is told that nothing was written', async () => {
  const givenUp = inTransaction(database.db, async (tx) => {
    await note(tx, 'once')
    await note(tx, 'once').catch(() => undefined)
  })
  await expect(givenUp).rejects.toThrow('rolled back')
  expect(await notes()).toEqual([])
})

test('connections come back whatever happened', async () => {
  const { max } = pool.options
  for (let n = 0; n <= max; n += 1)
    await expect(
      inTransaction(database.db, (tx) => queryAndCommit(tx, { text: 'select 1 / 0' })),
    ).rejects.toThrow()
  expect(pool.idleCount).toBe(pool.totalCount)
})
