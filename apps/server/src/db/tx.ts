import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

declare const isDatabase: unique symbol

/** A transaction, or the database itself where a single statement is enough. */
export type Tx = Pick<NodePgDatabase, 'select' | 'selectDistinct' | '$count' | 'insert' | 'update' | 'delete'>

/** The database, on which transactions are opened. Hand-written SQL goes through a statement of `db/sql`. */
export interface Db extends Tx {
  readonly [isDatabase]: true
}

/** The driver behind a transaction. */
export interface RawTx extends Pick<NodePgDatabase, 'execute'> {
  readonly $client: Pick<pg.Pool | pg.PoolClient, 'query'>
}

/** The database as it was opened, for who closes it or checks it from outside: the start of the server, tools and tests. */
export interface OpenDatabase extends Db, RawTx {
  readonly $client: pg.Pool
}

/** Returns the driver behind a transaction. Only `db/` and the backup may use it. */
export function toRawTx(tx: Tx): RawTx {
  // Every transaction and database is opened in `db/database.ts`, with a driver.
  return tx as Tx & RawTx
}

/** Returns the pool behind the database. Only `db/` may use it. */
export function toPool(db: Db): pg.Pool {
  return (db as OpenDatabase).$client
}

/**
 * Awaits queries that were sent together on one connection. If several fail, the first error is thrown, because the others follow
 * from it.
 */
export async function awaitAll<Queries extends readonly unknown[] | []>(
  queries: Queries,
): Promise<{ -readonly [At in keyof Queries]: Awaited<Queries[At]> }> {
  const settled = await Promise.allSettled(queries)
  const results = settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
  // The results are in the order of the queries.
  return results as { -readonly [At in keyof Queries]: Awaited<Queries[At]> }
}
