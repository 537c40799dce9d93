import pg from 'pg'
import type { Db } from '../../db/database'
import { toClientConfig } from '../../db/listener'

/** Connections to the database of a running server as a backup has them. */
export function createPlainPool(db: Db): pg.Pool {
  return new pg.Pool(toClientConfig(db.$client))
}
