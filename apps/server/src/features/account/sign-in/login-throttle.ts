import { createHash } from 'node:crypto'
import { eq, inArray, like, or, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { loginFailures } from '../../../db/tables/rate-limits'
import { AppError } from '../../../errors'
import { addSeconds, type Clock, secondsBetween } from '../../../time/clock'

/** A failure older than this is forgotten. */
const expireAfterSeconds = 3600

/**
 * How many tries are free before each further one has to wait twice as long as the one before, and how long at
 * most. The wait for an account as a whole stays short: a stranger could otherwise keep its owner out for ever.
 */
const throttleRules = {
  pair: { free: 10, longestWaitSeconds: 900 },
  account: { free: 30, longestWaitSeconds: 30 },
  address: { free: 100, longestWaitSeconds: 900 },
} as const

interface ThrottleKey {
  key: string
  free: number
  longestWaitSeconds: number
}

/** Slows down whoever keeps guessing: per account from one address, per account, and per address. */
export interface LoginThrottle {
  /** Books a try as failed, or refuses it because its wait is not over. Call `forgive` when it succeeds. */
  attempt(email: string, address: string): Promise<void>
  reset(email: string, address: string): Promise<void>
  /** For whoever has just proved by mail that the account is theirs. */
  resetAccount(email: string): Promise<void>
}

export function createLoginThrottle(db: Db, clock: Clock): LoginThrottle {
  function keysFor(email: string, address: string): ThrottleKey[] {
    const account = hashEmail(email)
    return [
      { key: `pair:${account}:${address}`, ...throttleRules.pair },
      { key: `account:${account}`, ...throttleRules.account },
      { key: `address:${address}`, ...throttleRules.address },
    ]
  }

  // One statement decides and counts, so that a hundred tries at the same instant still queue up.
  async function book(tx: Tx, { key, free, longestWaitSeconds }: ThrottleKey): Promise<void> {
    const now = clock()
    const forgotten = addSeconds(now, -expireAfterSeconds)
    // So far ahead only a clock was that was wrong, and has been put right since.
    const ahead = addSeconds(now, longestWaitSeconds)
    const isForgotten = sql`(${loginFailures.lastAt} < ${forgotten}::timestamptz or ${loginFailures.lastAt} > ${ahead}::timestamptz)`
    const wait = sql`case when ${loginFailures.count} < ${free} then 0
      else least(power(2, least(${loginFailures.count} - ${free}, 20)), ${longestWaitSeconds}) end`
    const booked = await tx
      .insert(loginFailures)
      .values({ key, count: 1, lastAt: now })
      .onConflictDoUpdate({
        target: loginFailures.key,
        set: {
          count: sql`case when ${isForgotten} then 1 else ${loginFailures.count} + 1 end`,
          lastAt: now,
        },
        setWhere: sql`${isForgotten} or least(${loginFailures.lastAt}, ${now}::timestamptz)
          + (${wait}) * interval '1 second' <= ${now}::timestamptz`,
      })
      .returning({ key: loginFailures.key })
    if (booked.length === 0) throw await refusal(tx, { key, free, longestWaitSeconds }, now)
  }

  async function refusal(
    tx: Tx,
    { key, free, longestWaitSeconds }: ThrottleKey,
    now: string,
  ): Promise<AppError> {
    const [row] = await tx.select().from(loginFailures).where(eq(loginFailures.key, key))
    const wait = row ? Math.min(2 ** Math.min(row.count - free, 20), longestWaitSeconds) : 1
    const over = row ? addSeconds(row.lastAt, wait) : now
    return new AppError('too-many-attempts', {
      retryAfterSeconds: Math.max(1, Math.ceil(secondsBetween(now, over))),
    })
  }

  return {
    async attempt(email, address) {
      // A try that is refused by one count must not weigh on the others.
      await inTransaction(db, async (tx) => {
        for (const key of keysFor(email, address)) await book(tx, key)
      })
    },
    async reset(email, address) {
      const [pair, account, shared] = keysFor(email, address).map(({ key }) => key)
      await db.delete(loginFailures).where(inArray(loginFailures.key, [pair ?? '', account ?? '']))
      // An address is shared by many: one success takes back one try, not all of them.
      await db
        .update(loginFailures)
        .set({ count: sql`greatest(${loginFailures.count} - 1, 0)` })
        .where(eq(loginFailures.key, shared ?? ''))
    },

    async resetAccount(email) {
      const account = hashEmail(email)
      await db
        .delete(loginFailures)
        .where(or(eq(loginFailures.key, `account:${account}`), like(loginFailures.key, `pair:${account}:%`)))
    },
  }
}

/** Hashed, so that what strangers type into the form is not kept. */
function hashEmail(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}
