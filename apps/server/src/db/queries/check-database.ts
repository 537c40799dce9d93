import { hasOtherHosts } from '../connection/database-client'
import type { Db } from '../database'
import { pingDatabase, pingStandby } from '../sql/ping'

class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError'
  /** PostgreSQL's code for a write that is refused. */
  readonly code = '25006'
}

/**
 * Resolves when a change could be made now: the server answers, takes writes and, where DATABASE_URL names several hosts, a
 * commit is confirmed by the standby that it waits for.
 */
export async function checkDatabase(db: Db): Promise<void> {
  const rows = await (hasOtherHosts(db) ? pingStandby : pingDatabase)(db)
  if (rows.length === 0) throw new ReadOnlyError('the database takes no writes now')
}
