import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

export type Db = NodePgDatabase & { readonly $client: pg.Pool }

/** A transaction, or the database itself where a single statement is enough. */
export type Tx = Pick<
  Db,
  'select' | 'selectDistinct' | '$count' | 'insert' | 'update' | 'delete' | 'execute'
> & {
  /** Direct access, for prepared statements that run with every change. */
  readonly $client: Pick<pg.Pool | pg.PoolClient, 'query'>
}
