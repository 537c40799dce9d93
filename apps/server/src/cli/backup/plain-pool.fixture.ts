import pg from 'pg'
import type { OpenDatabase } from '../../db/database'
import { toClientConfig } from '../../db/listener'

/** A pool as the backup command uses it, on the database of a running server. */
export function createPlainPool(db: OpenDatabase): pg.Pool {
  return new pg.Pool(toClientConfig(db.$client))
}
