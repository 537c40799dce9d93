import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { readDatabaseUrl } from '../../config/database-address'
import { jobRuns } from '../../db/tables/notifications'
import { type BackupSettings, readEnv } from '../../env'
import { createBackupJob } from '../../jobs/backup-job'
import { createScheduler } from '../../jobs/scheduler'
import { createLog } from '../../log'
import { newId } from '../../secrets'
import { aCook } from '../../testing/a-cook'
import { type TestApp, testApp } from '../../testing/test-app'
import { aTestDatabase } from '../../testing/test-database'
import { countedPictureColumns } from './count-pictures'
import { packBackup, rewriteManifest, unpackBackup } from './forged-backup.fixture'
import { createPlainPool } from './plain-pool.fixture'
import { makeScheduledBackup } from './scheduled-backup'
import { testRestore } from './test-restore'

const log = createLog('silent')
const cluster = inject('cluster')
const now = '2026-11-15T03:00:00.000Z'
const file = 'larder-scheduled-2026-11-15-030000.tar.gz'
let folder: string
let app: TestApp
let pool: pg.Pool
let settings: BackupSettings

beforeAll(async () => {
  app = await testApp(cluster)
  pool = createPlainPool(app.db)
  await aCook(app)
  await pool.query(`
    insert into pictures (id, household_id, bytes, width, height, created_at)
      select gen_random_uuid(), current_household_id, 'photo', 1, 1, now() from accounts, generate_series(1, 3);
    insert into avatars (id, account_id, bytes, created_at) select gen_random_uuid(), id, 'face', now() from accounts`)
})
afterAll(async () => {
  await pool.end()
  await app.close()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-scheduled-'))
  settings = { folder, time: '03:00', daily: 2, weekly: 0, testUrl: undefined }
  await pool.query('delete from job_runs')
  return () => rm(folder, { recursive: true })
})

const make = (change: Partial<BackupSettings> = {}, at = now, from = pool) =>
  makeScheduledBackup({
    ...{ pool: from, dataFolder: folder, now: at, log },
    settings: { ...settings, ...change },
  })

async function aScratchDatabase() {
  const scratch = await aTestDatabase(cluster)
  await scratch.db.$client.end()
  const name = `${scratch.name}_restore_test`
  const runIn = async (database: string, statement: string) => {
    const client = new pg.Client({ ...cluster, database })
    await client.connect()
    const { rows } = await client.query(statement).finally(() => client.end())
    return rows
  }
  await runIn('larder', `alter database ${scratch.name} rename to ${name}`)
  onTestFinished(async () => void (await runIn('larder', `drop database ${name} with (force)`)))
  const query = `host=${encodeURIComponent(cluster.host)}&port=${cluster.port}`
  const testUrl = readDatabaseUrl(`postgres://${cluster.user}@localhost/${name}?${query}`)
  return { testUrl, run: (statement: string) => runIn(name, statement) }
}

const scratchDatabases = async () => {
  const { rows } = await app.db.$client.query<{ datname: string }>(
    `select datname from pg_database where datname = current_database() || '_restore_test'`,
  )
  return rows.map(({ datname }) => datname)
}

describe('a scheduled backup', () => {
  test('is private, restored as a test, and counts the pictures in the tables', async () => {
    const { manifest, restored, expired } = await make()
    expect(manifest).toMatchObject({ pictures: 0, storedPictures: 4 })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    expect(restored).toEqual({ tables: manifest.tables.length, rows })
    expect(expired).toEqual([])
    expect(await readdir(folder)).toEqual([file])
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
    expect(await scratchDatabases()).toEqual([])
  })

  test('replaces older ones only when it is good, and touches nothing else in the folder', async () => {
    await writeFile(join(folder, 'larder-backup-2020-01-01-000000.tar.gz'), 'made by hand')
    for (const day of ['10', '11']) await writeFile(join(folder, file.replace('-15-', `-${day}-`)), 'older')
    await writeFile(join(folder, `${file}.partial-0a1b2c3d`), 'a killed process left it')
    const { expired } = await make()
    expect(expired).toEqual([file.replace('-15-', '-10-')])
    expect((await readdir(folder)).sort()).toEqual([
      'larder-backup-2020-01-01-000000.tar.gz',
      file.replace('-15-', '-11-'),
      file,
    ])
  })

  test('that cannot be restored is set aside, once, and deletes nothing', async () => {
    for (const day of ['10', '11', '12'])
      await writeFile(join(folder, file.replace('-15-', `-${day}-`)), 'older')
    const { testUrl, run } = await aScratchDatabase()
    // Larder’s table cannot be replaced while another depends on it.
    await run('create table notes (account_id uuid references accounts)')
    await expect(make({ testUrl })).rejects.toThrow('The backup cannot be loaded here')
    await expect(make({ testUrl }, '2026-11-15T04:00:00.000Z')).rejects.toThrow('cannot be loaded')
    const names = await readdir(folder)
    expect(names.filter((name) => name.endsWith('.gz'))).toHaveLength(3)
    expect(names.filter((name) => name.endsWith('.failed'))).toEqual([
      `${file.replace('0300', '0400')}.failed`,
    ])
  })

  test('is kept when there is no such database, and deletes nothing', async () => {
    for (const day of ['10', '11', '12'])
      await writeFile(join(folder, file.replace('-15-', `-${day}-`)), 'older')
    const testUrl = readDatabaseUrl('postgres://larder@localhost:1/x_restore_test')
    await expect(make({ testUrl })).rejects.toThrow('ECONNREFUSED')
    expect((await readdir(folder)).filter((name) => name.endsWith('.gz'))).toHaveLength(4)
  })

  test('is made by one of two servers', async () => {
    const results = await Promise.allSettled([make(), make()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await readdir(folder)).toEqual([file])
  })

  test('uses a scratch database that is named, and leaves nothing in it', async () => {
    const { testUrl, run } = await aScratchDatabase()
    expect((await make({ testUrl })).restored?.tables).toBeGreaterThan(50)
    expect(await run(`select relname from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
  })

  test('reports a missing database to restore into', async () => {
    const role = `role_${newId().replaceAll('-', '')}`
    const run = (statement: string) => app.db.$client.query(statement)
    await run(`create role ${role} login; grant all on all tables in schema public to ${role};
      grant select on all sequences in schema public to ${role}`)
    const limited = new pg.Pool({ ...pool.options, user: role })
    onTestFinished(async () => void (await limited.end()))
    expect((await make({}, now, limited)).restored).toBeUndefined()
    await run(`drop owned by ${role}; drop role ${role}`)
  })

  test('never drops a database of the same name that is somebody else’s', async () => {
    const { rows } = await pool.query<{ name: string }>('select current_database() as name')
    const name = `${rows[0]?.name}_restore_test`
    await pool.query(`create database ${name}`)
    onTestFinished(async () => {
      const client = new pg.Client({ ...cluster, database: 'larder' })
      await client.connect()
      await client.query(`drop database ${name}`).finally(() => client.end())
    })
    await expect(make()).rejects.toThrow('which is not ours to drop')
    expect(await scratchDatabases()).toEqual([name])
  })
})

test('a test restore finds a count that is wrong', async () => {
  await make()
  const files = await unpackBackup(join(folder, file))
  const forged = rewriteManifest(files, (same) => ({ ...same, storedPictures: 5 }))
  const database = await aTestDatabase(cluster, { pipeline: false })
  onTestFinished(() => database.drop())
  await expect(
    testRestore({
      scratch: database.db.$client,
      file: await packBackup(join(folder, 'forged.tar.gz'), forged),
    }),
  ).rejects.toThrow('the database has 4 pictures instead of 5')
  expect((await readdir(folder)).sort()).toEqual(['forged.tar.gz', file].sort())
})

test('every column with the bytes of a picture is counted, or known not to be one', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'`)
  const notPictures =
    /_hash$|\.digest$|\.fingerprint$|\.sealed$|_key$|\.embedding$|\.credential_id$|_statistics\./
  const others = [
    'data_archive_parts.bytes',
    'drawn_pictures.bytes',
    'household_photos.card',
    'recipe_pictures.card',
  ]
  const found = rows.map(({ name }) => name).filter((name) => !notPictures.test(name))
  const counted = Object.entries(countedPictureColumns).map(([table, column]) => `${table}.${column}`)
  expect(found.sort()).toEqual([...counted, ...others].sort())
})

describe('the job', { timeout: 600_000 }, () => {
  const aScheduler = (change: Record<string, string> = {}) => {
    const { database } = pool.options
    const query = `host=${encodeURIComponent(cluster.host)}&port=${cluster.port}`
    const variables = {
      ...process.env,
      DATABASE_URL: `postgres://${cluster.user}@localhost/${database}?${query}`,
      LARDER_BACKUP_DIR: folder,
      ...change,
    }
    const { backup } = readEnv(variables)
    if (!backup) throw new Error('no backup')
    const logged: string[] = []
    let time = Date.now()
    const clock = () => new Date(time).toISOString()
    const scheduler = createScheduler({
      ...{ db: app.db, clock, log: createLog('info', { write: (line) => void logged.push(line) }) },
      jobs: [createBackupJob({ settings: backup, clock, variables })],
    })
    return { scheduler, logged, passHours: (hours: number) => (time += hours * 3_600_000) }
  }

  test('makes one backup a day in a process of its own, and reports the result', async () => {
    const { scheduler, logged, passHours } = aScheduler()
    await scheduler.tick()
    const [job] = await app.db.select().from(jobRuns)
    expect(job).toMatchObject({ name: 'backup', failure: null, endedAt: expect.any(String) })
    expect(job?.outcome).toMatch(
      /^Backed up 1 account, 4 pictures and \d+ rows in all: .* Restored into a scratch database as a test: \d+ tables with \d+ rows, as backed up\.$/,
    )
    expect(logged.join('')).toContain('as backed up.')
    const made = await readdir(folder)
    expect(made).toEqual([expect.stringMatching(/^larder-scheduled-.*\.tar\.gz$/)])
    await scheduler.tick()
    expect(await readdir(folder)).toEqual(made)
    passHours(0)
  })

  test('reports a failure and tries again after an hour', async () => {
    await writeFile(join(folder, 'no-folder'), '')
    const { scheduler, logged, passHours } = aScheduler({ LARDER_BACKUP_DIR: join(folder, 'no-folder') })
    await scheduler.tick()
    const [job] = await app.db.select().from(jobRuns)
    expect(job).toMatchObject({ name: 'backup', outcome: null })
    expect(job?.failure).toMatch(/^The scheduled backup failed: .*EEXIST/)
    const failures = () => logged.filter((line) => line.includes('job failed')).length
    await scheduler.tick()
    expect(failures()).toBe(1)
    passHours(1)
    await scheduler.tick()
    expect(failures()).toBe(2)
  })
})
