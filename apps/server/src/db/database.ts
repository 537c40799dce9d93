import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log'
import { BatchingSocket } from './batching-socket'
import { setDirectConfig } from './connection/direct-client'
import { maxIdleInTransactionMs, maxStatementMs } from './connection/role-settings'
import { isDatabaseUnavailable } from './database-errors'
import { type ChannelMessage, deferMessages, publishDeferred, takeDeferredMessages } from './notifier'
import { awaitAll, type Db, type OpenDatabase, type RawTx, type Tx, toPool, toRawTx } from './tx'

export type { Db, OpenDatabase, Tx } from './tx'

/** For the server: a response that is lost on the network is not waited for either. */
export const serverPoolConfig: pg.PoolConfig = { query_timeout: maxStatementMs + 5000 }

/** For COPY of whole tables, which does not work on a pipelined connection. */
export const copyPoolConfig: pg.PoolConfig = { pipeline: false }

const limits: pg.PoolConfig = {
  statement_timeout: maxStatementMs,
  idle_in_transaction_session_timeout: maxIdleInTransactionMs,
}

/** Opens a pool; with `direct`, its connections go through a pooler, which refuses limits at the start of a connection. */
export function openDatabase(connection: pg.PoolConfig, log: Log, direct?: pg.PoolConfig): OpenDatabase {
  const pool = new pg.Pool({
    application_name: 'larder',
    ...(direct ? undefined : limits),
    keepAlive: true,
    // Queries issued together are sent together; results arrive in the same order.
    pipeline: true,
    stream: () => new BatchingSocket(),
    connectionTimeoutMillis: 10_000,
    ...connection,
  })
  if (direct) setDirectConfig(pool, { ...limits, ...direct })
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'idle database connection lost')
  })
  // The pool does not listen to a checked-out connection; its user sees the query fail.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return toOpenDatabase(pool)
}

/** Wraps a pool. The brand of an open database exists for the type checker only. */
function toOpenDatabase(pool: pg.Pool): OpenDatabase {
  return drizzle({ client: pool }) as unknown as OpenDatabase
}

/**
 * Runs the work in a transaction. The driver's own transaction leaks the connection when its BEGIN fails, which empties the pool
 * after a few lost connections; this one always releases it.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  // Waits for BEGIN: if it fails, nothing may run outside the transaction.
  return inTransactionWith(db, async () => undefined, work)
}

/**
 * Like `inTransaction`, with first queries that share the round trip of BEGIN. If BEGIN alone fails, they run outside a
 * transaction, so they must be harmless then.
 */
export async function inTransactionWith<Opened, T>(
  db: Db,
  runFirst: (tx: Tx) => Promise<Opened>,
  work: (tx: Tx, opened: Opened) => Promise<T>,
): Promise<T> {
  const { messages, result } = await runTransaction(db, runFirst, work)
  await publishDeferred(toPool(db), messages)
  return result
}

/**
 * Runs the last query of a transaction with the commit in the same round trip. If the query fails, PostgreSQL turns the commit
 * into a rollback. No further query may follow in this transaction.
 */
export async function queryAndCommit<Row extends pg.QueryResultRow>(
  tx: Tx,
  query: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  const pending = toRawTx(tx).$client.query<Row>(query)
  const committed = commit(tx)
  committing.set(toRawTx(tx).$client, committed)
  const [result] = await awaitAll([pending, committed])
  return result
}

/** The connections whose commit was sent with the last query of their transaction. */
const committing = new WeakMap<RawTx['$client'], Promise<void>>()

async function commit(tx: Tx): Promise<void> {
  const { command } = await toRawTx(tx).$client.query('commit')
  // PostgreSQL responds to a commit with ROLLBACK, without an error, after a query of the transaction failed.
  if (command === 'ROLLBACK') throw new Error('the transaction was rolled back')
}

async function runTransaction<Opened, T>(
  db: Db,
  runFirst: (tx: Tx) => Promise<Opened>,
  work: (tx: Tx, opened: Opened) => Promise<T>,
): Promise<{ messages: readonly ChannelMessage[]; result: T }> {
  const client = await toPool(db).connect()
  let broken = true
  try {
    const tx = getTransaction(client)
    deferMessages(tx)
    committing.delete(client)
    const [, opened] = await awaitAll([client.query('begin'), runFirst(tx)])
    const result = await work(tx, opened)
    await (committing.get(client) ?? commit(tx))
    broken = false
    return { messages: takeDeferredMessages(tx), result }
  } catch (error) {
    // On a dead connection the rollback would wait for the same timeout; closing the connection rolls back as well.
    broken =
      isDatabaseUnavailable(error) ||
      (await client.query('rollback').then(
        () => false,
        () => true,
      ))
    throw error
  } finally {
    client.release(broken)
  }
}

const transactionsByClient = new WeakMap<pg.PoolClient, Tx>()

/** Returns the connection's transaction object. It is reused, so that prepared metadata is kept. */
function getTransaction(client: pg.PoolClient): Tx {
  const existing = transactionsByClient.get(client)
  if (existing) return existing
  const tx = drizzle({ client })
  transactionsByClient.set(client, tx)
  return tx
}
