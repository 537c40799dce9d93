import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log'
import { awaitAll } from './await-all'
import { BatchingSocket } from './batching-socket'
import { isDatabaseUnavailable } from './database-errors'
import { deferMessages, publishDeferred, takeDeferredMessages } from './notifier'

export type Db = NodePgDatabase & { readonly $client: pg.Pool }

/** A transaction, or the database itself where a single statement is enough. */
export type Tx = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'> & {
  /** The shortest way, for prepared statements that are asked with every change. */
  readonly $client: Pick<pg.Pool | pg.PoolClient, 'query'>
}

const longestStatementMs = 30_000

/** For a server that cooks wait for: an answer that got lost on the way is not waited for, either. */
export const serverPoolConfig: pg.PoolConfig = { query_timeout: longestStatementMs + 5000 }

/** For whole tables, which cannot be copied over a line on which questions are asked ahead. */
export const copyPoolConfig: pg.PoolConfig = { pipeline: false }

export function openDatabase(connection: pg.PoolConfig, log: Log): Db {
  const pool = new pg.Pool({
    application_name: 'larder',
    // A statement that hangs must not hold a connection for ever.
    statement_timeout: longestStatementMs,
    // A server that fell off the network in the middle of a change must not keep its household locked.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    // What one piece of work asks at once goes out at once, and the answers come in that order.
    pipeline: true,
    stream: () => new BatchingSocket(),
    connectionTimeoutMillis: 10_000,
    ...connection,
  })
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'idle database connection lost')
  })
  // While a connection is lent out the pool does not listen to it; whoever uses it sees its query fail.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return drizzle({ client: pool })
}

/**
 * All or nothing. The driver's own transaction keeps a connection for ever when its first word fails, which
 * empties the pool after a few breaks of the line; this one gives it back whatever happens.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  // The begin is waited for: where it fails, nothing may be done outside of it.
  return inTransactionWith(db, async () => undefined, work)
}

/**
 * The same, with first questions that travel with the begin. Were the begin alone refused, they would be answered on their own: they
 * must do no harm then.
 */
export async function inTransactionWith<Opened, T>(
  db: Db,
  first: (tx: Tx) => Promise<Opened>,
  work: (tx: Tx, opened: Opened) => Promise<T>,
): Promise<T> {
  const { words, result } = await runTransaction(db, first, work)
  await publishDeferred(db.$client, words)
  return result
}

/**
 * Asks the last question of a transaction, and the commit travels with it: where the question is refused, PostgreSQL takes that
 * for a rollback. Nothing may be asked in this transaction afterwards.
 */
export async function queryAndCommit<Row extends pg.QueryResultRow>(
  tx: Tx,
  question: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  const answer = tx.$client.query<Row>(question)
  const through = commit(tx)
  committing.set(tx, through)
  const [told] = await awaitAll([answer, through])
  return told
}

/** Those whose commit travels with their last question. */
const committing = new WeakMap<Tx, Promise<void>>()

async function commit(tx: Tx): Promise<void> {
  const { command } = await tx.$client.query('commit')
  // So it is answered, without any error, after a question of the transaction was refused.
  if (command === 'ROLLBACK') throw new Error('the transaction was rolled back')
}

async function runTransaction<Opened, T>(
  db: Db,
  first: (tx: Tx) => Promise<Opened>,
  work: (tx: Tx, opened: Opened) => Promise<T>,
): Promise<{ words: readonly string[]; result: T }> {
  const client = await db.$client.connect()
  let broken = true
  try {
    const tx = transactionOn(client)
    deferMessages(tx)
    committing.delete(tx)
    const [, opened] = await awaitAll([client.query('begin'), first(tx)])
    const result = await work(tx, opened)
    await (committing.get(tx) ?? commit(tx))
    broken = false
    return { words: takeDeferredMessages(tx), result }
  } catch (error) {
    // On a dead line the rollback would wait as long as the statement before it; hanging up undoes the change, too.
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

/** A connection serves one transaction after the other, and what is learned of the tables serves all of them. */
function transactionOn(client: pg.PoolClient): Tx {
  const known = transactionsByClient.get(client)
  if (known) return known
  const tx = drizzle({ client })
  transactionsByClient.set(client, tx)
  return tx
}
