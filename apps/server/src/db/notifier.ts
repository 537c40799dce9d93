import { crc32 } from 'node:zlib'
import type pg from 'pg'
import { notifyMessages } from './sql/messages'
import { type RawTx, type Tx, toRawTx } from './tx'

/** A message to the servers of one installation that listen to a NOTIFY channel. */
export interface ChannelMessage {
  readonly channel: string
  readonly text: string
}

/**
 * So many that a server with some thousand households hears few others, and so few that listening to all of them again after a
 * lost connection takes less than a second.
 */
const householdGroups = 8192
/** Changes of an account alone are rare. */
const accountGroups = 256

/** The channel of a group of households: a server listens to those that its devices need. */
export function channelOfHousehold(householdId: string): string {
  return `larder_household_${crc32(householdId) % householdGroups}`
}

/** The channel of a group of accounts. */
export function channelOfAccount(accountId: string): string {
  return `larder_account_${crc32(accountId) % accountGroups}`
}

/** By connection: a household transaction is an extended object over the same connection. */
const deferredMessages = new WeakMap<RawTx['$client'], ChannelMessage[]>()

/** Defers the messages of this transaction until it has committed. */
export function deferMessages(tx: Tx): void {
  deferredMessages.set(toRawTx(tx).$client, [])
}

/** Publishes a message; within a transaction, after its commit. */
export async function publishMessage(tx: Tx, message: ChannelMessage): Promise<void> {
  const deferred = deferredMessages.get(toRawTx(tx).$client)
  if (deferred) deferred.push(message)
  else await sendNotifications(toRawTx(tx).$client, [message])
}

/** Returns and clears the deferred messages of a committed transaction. */
export function takeDeferredMessages(tx: Tx): readonly ChannelMessage[] {
  const messages = deferredMessages.get(toRawTx(tx).$client) ?? []
  deferredMessages.delete(toRawTx(tx).$client)
  return messages
}

/**
 * Publishes deferred messages. PostgreSQL lets only one transaction with NOTIFY commit at a time, and each waits for the disk; so
 * messages are sent after the commit, in a statement that writes nothing, batched with others. A process that is killed in
 * between has not responded yet, and a stream that missed a message catches up at its next heartbeat.
 */
export async function publishDeferred(pool: pg.Pool, messages: readonly ChannelMessage[]): Promise<void> {
  if (messages.length > 0) await joinBatch(pool, messages).catch(() => undefined)
}

interface MessageBatch {
  readonly messages: ChannelMessage[]
  sent: Promise<void>
}

const nextBatches = new WeakMap<pg.Pool, MessageBatch>()
const lastBatches = new WeakMap<pg.Pool, Promise<void>>()

/** One batch at a time per pool; messages that arrive meanwhile go into the next. */
function joinBatch(pool: pg.Pool, messages: readonly ChannelMessage[]): Promise<void> {
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

async function sendNotifications(
  client: RawTx['$client'],
  messages: readonly ChannelMessage[],
): Promise<void> {
  const channels = messages.map(({ channel }) => channel)
  const texts = messages.map(({ text }) => text)
  await client.query(notifyMessages.toQuery(channels, texts))
}
