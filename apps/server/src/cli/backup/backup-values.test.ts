import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { copyPoolConfig } from '../../db/database'
import { migrate } from '../../db/migrate'
import { aCook } from '../../testing/a-cook'
import { testApp } from '../../testing/test-app'
import { aTestDatabase } from '../../testing/test-database'
import { readEveryRow } from './every-row.fixture'
import { unpackBackup } from './forged-backup.fixture'
import { makeBackup } from './make-backup'
import { createPlainPool } from './plain-pool.fixture'
import { restoreBackup } from './restore-backup'

const now = '2026-11-15T08:00:00.000Z'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-values-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function aPool() {
  const database = await aTestDatabase(inject('cluster'), copyPoolConfig)
  onTestFinished(() => database.drop())
  return database.db.$client
}

/** Larder's migrations and additional ones, as of a later version. */
async function laterMigrations(more: Record<string, string>): Promise<URL> {
  const steps = await mkdtemp(join(folder, 'steps-'))
  await cp(new URL('../../db/migrations/', import.meta.url), steps, { recursive: true })
  for (const [name, sql] of Object.entries(more)) await writeFile(join(steps, name), sql)
  return pathToFileURL(`${steps}/`)
}

const aFile = async () => join(await mkdtemp(join(folder, 'file-')), 'backup.tar.gz')

const awkward = `
  create type mood as enum ('hungry', 'it''s "full"');
  create table awkward (
    id bigint generated always as identity primary key,
    "odd ""name"", too" text,
    big bigint, exact numeric, small real, double double precision,
    bytes bytea, moment timestamptz, day date, span interval, flag boolean,
    made json, stored jsonb, list text[], numbers bigint[], mood mood, range int4range, address inet,
    doubled bigint generated always as (big / 2) stored
  );
  create table seeded (word text primary key);
  insert into seeded values ('from the step');`

const values = [
  '',
  'null',
  '\\N',
  '\\.',
  '\\',
  '\\\\',
  'a\tb\nc\rd\be\fe\vf',
  "it's",
  '"quoted"',
  '{curly}',
  ' spaces ',
  'ünï\u0308cødé',
  '水飲み',
  '👩🏽‍🍳🥑',
  '\u200b\ufeff\u2028',
  '\x01\x7f',
  'x'.repeat(100_000),
  null,
]

describe('unusual values', () => {
  test('are restored exactly', async () => {
    const steps = await laterMigrations({ '9002-awkward.sql': awkward })
    const source = await aPool()
    await migrate(source, steps)
    await source.query(
      "insert into seeded values ('from a cook'); delete from seeded where word like '%step'",
    )
    for (const value of values) {
      const list = value === null ? null : [value, null, '']
      await source.query(
        `insert into awkward ("odd ""name"", too", bytes, made, stored, list) values ($1, $2, $3, $4, $5)`,
        [
          value,
          value && Buffer.from(value),
          JSON.stringify({ value }, null, 2),
          JSON.stringify([value]),
          list,
        ],
      )
    }
    await source.query(`
      insert into awkward (big, exact, small, double, bytes, moment, day, span, flag, numbers, mood, range, address)
      values
        (9223372036854775807, 123456789012345678901234567890.000100, 0.1, 0.1::float8 + 0.2::float8,
          decode('00ff5c6e0a0d09', 'hex'), '2026-11-15 08:30:00.123456+05:30', '0044-03-15 BC',
          '1 year -2 mons +3 days -04:05:06.789', true, '{9007199254740993,NULL}', 'it''s "full"', '[1,5)', '::1'),
        (-9223372036854775808, 'NaN', '-Infinity', 5e-324, '', 'infinity', '9999-12-31', '-1 mons', false, '{}',
          'hungry', 'empty', '10.0.0.0/8'),
        (9007199254740993, 1e-30, 3.4028235e38, 1.7976931348623157e308, null, '-infinity', 'epoch', '0', null,
          null, null, null, null)`)
    const file = await aFile()
    await makeBackup({ pool: source, dataFolder: folder, file, now, steps })
    const target = await aPool()
    await target.query(
      "set timezone = 'Asia/Kolkata'; set datestyle = 'German'; set intervalstyle = 'iso_8601'",
    )
    await restoreBackup({
      pool: target,
      dataFolder: await mkdtemp(join(folder, 'new-')),
      file,
      replace: false,
      steps,
    })
    await target.query('reset all')
    expect(await readEveryRow(target)).toEqual(await readEveryRow(source))
    const next = 'insert into awkward (big) values (1) returning id::text'
    expect((await target.query(next)).rows).toEqual((await source.query(next)).rows)
  })

  test('of a very large table are copied in parts', async () => {
    const steps = await laterMigrations({ '9002-large.sql': 'create table large (n integer, filler text)' })
    const source = await aPool()
    await migrate(source, steps)
    await source.query(
      `insert into large select n, md5(n::text) || repeat('ü', 200) from generate_series(1, 40000) n`,
    )
    const file = await aFile()
    const { manifest } = await makeBackup({ pool: source, dataFolder: folder, file, now, steps })
    expect(manifest.entries.filter(({ name }) => name.startsWith('tables/large/')).length).toBeGreaterThan(3)
    const target = await aPool()
    await restoreBackup({
      pool: target,
      dataFolder: await mkdtemp(join(folder, 'new-')),
      file,
      replace: false,
      steps,
    })
    const sum = `select count(*), sum(n), md5(string_agg(filler, '' order by n)) as all from large`
    expect((await target.query(sum)).rows).toEqual((await source.query(sum)).rows)
  })
})

describe('tables of other versions', () => {
  const second = `
    create table eggs (id bigserial primary key, hen bigint);
    create table hens (id bigserial primary key, egg bigint references eggs, mother bigint references hens);
    alter table eggs add constraint eggs_hen foreign key (hen) references hens deferrable;
    create table laid (n integer);
    create function count_egg() returns trigger language plpgsql as
      $$ begin insert into laid values (1); return new; end $$;
    create trigger counting after insert on eggs for each row execute function count_egg();`
  const third =
    'alter table hens add column name text; update hens set name = $$Hen $$ || id; drop table laid cascade'

  test('are restored with circular foreign keys, without firing triggers, and migrated', async () => {
    const then = await laterMigrations({ '9002-hens.sql': second })
    const source = await aPool()
    await migrate(source, then)
    await source.query(`
      insert into eggs (hen) select null from generate_series(1, 3);
      insert into hens (egg, mother) values (1, 3), (2, 1), (3, 2);
      update eggs set hen = 4 - id; select setval('eggs_id_seq', 41)`)
    const file = await aFile()
    await makeBackup({ pool: source, dataFolder: folder, file, now, steps: then })

    const later = await laterMigrations({ '9002-hens.sql': second, '9003-names.sql': third })
    const target = await aPool()
    await migrate(target, later)
    const parts = { dataFolder: await mkdtemp(join(folder, 'new-')), file, replace: false, pool: target }
    expect((await restoreBackup({ ...parts, steps: later })).upgraded).toEqual(['9003-names.sql'])
    const hens = 'select id::int, egg::int, name from hens order by id'
    expect((await target.query(hens)).rows).toEqual([
      { id: 1, egg: 1, name: 'Hen 1' },
      { id: 2, egg: 2, name: 'Hen 2' },
      { id: 3, egg: 3, name: 'Hen 3' },
    ])
    expect((await target.query("select nextval('eggs_id_seq')::int as n")).rows).toEqual([{ n: 42 }])
    await expect(target.query('update eggs set hen = 99')).rejects.toThrow('eggs_hen')

    const older = { ...parts, pool: await aPool() }
    await expect(restoreBackup(older)).rejects.toThrow('newer Larder (it has the migration 9002-hens.sql)')
    const parts2 = { pool: target, dataFolder: folder, file: await aFile(), now }
    await expect(makeBackup(parts2)).rejects.toThrow('The database was written by a newer Larder')

    await restoreBackup({ ...parts, pool: older.pool, steps: then })
    expect((await older.pool.query('select count(*)::int as n from laid')).rows).toEqual([{ n: 3 }])
    await older.pool.query('insert into eggs default values')
    expect((await older.pool.query('select count(*)::int as n from laid')).rows).toEqual([{ n: 4 }])
  })
})

describe('a backup of a running installation', () => {
  test('is a consistent snapshot', async () => {
    const app = await testApp(inject('cluster'))
    const pool = createPlainPool(app.db)
    onTestFinished(async () => {
      await pool.end()
      await app.close()
    })
    await pool.query(`
      create table a_left (n integer); create table z_right (n integer); create table m_middle (filler text);
      insert into a_left values (0); insert into z_right values (1000000);
      insert into m_middle select repeat('x', 1000) from generate_series(1, 20000)`)
    let working = true
    const moving = (async () => {
      while (working) {
        await pool.query('begin; update a_left set n = n + 1; update z_right set n = n - 1; commit')
      }
    })()
    const cooking = (async () => {
      for (let n = 0; working; n++)
        await aCook(app, { email: `busy-${n}@example.org` }).catch(() => undefined)
    })()
    const file = await aFile()
    const { manifest } = await makeBackup({ pool, dataFolder: folder, file, now })
    const during = (await pool.query('select n from a_left')).rows[0]?.n
    working = false
    await Promise.all([moving, cooking])
    expect(during).toBeGreaterThan(0)

    const rows = new Map(manifest.tables.map(({ name, rows }) => [name, rows]))
    expect(rows.get('accounts')).toBe(rows.get('households'))
    expect(rows.get('accounts')).toBe(rows.get('household_members'))
    expect(rows.get('accounts')).toBe(rows.get('sessions'))
    const target = await aPool()
    await restoreBackup({
      pool: target,
      dataFolder: await mkdtemp(join(folder, 'new-')),
      file,
      replace: false,
    })
    const files = await unpackBackup(file)
    const left = Number(files.get('tables/a_left/000001.copy'))
    expect(left + Number(files.get('tables/z_right/000001.copy'))).toBe(1_000_000)
    expect(left).toBeLessThan(during)
  })
})
