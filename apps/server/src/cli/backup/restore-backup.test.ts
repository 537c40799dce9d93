import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { account } from '@larder/contract/account'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { copyPoolConfig } from '../../db/database'
import { aCook, type Cook } from '../../testing/a-cook'
import { type TestApp, testApp } from '../../testing/test-app'
import { aTestDatabase, type TestDatabase } from '../../testing/test-database'
import { readEveryRow } from './every-row.fixture'
import { packBackup, rewriteManifest, unpackBackup } from './forged-backup.fixture'
import { makeBackup } from './make-backup'
import { createPlainPool } from './plain-pool.fixture'
import { restoreBackup } from './restore-backup'

const now = '2026-11-15T08:00:00.000Z'
let folder: string
let app: TestApp
let source: pg.Pool
let cook: Cook
let file: string
const at = (...path: string[]) => join(folder, ...path)
const poolOf = ({ db }: TestDatabase) => db.$client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-backup-'))
  app = await testApp(inject('cluster'))
  source = createPlainPool(app.db)
  cook = await aCook(app, { name: 'Ana ’O Brien\\', email: 'ana@example.org' })
  for (let n = 0; n < 5; n++) await aCook(app)
  await mkdir(at('old', 'pictures', 'ab'), { recursive: true })
  await writeFile(at('old', 'pictures', 'ab', 'plums.webp'), Buffer.from([0, 255, 10, 13, 92]))
  await writeFile(at('old', 'pictures', 'empty.png'), '')
  file = at('backup.tar.gz')
  await makeBackup({ pool: source, dataFolder: at('old'), file, now })
})
afterAll(async () => {
  await source.end()
  await app.close()
  await rm(folder, { recursive: true })
})

let target: TestDatabase
let dataFolder: string
const restore = (from: string, replace = false) =>
  restoreBackup({ pool: poolOf(target), dataFolder, file: from, replace })

beforeEach(async () => {
  target = await aTestDatabase(inject('cluster'), copyPoolConfig)
  dataFolder = await mkdtemp(join(folder, 'new-'))
  return () => target.drop()
})

async function addAccount(): Promise<void> {
  await poolOf(target).query(`
    insert into households values ('0192f3a4-7c1e-7abc-8def-000000000001', 'Zoe’s kitchen', now());
    insert into accounts (id, email, name, current_household_id, created_at, updated_at) values
      (gen_random_uuid(), 'zoe@example.org', 'Zoe', '0192f3a4-7c1e-7abc-8def-000000000001', now(), now())`)
}

/** Expects a restore to be rejected for this reason, with rows and files unchanged. */
async function expectUnchanged(from: string, reason: string, replace = false): Promise<void> {
  const before = await readEveryRow(poolOf(target))
  await expect(restore(from, replace)).rejects.toThrow(reason)
  expect(await readEveryRow(poolOf(target))).toEqual(before)
  expect(await readdir(dataFolder)).toEqual([])
}

describe('a backup', () => {
  test('is one private file with a manifest', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const files = await unpackBackup(file)
    const manifest = JSON.parse(String(files.get('manifest.json')))
    expect(manifest).toMatchObject({ format: 1, madeAt: now, pictures: 2 })
    expect(manifest.migrations[0]).toMatchObject({ name: '0001-accounts.sql' })
    const rows = Object.fromEntries(
      manifest.tables.map(({ name, rows }: { name: string; rows: number }) => [name, rows]),
    )
    expect(rows).toMatchObject({ accounts: 6, households: 6, household_members: 6, sessions: 6 })
    expect(Object.keys(rows)).not.toContain('rate_counters')
    expect(Object.keys(rows)).not.toContain('failures')
  })

  test('never overwrites a file and leaves no partial file', async () => {
    const parts = { pool: source, dataFolder: at('old'), now }
    await expect(makeBackup({ ...parts, file })).rejects.toThrow('There is already a file')
    const stopped = AbortSignal.abort()
    await expect(makeBackup({ ...parts, file: at('stopped.tar.gz'), signal: stopped })).rejects.toThrow()
    await expect(makeBackup({ ...parts, file: at('nowhere', 'x.tar.gz') })).rejects.toThrow('ENOENT')
    expect((await readdir(folder)).filter((name) => /stopped|partial/.test(name))).toEqual([])
  })

  test('requires an initialised database', async () => {
    await poolOf(target).query('drop schema public cascade; create schema public')
    const parts = { pool: poolOf(target), dataFolder, file: at('nothing.tar.gz'), now }
    await expect(makeBackup(parts)).rejects.toThrow('There is nothing to back up yet')
  })

  test('leaves out pictures whose names an archive cannot hold, and reports them', async () => {
    await mkdir(join(dataFolder, 'pictures'))
    await writeFile(join(dataFolder, 'pictures', '.DS_Store'), 'x')
    const parts = { pool: source, dataFolder, file: at('odd.tar.gz'), now }
    const { leftOut, manifest } = await makeBackup(parts)
    expect(leftOut).toEqual([join(dataFolder, 'pictures', '.DS_Store')])
    expect(manifest.pictures).toBe(0)
  })
})

describe('restoring', () => {
  test.each(['an empty', 'a migrated'])('fills %s database with every row and picture', async (kind) => {
    if (kind === 'an empty') await poolOf(target).query('drop schema public cascade; create schema public')
    const { upgraded, oldPictures, leftOut } = await restore(file)
    expect({ upgraded, oldPictures, leftOut }).toEqual({ upgraded: [], oldPictures: undefined, leftOut: [] })
    expect(await readEveryRow(poolOf(target))).toEqual(await readEveryRow(app.db.$client))
    const pictures = join(dataFolder, 'pictures')
    expect(await readFile(join(pictures, 'ab', 'plums.webp'))).toEqual(Buffer.from([0, 255, 10, 13, 92]))
    expect(await readFile(join(pictures, 'empty.png'), 'utf8')).toBe('')
    expect(await readdir(dataFolder)).toEqual(['pictures'])

    const restored = await testApp(inject('cluster'), { db: target.db })
    onTestFinished(() => restored.close())
    const me = await restored.call(account.me, {}, { token: cook.token })
    expect(me.body.data).toEqual(cook.user)
    const login = await restored.call(account.login, { body: { email: cook.email, password: cook.password } })
    expect(login.status).toBe(200)
    expect((await restored.call(account.register, { body: { ...cook, name: 'Ana' } })).status).toBe(409)
  })

  test('keeps constraints, indexes and counters', async () => {
    const shape = `
      select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
      from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select format('%s %s', relname, relpersistence) from pg_class where relnamespace = 'public'::regnamespace
      order by 1`
    const before = (await poolOf(target).query(shape)).rows
    await restore(file)
    expect((await poolOf(target).query(shape)).rows).toEqual(before)
  })

  test('works for a role that owns only its database', async () => {
    const role = `role_${target.name}`
    const { host, port } = inject('cluster')
    await poolOf(
      target,
    ).query(`set application_name = 'no larder'; create role ${role} login; alter database ${target.name} owner to ${role};
      drop schema public cascade; create schema public authorization ${role}`)
    const pool = new pg.Pool({ host, port, user: role, database: target.name })
    pool.on('error', () => undefined)
    await restoreBackup({ pool, dataFolder, file, replace: false })
    expect(await readEveryRow(pool)).toEqual(await readEveryRow(app.db.$client))
    await pool.end()
    await poolOf(target).query(`reassign owned by ${role} to current_user; drop role ${role}`)
  })

  test('requires --replace before accounts are lost', async () => {
    await addAccount()
    await expectUnchanged(file, 'There is 1 account here already')
    await mkdir(join(dataFolder, 'pictures'))
    await writeFile(join(dataFolder, 'pictures', 'old.webp'), 'old')
    const { oldPictures = '' } = await restore(file, true)
    expect(await readEveryRow(poolOf(target))).toEqual(await readEveryRow(app.db.$client))
    expect(await readFile(join(oldPictures, 'old.webp'), 'utf8')).toBe('old')
    expect(await readdir(join(dataFolder, 'pictures'))).toEqual(['ab', 'empty.png'])
  })

  test('waits until Larder has stopped', async () => {
    const { host, port, user } = inject('cluster')
    const running = new pg.Client({ host, port, user, database: target.name, application_name: 'larder' })
    await running.connect()
    await expectUnchanged(file, 'Larder is running on this database')
    await running.end()
  })

  test('keeps other tables in the database', async () => {
    await poolOf(target).query(`create table "my notes" (note text); insert into "my notes" values ('mine')`)
    await app.db.$client.query('create table notes (note text)')
    const file = at('with-notes.tar.gz')
    await makeBackup({ pool: source, dataFolder: at('old'), file, now })
    await app.db.$client.query('drop table notes')
    expect((await restore(file)).leftOut).toEqual(['notes'])
    expect((await poolOf(target).query('select * from "my notes"')).rows).toEqual([{ note: 'mine' }])
    const again = { pool: poolOf(target), dataFolder, file: at('again.tar.gz'), now }
    expect((await makeBackup(again)).leftOut).toEqual(['the table my notes'])
  })
})

describe('a damaged backup', () => {
  test('is rejected when truncated anywhere', async () => {
    const bytes = await readFile(file)
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 25)) {
      await writeFile(at('cut.tar.gz'), bytes.subarray(0, length))
      await expectUnchanged(at('cut.tar.gz'), 'damaged or no Larder backup')
    }
  })

  test('is rejected when any byte was changed', async () => {
    const bytes = await readFile(file)
    const content = gunzipSync(bytes)
    for (let index = 12; index < bytes.length - 8; index += Math.ceil(bytes.length / 25)) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(index) ^ 0x10, index)
      // The same bytes can be compressed in several ways: a change that decompresses to the same content is no damage.
      if (decompress(changed)?.equals(content)) continue
      await writeFile(at('changed.tar.gz'), changed)
      await expectUnchanged(at('changed.tar.gz'), 'damaged or no Larder backup')
    }
  })

  test('is rejected when it was repacked', async () => {
    const files = await unpackBackup(file)
    const accounts = files.get('tables/accounts/000001.copy') ?? Buffer.alloc(0)
    const promoted = Buffer.from(accounts.toString().replaceAll('cook\t', 'admin\t'))
    const forgeries: [Map<string, Buffer>, string][] = [
      [new Map(files).set('tables/accounts/000001.copy', promoted), 'is not what it was'],
      [
        new Map([...files].filter(([name]) => !name.includes('plums'))),
        `${files.size - 3} files instead of ${files.size - 2}`,
      ],
      [new Map([...files].filter(([name]) => name !== 'manifest.sha256')), 'list of contents is missing'],
      [new Map([['extra', Buffer.from('x')], ...files]), 'files instead of'],
      [new Map([...files, ['pictures/late.png', Buffer.from('x')]]), 'something stands behind its end'],
      [new Map(files).set('manifest.json', Buffer.from('{}')), 'list of contents is missing or was changed'],
    ]
    for (const [forged, reason] of forgeries) {
      await expectUnchanged(await packBackup(at('forged.tar.gz'), forged), reason)
    }
  })

  test('is rejected when made by a newer Larder', async () => {
    const files = await unpackBackup(file)
    const later = { name: '9999-later.sql', checksum: '0'.repeat(64) }
    const newer = rewriteManifest(files, (same) => ({ ...same, migrations: [...same.migrations, later] }))
    await expectUnchanged(
      await packBackup(at('newer.tar.gz'), newer),
      'newer Larder (it has the migration 9999-later.sql)',
    )
    const format = rewriteManifest(files, (same) => ({ ...same, format: 2 }))
    await expectUnchanged(await packBackup(at('newer.tar.gz'), format), 'was made by a newer Larder')
  })

  test('leaves existing accounts intact when its rows are inconsistent, even with --replace', async () => {
    await addAccount()
    const files = await unpackBackup(file)
    files.set('tables/households/000001.copy', Buffer.alloc(0))
    const orphans = rewriteManifest(files, (same) => ({
      ...same,
      tables: same.tables.map((table) => (table.name === 'households' ? { ...table, rows: 0 } : table)),
    }))
    await expectUnchanged(await packBackup(at('orphans.tar.gz'), orphans), 'violates foreign key', true)
    const short = rewriteManifest(files)
    await expectUnchanged(await packBackup(at('short.tar.gz'), short), 'has 0 rows instead of 6', true)
    files.set('tables/households/000001.copy', Buffer.from('no uuid\n'))
    await expectUnchanged(
      await packBackup(at('broken.tar.gz'), rewriteManifest(files)),
      'invalid input syntax for type uuid',
      true,
    )
  })
})

function decompress(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes)
  } catch {
    return undefined
  }
}
