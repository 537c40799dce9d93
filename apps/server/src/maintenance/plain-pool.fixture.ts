import pg from 'pg'
import { connectionOf } from '../db/line'
import type { Db } from '../db/open'

/** Connections to the database of a running server as a backup has them. */
export function plainPool(db: Db): pg.Pool {
  return new pg.Pool(connectionOf(db.$client))
}
