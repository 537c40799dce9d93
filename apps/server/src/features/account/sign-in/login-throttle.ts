import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, like, or, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { loginFailures } from '../../../db/tables/rate-limits'
import { AppError } from '../../../errors'
import { networkOf } from '../../../http/rate-limits'
import { addSeconds, type Clock, secondsBetween } from '../../../time/clock'

/** Failures older than this expire. */
const expireAfterSeconds = 3600

/**
 * The number of free attempts, after which the wait doubles with each failure, and the maximum wait. The wait of a whole account
 * stays short: otherwise a stranger could lock out its owner. In a browser where the owner signed in before, only its own failures
 * count: strangers' guesses, also those from the same address, never keep the right password out.
 */
const throttleRules = {
  pair: { free: 10, longestWaitSeconds: 900 },
  account: { free: 30, longestWaitSeconds: 30 },
  address: { free: 100, longestWaitSeconds: 900 },
  /** An IPv6 /48, which one customer may own, or hundreds. */
  network: { free: 1600, longestWaitSeconds: 30 },
  // Only for anyone who knows the password: the codes of an app are short, and guesses may come from many addresses.
  code: { free: 20, longestWaitSeconds: 900 },
} as const

/** A browser from which the right password came so recently is known. */
const knownForSeconds = 90 * 86_400

interface ThrottleKey {
  key: string
  free: number
  longestWaitSeconds: number
}

/** Where an attempt comes from. */
interface LoginOrigin {
  readonly address: string
  /** The secret in the browser's cookie; known if the owner signed in with it. */
  readonly device?: string | undefined
  /** Of somebody who is signed in and gives the password again; always known. */
  readonly sessionId?: string
}

/** Slows down password guessing: per account and address, per account, and per address; on known devices per device. */
export interface LoginThrottle {
  /** Counts an attempt as failed, or rejects it during its wait. Call `reset` when it succeeds. */
  attempt(email: string, from: LoginOrigin): Promise<void>
  /** The same for a code, once the password was right. */
  attemptCode(email: string, from: LoginOrigin): Promise<void>
  /** After a success. A given device is known from now on, instead of the one it came from. */
  reset(email: string, from: LoginOrigin, nextDevice?: string): Promise<void>
  /** A device is known from now on, after an account was created with it. */
  remember(email: string, device: string): Promise<void>
  /** After the owner has proved by email that the account is theirs. */
  resetAccount(email: string): Promise<void>
}

export function createLoginThrottle(db: Db, clock: Clock): LoginThrottle {
  function keysFor(email: string, address: string) {
    const account = hashEmail(email)
    const shared: ThrottleKey[] = [{ key: `address:${address}`, ...throttleRules.address }]
    const network = networkOf(address)
    if (network) shared.push({ key: `network:${network}`, ...throttleRules.network })
    return {
      pair: { key: `pair:${account}:${address}`, ...throttleRules.pair },
      account: { key: `account:${account}`, ...throttleRules.account },
      /** Of everybody who comes from there. */
      shared,
    }
  }

  async function remember(email: string, device: string): Promise<void> {
    const lastAt = clock()
    await db
      .insert(loginFailures)
      .values({ key: knownKey(email, device), count: 0, lastAt })
      .onConflictDoUpdate({ target: loginFailures.key, set: { lastAt } })
  }

  const knownKey = (email: string, device: string) => {
    const account = hashEmail(email)
    return `known:${account}:${hashEmail(`${account}:${device}`)}`
  }

  /** The count of a device where the owner is known, or undefined. */
  async function findDeviceKey(tx: Tx, email: string, from: LoginOrigin): Promise<ThrottleKey | undefined> {
    const { sessionId, device } = from
    if (sessionId !== undefined) return deviceKey(email, sessionId)
    if (device === undefined || !(await isKnown(tx, email, device))) return undefined
    return deviceKey(email, device)
  }

  const deviceKey = (email: string, device: string): ThrottleKey => ({
    key: `pair:${hashEmail(email)}:${hashEmail(device)}`,
    ...throttleRules.pair,
  })

  async function isKnown(tx: Tx, email: string, device: string): Promise<boolean> {
    const since = addSeconds(clock(), -knownForSeconds)
    const found = await tx
      .select({ key: loginFailures.key })
      .from(loginFailures)
      .where(and(eq(loginFailures.key, knownKey(email, device)), gt(loginFailures.lastAt, since)))
    return found.length > 0
  }

  // One statement checks and counts, so that concurrent attempts are serialised.
  async function countFailure(tx: Tx, { key, free, longestWaitSeconds }: ThrottleKey): Promise<void> {
    const now = clock()
    const expiredBefore = addSeconds(now, -expireAfterSeconds)
    // Times further ahead come from a wrong clock that was corrected since.
    const latestPlausible = addSeconds(now, longestWaitSeconds)
    const isExpired = sql`(${loginFailures.lastAt} < ${expiredBefore}::timestamptz or ${loginFailures.lastAt} > ${latestPlausible}::timestamptz)`
    const wait = sql`case when ${loginFailures.count} < ${free} then 0
      else least(power(2, least(${loginFailures.count} - ${free}, 20)), ${longestWaitSeconds}) end`
    const counted = await tx
      .insert(loginFailures)
      .values({ key, count: 1, lastAt: now })
      .onConflictDoUpdate({
        target: loginFailures.key,
        set: {
          count: sql`case when ${isExpired} then 1 else ${loginFailures.count} + 1 end`,
          lastAt: now,
        },
        setWhere: sql`${isExpired} or least(${loginFailures.lastAt}, ${now}::timestamptz)
          + (${wait}) * interval '1 second' <= ${now}::timestamptz`,
      })
      .returning({ key: loginFailures.key })
    if (counted.length === 0) throw await toThrottleError(tx, { key, free, longestWaitSeconds }, now)
  }

  async function toThrottleError(
    tx: Tx,
    { key, free, longestWaitSeconds }: ThrottleKey,
    now: string,
  ): Promise<AppError> {
    const [row] = await tx.select().from(loginFailures).where(eq(loginFailures.key, key))
    const wait = row ? Math.min(2 ** Math.min(row.count - free, 20), longestWaitSeconds) : 1
    const waitEndsAt = row ? addSeconds(row.lastAt, wait) : now
    return new AppError('too-many-attempts', {
      retryAfterSeconds: Math.max(1, Math.ceil(secondsBetween(now, waitEndsAt))),
    })
  }

  return {
    async attempt(email, from) {
      // An attempt rejected by one count must not raise the others.
      await inTransaction(db, async (tx) => {
        const known = await findDeviceKey(tx, email, from)
        const { pair, account, shared } = keysFor(email, from.address)
        for (const key of known ? [known] : [pair, account, ...shared]) await countFailure(tx, key)
      })
    },
    async attemptCode(email, from) {
      await inTransaction(db, async (tx) => {
        // On a known device its own count, raised with the password, is enough.
        if (await findDeviceKey(tx, email, from)) return
        await countFailure(tx, { key: codeKey(email), ...throttleRules.code })
      })
    },
    async reset(email, from, nextDevice) {
      const { address, device, sessionId } = from
      // Where the owner is known the address was not counted, so nothing of it is taken back.
      const wasCounted = (await findDeviceKey(db, email, from)) === undefined
      const { pair, account, shared } = keysFor(email, address)
      const ended = [pair.key, account.key, codeKey(email)]
      for (const one of [device, sessionId]) if (one) ended.push(deviceKey(email, one).key)
      if (device && nextDevice) ended.push(knownKey(email, device))
      await db.delete(loginFailures).where(inArray(loginFailures.key, ended))
      // An address is shared by many: a success reverts one failure, not all.
      if (wasCounted)
        await db
          .update(loginFailures)
          .set({ count: sql`greatest(${loginFailures.count} - 1, 0)` })
          .where(
            inArray(
              loginFailures.key,
              shared.map(({ key }) => key),
            ),
          )
      if (nextDevice !== undefined) await remember(email, nextDevice)
    },

    remember,

    async resetAccount(email) {
      const account = hashEmail(email)
      await db
        .delete(loginFailures)
        .where(
          or(
            inArray(loginFailures.key, [`account:${account}`, codeKey(email)]),
            like(loginFailures.key, `pair:${account}:%`),
            like(loginFailures.key, `known:${account}:%`),
          ),
        )
    },
  }
}

const codeKey = (email: string) => `code:${hashEmail(email)}`

/** Hashed, so that text typed into the form is not stored. */
function hashEmail(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}
