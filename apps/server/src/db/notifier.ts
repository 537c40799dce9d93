import type pg from 'pg'
import type { Tx } from './database'

/** Where word of changes travels between the servers of one installation. */
export const changesChannel = 'larder_changes'

const deferredMessages = new WeakMap<Tx, string[]>()

/** From now on, what is said in this transaction waits until it is through. */
export function deferMessages(tx: Tx): void {
  deferredMessages.set(tx, [])
}

/** Says something to every server; within a transaction, once it is through. */
export async function publishMessage(tx: Tx, word: string): Promise<void> {
  const held = deferredMessages.get(tx)
  if (held) held.push(word)
  else await sendNotifications(tx.$client, [word])
}

/** What waited in a transaction that is through. */
export function takeDeferredMessages(tx: Tx): readonly string[] {
  const words = deferredMessages.get(tx) ?? []
  deferredMessages.delete(tx)
  return words
}

/**
 * Says what waited. PostgreSQL lets only one transaction at a time commit that has something to say, and each waits for the
 * disk: so it is said afterwards, in a breath that writes nothing, together with whatever else is through by then. Whoever is
 * ended in between has not answered yet; and a line that missed a word finds out at its next beat.
 */
export async function publishDeferred(pool: pg.Pool, words: readonly string[]): Promise<void> {
  if (words.length > 0) await joinBatch(pool, words).catch(() => undefined)
}

interface MessageBatch {
  readonly words: string[]
  said: Promise<void>
}

const nextBatches = new WeakMap<pg.Pool, MessageBatch>()
const lastBatches = new WeakMap<pg.Pool, Promise<void>>()

/** One breath at a time for each pool; what comes meanwhile goes out with the next. */
function joinBatch(pool: pg.Pool, words: readonly string[]): Promise<void> {
  const joined = nextBatches.get(pool)
  if (joined) {
    joined.words.push(...words)
    return joined.said
  }
  const breath: MessageBatch = { words: [...words], said: Promise.resolve() }
  const before = lastBatches.get(pool) ?? Promise.resolve()
  breath.said = before.then(() => {
    nextBatches.delete(pool)
    return sendNotifications(pool, breath.words)
  })
  nextBatches.set(pool, breath)
  lastBatches.set(
    pool,
    breath.said.catch(() => undefined),
  )
  return breath.said
}

async function sendNotifications(client: Tx['$client'], words: readonly string[]): Promise<void> {
  await client.query({
    name: 'publish_messages',
    text: 'select pg_notify($1, word) from unnest($2::text[]) as word',
    values: [changesChannel, words],
  })
}
