import pg from 'pg'
import type { DatabaseServers } from '../../config/database-address'
import { toClientSettings } from '../../db/connection/database-client'
import { toClientConfig } from '../../db/connection/direct-client'
import { copyPoolConfig, openDatabase } from '../../db/database'
import { readMigrations } from '../../db/migrate'
import type { Log } from '../../log'
import { createDropStatements } from './applied-migrations'
import { quoteIdentifier } from './table-catalog'

/** Marks a database that may be dropped: another of the same name is somebody's. */
const mark = 'Scratch database of Larder, in which a backup is restored as a test. It may be dropped.'

export interface ScratchParts {
  /** The installation's own database. */
  pool: pg.Pool
  /** The database of LARDER_BACKUP_TEST_URL. */
  address: DatabaseServers | undefined
  log: Log
}

/**
 * Runs the work with a database in which nothing matters, and leaves nothing in it. Returns undefined when there is none and the role may
 * not create one.
 */
export async function withScratchDatabase<T>(
  { pool, address, log }: ScratchParts,
  work: (scratch: pg.Pool) => Promise<T>,
): Promise<T | undefined> {
  if (address) {
    const scratch = openDatabase(
      { ...copyPoolConfig, ...toClientSettings(address, true), max: 2 },
      log,
    ).$client
    try {
      return await work(scratch)
    } finally {
      await emptyDatabase(scratch).catch(reportLeftover(log))
      await scratch.end()
    }
  }
  const name = await createScratchDatabase(pool)
  if (name === undefined) return undefined
  const scratch = openDatabase(
    { ...copyPoolConfig, ...toClientConfig(pool), ...inDatabase(pool, name), max: 2 },
    log,
  )
  try {
    return await work(scratch.$client)
  } finally {
    await scratch.$client.end()
    await pool
      .query(`drop database if exists ${quoteIdentifier(name)} with (force)`)
      .catch(reportLeftover(log))
  }
}

/** The result of the test counts; the next test clears up. */
const reportLeftover = (log: Log) => (error: unknown) => {
  log.warn({ err: error }, 'the scratch database could not be cleared after the test restore')
}

async function createScratchDatabase(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string; there: boolean; ours: boolean }>(
    `select s.name, d.oid is not null as there, shobj_description(d.oid, 'pg_database') = $1 as ours
     from (select current_database() || '_restore_test' as name) s left join pg_database d on d.datname = s.name`,
    [mark],
  )
  const { name = '', there, ours } = rows[0] ?? {}
  if (there && !ours) {
    throw new Error(
      `There is a database ${name}, which is not ours to drop. Delete it, or name it in LARDER_BACKUP_TEST_URL.`,
    )
  }
  const id = quoteIdentifier(name)
  try {
    // A test that was killed left it.
    if (there) await pool.query(`drop database ${id} with (force)`)
    await pool.query(`create database ${id}`)
    await pool.query(`comment on database ${id} is '${mark}'`)
    return name
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') return undefined
    throw error
  }
}

/** The name is part of the address, if there is one; the address takes precedence over the other settings. */
function inDatabase(pool: pg.Pool, database: string): pg.PoolConfig {
  const { connectionString } = pool.options
  if (connectionString === undefined) return { database }
  const [, server = '', query = ''] = /^(\w+:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(connectionString) ?? []
  return { connectionString: `${server}/${encodeURIComponent(database)}${query}` }
}

async function emptyDatabase(pool: pg.Pool): Promise<void> {
  for (const statement of createDropStatements(await readMigrations())) await pool.query(statement)
  await pool.query('drop table if exists schema_migrations')
}
