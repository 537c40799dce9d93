import pg from 'pg'
import { toClientConfig } from '../../db/connection/direct-client'
import type { OpenDatabase } from '../../db/database'

/** A pool as the backup command uses it, on the database of a running server. */
export function createPlainPool(db: OpenDatabase): pg.Pool {
  const pool = new pg.Pool(toClientConfig(db.$client))
  // An idle connection ends with its test database.
  pool.on('error', () => undefined)
  return pool
}
