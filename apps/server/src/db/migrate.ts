import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { toClientConfig } from './listener'

const folder = new URL('./migrations/', import.meta.url)

/** Any number will do, as long as nothing else on the database locks the same one. */
export const migrationLockKey = 5_273_001

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/**
 * Brings the schema up to date, each step in its own transaction. Several processes may start at once: one
 * does the work, the others wait for it.
 */
export async function migrate(pool: pg.Pool, from?: URL): Promise<string[]> {
  const steps = await readMigrations(from)
  // A large table may take its time, and so may waiting for another process that is at it. Not one of the pool's: the lock
  // and the missing time limits go with the connection.
  const client = new pg.Client({ ...toClientConfig(pool), statement_timeout: 0, query_timeout: 0 })
  // Unheard, the loss of the connection would end the process without a word; the query under way tells it, too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLockKey])
    return await applyPending(client, steps)
  } finally {
    await client.end().catch(() => undefined)
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

async function applyPending(client: pg.Client, steps: Migration[]): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  assertKnownMigrations(rows, steps)
  const done = new Set(rows.map((row) => row.name))
  const missing = steps.filter((step) => !done.has(step.name))
  for (const step of missing) await applyMigration(client, step)
  return missing.map((step) => step.name)
}

function assertKnownMigrations(applied: { name: string; checksum: string }[], steps: Migration[]): void {
  for (const row of applied) {
    const step = steps.find((candidate) => candidate.name === row.name)
    if (!step) {
      throw new Error(
        `The database was written by a newer Larder (it has the migration ${row.name}). Start that version, or restore a backup from before.`,
      )
    }
    if (step.checksum !== row.checksum) {
      throw new Error(
        `The migration ${row.name} was edited after it ran here. Migrations only go forward: add a new one.`,
      )
    }
  }
}

async function applyMigration(client: pg.Client, step: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(step.sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      step.name,
      step.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`The migration ${step.name} failed and was undone`, { cause: error })
  }
}
