import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { errorMessageOf } from '../../db/embedded/embedded-error'
import { migrate, migrationLockKey, readMigrations } from '../../db/migrate'
import { CommandError } from '../command-error'
import { matchAppliedMigrations } from './applied-migrations'
import { loadBackup } from './load-backup'
import type { Manifest } from './manifest'
import { stagePictures } from './picture-files'
import { verifyBackup } from './read-backup'
import { rebuildTables } from './rebuild-tables'

export interface RestoreParts {
  pool: pg.Pool
  dataFolder: string
  file: string
  /** Whether existing accounts may be replaced. */
  replace: boolean
  steps?: URL
  signal?: AbortSignal
}

export interface RestoreReport {
  manifest: Manifest
  /** Migrations of this Larder that the backup did not have. */
  upgraded: string[]
  /** The folder of the previous pictures. */
  oldPictures: string | undefined
  /** Tables in the backup that are not Larder's. */
  leftOut: string[]
}

const retryPauseMs = 100
const maxRetries = 30

/** Restores everything as it was, or changes nothing if any step fails. */
export async function restoreBackup(parts: RestoreParts): Promise<RestoreReport> {
  const { pool, file, steps: from, signal } = parts
  const manifest = await verifyBackup(file, signal)
  const known = await readMigrations(from)
  const migrations = matchAppliedMigrations(known, manifest.migrations, 'The backup')
  await withClient(pool, (client) => assertRestorable(client, parts.replace))
  // The database now has a known, current schema that can be dropped completely.
  await migrate(pool, from)
  const pictures = await stagePictures(parts.dataFolder)
  const leftOut = await withClient(pool, async (client) => {
    await client.query('begin')
    await prepareTransaction(client, parts.replace)
    const tables = await rebuildTables(client, known, migrations)
    await loadBackup({ client, file, manifest, tables, pictures, ...(signal && { signal }) })
    await client.query('commit')
    return manifest.tables.map(({ name }) => name).filter((name) => !tables.has(name))
  }).catch(async (error: unknown) => {
    await pictures.discard()
    if (error instanceof CommandError) throw error
    throw new CommandError(
      `The backup cannot be loaded here, so nothing was changed: ${errorMessageOf(error)}`,
    )
  })
  const oldPictures = await pictures.commit()
  return { manifest, leftOut, oldPictures, upgraded: await migrate(pool, from) }
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = true
  try {
    const result = await work(client)
    broken = false
    return result
  } finally {
    // Closing the connection rolls back whatever was not committed.
    client.release(broken)
  }
}

async function prepareTransaction(client: pg.PoolClient, replace: boolean): Promise<void> {
  await client.query(`
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local lock_timeout = '30s'; set local client_encoding = 'UTF8'; set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'`)
  // The lock of the migration at startup: no server may start in between.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLockKey])
  await assertRestorable(client, replace)
}

async function assertRestorable(client: pg.PoolClient, replace: boolean): Promise<void> {
  await waitForOtherProcesses(client)
  if (replace) return
  const table = await client.query<{ there: boolean }>(`select to_regclass('accounts') is not null as there`)
  if (!table.rows[0]?.there) return
  const accounts = await client.query<{ count: string }>('select count(*) from accounts')
  const count = Number(accounts.rows[0]?.count)
  if (count === 0) return
  throw new CommandError(
    `There ${count === 1 ? 'is 1 account' : `are ${count} accounts`} here already. Nothing was changed. ` +
      'To put the backup in their place, and lose them: npm run restore -- FILE --replace',
  )
}

/** A running server's memory would contradict the restored tables. One that has just stopped may still be disconnecting. */
async function waitForOtherProcesses(client: pg.PoolClient): Promise<void> {
  for (let tries = 0; tries < maxRetries; tries++) {
    // Within a transaction the server would return the same snapshot again.
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query(`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'larder' and pid <> pg_backend_pid()`)
    if (rows.length === 0) return
    await delay(retryPauseMs)
  }
  throw new CommandError('Larder is running on this database. Stop it, restore, then start it again.')
}
