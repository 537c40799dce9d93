import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { createDirectClient } from './connection/direct-client'
import { isOnline, retryWhileLocked, runSteps } from './online-migration'
import { splitStatements } from './split-statements'

const folder = new URL('./migrations/', import.meta.url)

/** An arbitrary number that nothing else on the database locks. */
export const migrationLockKey = 5_273_001

const lockPollMs = 100

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/**
 * Migrates the schema, each migration in its own transaction or, if it is marked as online, step by step. Several processes may start at once: one migrates, the others wait.
 */
export async function migrate(pool: pg.Pool, from?: URL): Promise<string[]> {
  const migrations = await readMigrations(from)
  // A dedicated connection without timeouts: a large table may take long, and so may waiting for another process. The lock and
  // the missing timeouts end with the connection.
  const client = createDirectClient(pool, { statement_timeout: 0, query_timeout: 0 })
  // Without a listener, a lost connection would end the process; the query in progress fails as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    // The role may have limits of its own.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await waitForLock(client)
    return await applyPending(client, migrations)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Asks again and again: a statement that waits would be an open transaction, which a concurrent index build waits for. */
async function waitForLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      migrationLockKey,
    ])
    if (rows[0]?.locked) return
    await wait(lockPollMs)
  }
}

export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyPending(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  assertKnownMigrations(rows, migrations)
  const appliedNames = new Set(rows.map((row) => row.name))
  const missing = migrations.filter((migration) => !appliedNames.has(migration.name))
  for (const migration of missing) await applyMigration(client, migration)
  return missing.map((migration) => migration.name)
}

function assertKnownMigrations(applied: { name: string; checksum: string }[], migrations: Migration[]): void {
  for (const row of applied) {
    const migration = migrations.find((candidate) => candidate.name === row.name)
    if (!migration) {
      throw new Error(
        `The database was written by a newer Larder (it has the migration ${row.name}). Start that version, or restore a backup from before.`,
      )
    }
    if (migration.checksum !== row.checksum) {
      throw new Error(
        `The migration ${row.name} was edited after it ran here. Migrations only go forward: add a new one.`,
      )
    }
  }
}

async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  if (isOnline(migration.sql)) return applyOnline(client, migration)
  try {
    await retryWhileLocked(client, () => applyInTransaction(client, migration))
  } catch (error) {
    throw new Error(`The migration ${migration.name} failed and was undone`, { cause: error })
  }
}

async function applyInTransaction(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    for (const statement of splitStatements(migration.sql)) await client.query(statement)
    await recordMigration(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function applyOnline(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await runSteps(client, migration.name, migration.sql)
    await recordMigration(client, migration)
  } catch (error) {
    throw new Error(`The migration ${migration.name} stopped; the next start goes on with it`, {
      cause: error,
    })
  }
}

async function recordMigration(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}
