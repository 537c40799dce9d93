import type pg from 'pg'
import { notifyMessages } from './sql/messages'
import { type RawTx, type Tx, toRawTx } from './tx'

/** The NOTIFY channel between the servers of one installation. */
export const changesChannel = 'larder_changes'

/** By connection: a household transaction is an extended object over the same connection. */
const deferredMessages = new WeakMap<RawTx['$client'], string[]>()

/** Defers the messages of this transaction until it has committed. */
export function deferMessages(tx: Tx): void {
  deferredMessages.set(toRawTx(tx).$client, [])
}

/** Publishes a message to every server; within a transaction, after its commit. */
export async function publishMessage(tx: Tx, message: string): Promise<void> {
  const deferred = deferredMessages.get(toRawTx(tx).$client)
  if (deferred) deferred.push(message)
  else await sendNotifications(toRawTx(tx).$client, [message])
}

/** Returns and clears the deferred messages of a committed transaction. */
export function takeDeferredMessages(tx: Tx): readonly string[] {
  const messages = deferredMessages.get(toRawTx(tx).$client) ?? []
  deferredMessages.delete(toRawTx(tx).$client)
  return messages
}

/**
 * Publishes deferred messages. PostgreSQL lets only one transaction with NOTIFY commit at a time, and each waits for the disk; so
 * messages are sent after the commit, in a statement that writes nothing, batched with others. A process that is killed in
 * between has not responded yet, and a stream that missed a message catches up at its next heartbeat.
 */
export async function publishDeferred(pool: pg.Pool, messages: readonly string[]): Promise<void> {
  if (messages.length > 0) await joinBatch(pool, messages).catch(() => undefined)
}

interface MessageBatch {
  readonly messages: string[]
  sent: Promise<void>
}

const nextBatches = new WeakMap<pg.Pool, MessageBatch>()
const lastBatches = new WeakMap<pg.Pool, Promise<void>>()

/** One batch at a time per pool; messages that arrive meanwhile go into the next. */
function joinBatch(pool: pg.Pool, messages: readonly string[]): Promise<void> {
  const joined = nextBatches.get(pool)
  if (joined) {
    joined.messages.push(...messages)
    return joined.sent
  }
  const batch: MessageBatch = { messages: [...messages], sent: Promise.resolve() }
  const previous = lastBatches.get(pool) ?? Promise.resolve()
  batch.sent = previous.then(() => {
    nextBatches.delete(pool)
    return sendNotifications(pool, batch.messages)
  })
  nextBatches.set(pool, batch)
  lastBatches.set(
    pool,
    batch.sent.catch(() => undefined),
  )
  return batch.sent
}

async function sendNotifications(client: RawTx['$client'], messages: readonly string[]): Promise<void> {
  await client.query(notifyMessages.toQuery(changesChannel, messages))
}
