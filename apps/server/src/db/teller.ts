import type pg from 'pg'
import type { Tx } from './open'

/** Where word of changes travels between the servers of one installation. */
export const channel = 'larder_changes'

const unsaid = new WeakMap<Tx, string[]>()

/** From now on, what is said in this transaction waits until it is through. */
export function holdBack(tx: Tx): void {
  unsaid.set(tx, [])
}

/** Says something to every server; within a transaction, once it is through. */
export async function say(tx: Tx, word: string): Promise<void> {
  const held = unsaid.get(tx)
  if (held) held.push(word)
  else await sayAll(tx.$client, [word])
}

/** What waited in a transaction that is through. */
export function takeHeld(tx: Tx): readonly string[] {
  const words = unsaid.get(tx) ?? []
  unsaid.delete(tx)
  return words
}

/**
 * Says what waited. PostgreSQL lets only one transaction at a time commit that has something to say, and each waits for the
 * disk: so it is said afterwards, in a breath that writes nothing, together with whatever else is through by then. Whoever is
 * ended in between has not answered yet; and a line that missed a word finds out at its next beat.
 */
export async function sayAfterwards(pool: pg.Pool, words: readonly string[]): Promise<void> {
  if (words.length > 0) await joinBreath(pool, words).catch(() => undefined)
}

interface Breath {
  readonly words: string[]
  said: Promise<void>
}

const next = new WeakMap<pg.Pool, Breath>()
const last = new WeakMap<pg.Pool, Promise<void>>()

/** One breath at a time for each pool; what comes meanwhile goes out with the next. */
function joinBreath(pool: pg.Pool, words: readonly string[]): Promise<void> {
  const joined = next.get(pool)
  if (joined) {
    joined.words.push(...words)
    return joined.said
  }
  const breath: Breath = { words: [...words], said: Promise.resolve() }
  const before = last.get(pool) ?? Promise.resolve()
  breath.said = before.then(() => {
    next.delete(pool)
    return sayAll(pool, breath.words)
  })
  next.set(pool, breath)
  last.set(
    pool,
    breath.said.catch(() => undefined),
  )
  return breath.said
}

async function sayAll(client: Tx['$client'], words: readonly string[]): Promise<void> {
  await client.query({
    name: 'say',
    text: 'select pg_notify($1, word) from unnest($2::text[]) as word',
    values: [channel, words],
  })
}
