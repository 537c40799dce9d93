import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createLog } from '../log'
import { hasLockWaiter } from '../testing/has-lock-waiter'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { openDatabase } from './database'
import { migrate } from './migrate'
import * as account from './tables/account'
import * as household from './tables/household'
import * as limits from './tables/rate-limits'

let database: TestDatabase
let folder: string
const folderUrl = () => pathToFileURL(`${folder}/`)
const addMigration = (name: string, sql: string) => writeFile(join(folder, name), sql)
const pool = () => database.db.$client

beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
  await pool().query('drop schema public cascade; create schema public')
  folder = await mkdtemp(join(tmpdir(), 'larder-migrations-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

describe('migrations', () => {
  test('run in order and once, whichever process starts first', async () => {
    await addMigration('0001-a.sql', 'create table a (n integer)')
    await addMigration('0002-b.sql', 'insert into a values (1)')
    const many = await Promise.all(Array.from({ length: 5 }, () => migrate(pool(), folderUrl())))
    expect(many.flat()).toEqual(['0001-a.sql', '0002-b.sql'])
    expect((await pool().query('select n from a')).rows).toEqual([{ n: 1 }])
  })

  test('a failing one is rolled back, and the next start retries it', async () => {
    await addMigration('0003-c.sql', 'create table c (n integer); insert into c values (1); select 1 / 0')
    await expect(migrate(pool(), folderUrl())).rejects.toThrow('0003-c.sql failed and was undone')
    expect((await pool().query("select to_regclass('c') as c")).rows).toEqual([{ c: null }])
    await addMigration('0003-c.sql', 'create table c (n integer)')
    expect(await migrate(pool(), folderUrl())).toEqual(['0003-c.sql'])
  })

  test('an online one runs step by step, builds indexes concurrently and continues where it stopped', async () => {
    const steps = (last: string) => `-- online
-- step
create table d (n integer);
-- step
create unique index concurrently d_n on d (n);
-- step
alter table d alter column n set not null, add constraint d_pkey primary key using index d_n;
-- step
${last};
`
    await addMigration('0004-d.sql', steps('select 1 / 0'))
    await expect(migrate(pool(), folderUrl())).rejects.toThrow('0004-d.sql stopped')
    await addMigration('0004-d.sql', steps('insert into d values (1)'))
    const many = await Promise.all(Array.from({ length: 3 }, () => migrate(pool(), folderUrl())))
    expect(many.flat()).toEqual(['0004-d.sql'])
    expect((await pool().query('select n from d')).rows).toEqual([{ n: 1 }])
    expect((await pool().query("select to_regclass('migration_steps') as steps")).rows).toEqual([
      { steps: null },
    ])
  })

  test.each([
    ['one in a transaction', '0005-e.sql', 'alter table d add column m integer;\n'],
    ['an online one', '0006-f.sql', '-- online\n-- step\nalter table d add column o integer;\n'],
  ])('%s gives up a lock that somebody holds, and tries again', async (_, name, sql) => {
    await addMigration(name, sql)
    const holder = await pool().connect()
    await holder.query('begin; select n from d')
    const migrating = migrate(pool(), folderUrl())
    await expect.poll(() => hasLockWaiter(holder)).toBe(true)
    await expect.poll(() => hasLockWaiter(holder)).toBe(false)
    // Nobody waits behind it meanwhile.
    expect((await pool().query('select n from d')).rows).toEqual([{ n: 1 }])
    await holder.query('commit')
    holder.release()
    expect(await migrating).toEqual([name])
  })

  test('an edited one is rejected', async () => {
    await addMigration('0001-a.sql', 'create table a (n bigint)')
    await expect(migrate(pool(), folderUrl())).rejects.toThrow('0001-a.sql was edited after it ran here')
    await addMigration('0001-a.sql', 'create table a (n integer)')
  })

  test('a database of a newer Larder is rejected', async () => {
    await pool().query(`insert into schema_migrations values ('0009-later.sql', 'x')`)
    await expect(migrate(pool(), folderUrl())).rejects.toThrow('written by a newer Larder')
  })
})

describe('the tables in code', () => {
  const tables = [account, household, limits]
    .flatMap((file) => Object.values(file))
    .filter((one) => is(one, PgTable))
  let real: TestDatabase
  beforeAll(async () => {
    real = await aTestDatabase(inject('cluster'))
  })
  afterAll(() => real.drop())

  test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    '%s is as the database has it',
    async (name, table) => {
      const { rows } = await real.db.$client.query<{ name: string; required: boolean }>(
        `select column_name as name, is_nullable = 'NO' as required from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
        [name],
      )
      const inCode = Object.values(getTableColumns(table)).map((column) => ({
        name: column.name,
        required: column.notNull,
      }))
      const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
      expect(inCode.sort(byName)).toEqual(rows.sort(byName))
    },
  )

  test('the key of every household table holds the household', async () => {
    const { rows } = await real.db.$client.query<{ table_name: string; key: string[] }>(
      `select c.relname as table_name, array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) as key
       from pg_index i join pg_class c on c.oid = i.indrelid
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
       where i.indisunique and c.relnamespace = 'public'::regnamespace and exists (
         select 1 from information_schema.columns h
         where h.table_schema = 'public' and h.table_name = c.relname and h.column_name = 'household_id')
       group by c.relname, i.indexrelid having not bool_or(a.attname = 'household_id') order by 1`,
    )
    // Secrets are unique everywhere; they are looked up in tables that every node has.
    expect(rows).toEqual([
      { table_name: 'calendar_feeds', key: ['secret_hash'] },
      { table_name: 'household_secrets', key: ['secret_hash'] },
    ])
  })

  test('references between household tables hold the household', async () => {
    const { rows } = await real.db.$client.query<{ name: string }>(
      `select k.conname as name from pg_constraint k
       where k.contype = 'f' and k.connamespace = 'public'::regnamespace
         and exists (select 1 from pg_attribute where attrelid = k.conrelid and attname = 'household_id' and not attisdropped)
         and exists (select 1 from pg_attribute where attrelid = k.confrelid and attname = 'household_id' and not attisdropped)
         and not exists (select 1 from pg_attribute where attrelid = k.conrelid and attname = 'household_id' and attnum = any(k.conkey))`,
    )
    expect(rows).toEqual([])
  })

  test('every household table has its id, first in an index', async () => {
    const { rows } = await real.db.$client.query<{ table_name: string }>(
      `select c.table_name from information_schema.columns c
       where c.table_schema = 'public' and c.column_name = 'household_id' and not exists (
         select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
         where i.indrelid = c.table_name::regclass and a.attname = 'household_id')`,
    )
    expect(rows).toEqual([])
  })
})

test('a broken idle connection does not end the process', async () => {
  const lines: string[] = []
  const real = await aTestDatabase(inject('cluster'))
  const db = openDatabase(
    { ...inject('cluster'), database: real.name },
    createLog('warn', { write: (line) => void lines.push(line) }),
  )
  await db.$client.query('select 1')
  await real.db.$client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [real.name],
  )
  await expect.poll(() => lines.join(''), { timeout: 30_000 }).toContain('idle database connection lost')
  expect((await db.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await db.$client.end()
  await real.drop()
})
