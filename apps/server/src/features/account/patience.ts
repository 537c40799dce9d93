import { createHash } from 'node:crypto'
import { eq, inArray, like, or, sql } from 'drizzle-orm'
import { type Clock, secondsBetween, secondsLater } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { failures } from '../../db/tables/limits'
import { AppError } from '../../errors'

/** A failure older than this is forgotten. */
const forgetAfterSeconds = 3600

/**
 * How many tries are free before each further one has to wait twice as long as the one before, and how long at
 * most. The wait for an account as a whole stays short: a stranger could otherwise keep its owner out for ever.
 */
const rules = {
  pair: { free: 10, longestWaitSeconds: 900 },
  account: { free: 30, longestWaitSeconds: 30 },
  address: { free: 100, longestWaitSeconds: 900 },
} as const

interface Key {
  key: string
  free: number
  longestWaitSeconds: number
}

/** Slows down whoever keeps guessing: per account from one address, per account, and per address. */
export interface Patience {
  /** Books a try as failed, or refuses it because its wait is not over. Call `forgive` when it succeeds. */
  attempt(email: string, address: string): Promise<void>
  forgive(email: string, address: string): Promise<void>
  /** For whoever has just proved by mail that the account is theirs. */
  forgiveAccount(email: string): Promise<void>
}

export function openPatience(db: Db, clock: Clock): Patience {
  function keysFor(email: string, address: string): Key[] {
    const account = hashed(email)
    return [
      { key: `pair:${account}:${address}`, ...rules.pair },
      { key: `account:${account}`, ...rules.account },
      { key: `address:${address}`, ...rules.address },
    ]
  }

  // One statement decides and counts, so that a hundred tries at the same instant still queue up.
  async function book(tx: Tx, { key, free, longestWaitSeconds }: Key): Promise<void> {
    const now = clock()
    const forgotten = secondsLater(now, -forgetAfterSeconds)
    // So far ahead only a clock was that was wrong, and has been put right since.
    const ahead = secondsLater(now, longestWaitSeconds)
    const isForgotten = sql`(${failures.lastAt} < ${forgotten}::timestamptz or ${failures.lastAt} > ${ahead}::timestamptz)`
    const wait = sql`case when ${failures.count} < ${free} then 0
      else least(power(2, least(${failures.count} - ${free}, 20)), ${longestWaitSeconds}) end`
    const booked = await tx
      .insert(failures)
      .values({ key, count: 1, lastAt: now })
      .onConflictDoUpdate({
        target: failures.key,
        set: {
          count: sql`case when ${isForgotten} then 1 else ${failures.count} + 1 end`,
          lastAt: now,
        },
        setWhere: sql`${isForgotten} or least(${failures.lastAt}, ${now}::timestamptz)
          + (${wait}) * interval '1 second' <= ${now}::timestamptz`,
      })
      .returning({ key: failures.key })
    if (booked.length === 0) throw await refusal(tx, { key, free, longestWaitSeconds }, now)
  }

  async function refusal(tx: Tx, { key, free, longestWaitSeconds }: Key, now: string): Promise<AppError> {
    const [row] = await tx.select().from(failures).where(eq(failures.key, key))
    const wait = row ? Math.min(2 ** Math.min(row.count - free, 20), longestWaitSeconds) : 1
    const over = row ? secondsLater(row.lastAt, wait) : now
    return new AppError('slow-down', { retryAfterSeconds: Math.max(1, Math.ceil(secondsBetween(now, over))) })
  }

  return {
    async attempt(email, address) {
      // A try that is refused by one count must not weigh on the others.
      await inTransaction(db, async (tx) => {
        for (const key of keysFor(email, address)) await book(tx, key)
      })
    },
    async forgive(email, address) {
      const [pair, account, shared] = keysFor(email, address).map(({ key }) => key)
      await db.delete(failures).where(inArray(failures.key, [pair ?? '', account ?? '']))
      // An address is shared by many: one success takes back one try, not all of them.
      await db
        .update(failures)
        .set({ count: sql`greatest(${failures.count} - 1, 0)` })
        .where(eq(failures.key, shared ?? ''))
    },

    async forgiveAccount(email) {
      const account = hashed(email)
      await db
        .delete(failures)
        .where(or(eq(failures.key, `account:${account}`), like(failures.key, `pair:${account}:%`)))
    },
  }
}

/** Hashed, so that what strangers type into the form is not kept. */
function hashed(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}
