import { inventory } from '@larder/contract/inventory'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inTransaction, openDatabase } from '../db/database'
import { toRawTx } from '../db/tx'
import { createLog } from '../log'
import { aKitchen, type TestKitchen } from '../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  await kitchen.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'no' using errcode = tg_argv[0]; end $$`)
})
afterAll(() => kitchen.close())

/** Adds an item while the database rejects writes with this code. */
async function addWhileFailing(code: string) {
  await kitchen.db.execute(
    sql.raw(`create trigger refusing before insert on lots execute function refuse('${code}')`),
  )
  const body = { name: 'Spinach', amount: '2', unit: 'bunches' }
  const response = await kitchen.call(inventory.create, { body }, { token: kitchen.ana.token })
  await kitchen.db.execute(sql`drop trigger refusing on lots`)
  return response
}

test('a full disk is reported to the cook, with a remedy in the log; reads still work', async () => {
  const { status, headers, body } = await addWhileFailing('53100')
  expect([status, body.error?.code, headers['retry-after']]).toEqual([507, 'storage-full', '60'])
  expect(body.error?.message).toContain('run out of room')
  expect(kitchen.logged.join('')).toContain('the disk is full. Free some space')
  const { status: read, body: list } = await kitchen.call(inventory.list, {}, { token: kitchen.ana.token })
  expect([read, list.data]).toEqual([200, []])
  await kitchen.anItem()
})

test.each(['57014', '57P01', '25P03', '08006'])(
  'a database failure (%s) is reported as retryable',
  async (code) => {
    const { status, headers, body } = await addWhileFailing(code)
    expect([status, body.error?.code, headers['retry-after']]).toEqual([503, 'not-ready', '2'])
  },
)

test('a lost response is not waited for, nor its rollback, and the next change gets a new connection', async () => {
  const { options } = kitchen.db.$client
  const db = openDatabase({ ...options, query_timeout: 300, max: 1 }, createLog('silent'))
  const hanging = inTransaction(db, (tx) => toRawTx(tx).execute(sql`select pg_sleep(40)`))
  // If awaited, the rollback would return only after the sleep, with its own timeout.
  await expect(hanging).rejects.toMatchObject({ cause: { message: 'Query read timeout' } })
  const { rows } = await inTransaction(db, (tx) =>
    toRawTx(tx).execute(sql`show idle_in_transaction_session_timeout`),
  )
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
  await db.$client.end()
})
