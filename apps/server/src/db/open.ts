import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log'

export type Db = NodePgDatabase & { readonly $client: pg.Pool }

/** A transaction, or the database itself where a single statement is enough. */
export type Tx = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export function openDatabase(connection: pg.PoolConfig, log: Log): Db {
  const pool = new pg.Pool({
    application_name: 'larder',
    // A statement that hangs must not hold a connection for ever.
    statement_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    ...connection,
  })
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection broke')
  })
  return drizzle({ client: pool })
}
