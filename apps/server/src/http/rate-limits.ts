import { isIP } from 'node:net'
import type { Db } from '../db/database'
import { upsertRequestCounts } from '../db/sql/rate-limits'
import { AppError } from '../errors'
import type { Log } from '../log'
import { pseudonymizeIds } from '../secrets'
import { type Clock, secondsBetween } from '../time/clock'

/** The maximum number of requests in a time window. */
interface RateLimit {
  most: number
  windowSeconds: number
}

/** The limits by action. Tests and load tests pass their own. */
export interface RateLimits {
  /** All calls, per network address and per account. */
  perAddress: RateLimit
  perAccount: RateLimit
  /** All calls by one API key; they also count for its account. */
  perKey: RateLimit
  /** New accounts and requested reset links, per network address. */
  registrations: RateLimit
  resets: RateLimit
  /** Challenges for using a passkey, per network address. */
  passkeyUses: RateLimit
  /** Reset links for one email address. */
  resetsPerEmail: RateLimit
  /** Confirmation links to a new email address, per account. */
  emailChanges: RateLimit
  /** Invitation codes looked up or used, per account and per network address. */
  invitationTries: RateLimit
  /** Dishes invented by a language model, per account. */
  inventions: RateLimit
  /** Weeks planned and dishes chosen, per account. */
  plannings: RateLimit
  /** Pictures analysed, per account. The daily quota of a plan is counted separately. */
  lookings: RateLimit
  /** Pictures drawn because nobody has asked for them yet, per network address. */
  drawings: RateLimit
  /** The same of the dishes one account has written, no matter who asks. */
  ownDrawings: RateLimit
  /** Pages, texts and files parsed for recipes, per account. */
  imports: RateLimit
  /** Pictures uploaded by a camera. */
  perCamera: RateLimit
  /** Camera pairing codes tried, per network address. */
  pairingTries: RateLimit
  /** Messages through the contact form, per network address. */
  messages: RateLimit
  /** Reports of posts and comments, per account. */
  reports: RateLimit
  /** Calls that query the payment provider, per account. */
  payments: RateLimit
  /** Emails to one address. */
  mailsPerRecipient: RateLimit
  /** Test messages, per admin. */
  mailTests: RateLimit
  /** Data archives of an account, per account. */
  archives: RateLimit
}

const minute = 60
const hour = 3600

export const defaultRateLimits: RateLimits = {
  perAddress: { most: 1200, windowSeconds: minute },
  perAccount: { most: 600, windowSeconds: minute },
  perKey: { most: 120, windowSeconds: minute },
  registrations: { most: 20, windowSeconds: hour },
  resets: { most: 20, windowSeconds: hour },
  passkeyUses: { most: 60, windowSeconds: minute },
  resetsPerEmail: { most: 3, windowSeconds: hour },
  emailChanges: { most: 5, windowSeconds: hour },
  invitationTries: { most: 60, windowSeconds: hour },
  inventions: { most: 5, windowSeconds: minute },
  plannings: { most: 60, windowSeconds: minute },
  lookings: { most: 60, windowSeconds: minute },
  drawings: { most: 240, windowSeconds: minute },
  ownDrawings: { most: 120, windowSeconds: minute },
  imports: { most: 20, windowSeconds: minute },
  perCamera: { most: 30, windowSeconds: minute },
  pairingTries: { most: 30, windowSeconds: hour },
  messages: { most: 10, windowSeconds: hour },
  reports: { most: 30, windowSeconds: hour },
  payments: { most: 60, windowSeconds: hour },
  mailsPerRecipient: { most: 30, windowSeconds: 24 * hour },
  mailTests: { most: 10, windowSeconds: hour },
  archives: { most: 10, windowSeconds: 24 * hour },
}

const unlimited: RateLimit = { most: 1_000_000_000, windowSeconds: hour }

/** For many requests from one address that are no attack: the demo seed, a benchmark. */
export const unlimitedRateLimits: RateLimits = Object.fromEntries(
  Object.keys(defaultRateLimits).map((name) => [name, unlimited]),
) as Record<keyof RateLimits, RateLimit>

/** Counters shared by all server processes through the database. */
export interface RateLimiter {
  /** Counts one request exactly and rejects it when the window is full. For rare or expensive actions. */
  consume(key: string, allowance: RateLimit): Promise<void>
  /** Counts one request in memory and flushes the sums once a second. For every request. */
  countRequest(key: string, allowance: RateLimit): void
  /** Writes the pending counts to the database. */
  flush(): Promise<void>
  close(): Promise<void>
}

interface CounterRow {
  key: string
  windowEndsAt: string
  count: number
}

interface WindowCounter {
  /** The pseudonymised key, as stored. */
  key: string
  windowEndsAt: string
  /** The sum over all processes at the last flush. */
  known: number
  /** Requests counted by this process since then. */
  pending: number
  /** Counts of the flush in progress; they apply here until the flush returns the new sum. */
  flushing: number
}

const flushEveryMs = 1000

export function createRateLimiter(db: Db, clock: Clock, log: Log): RateLimiter {
  const counters = new Map<string, WindowCounter>()

  const windows = new Map<number, { from: string; until: string }>()

  /** Caches the window per length and compares instants as strings: this runs on every request, mostly within the same window. */
  function windowEnd({ windowSeconds }: RateLimit): string {
    const now = clock()
    const cached = windows.get(windowSeconds)
    if (cached && cached.from <= now && now < cached.until) return cached.until
    const length = windowSeconds * 1000
    const start = Math.floor(Date.parse(now) / length) * length
    const [from, until] = [new Date(start).toISOString(), new Date(start + length).toISOString()]
    windows.set(windowSeconds, { from, until })
    return until
  }

  function rejectRequest(windowEndsAt: string): never {
    const retryAfterSeconds = Math.max(1, Math.ceil(secondsBetween(clock(), windowEndsAt)))
    throw new AppError('too-many-requests', { retryAfterSeconds })
  }

  async function addCounts(rows: readonly CounterRow[]): Promise<CounterRow[]> {
    const found = await upsertRequestCounts(
      db,
      rows.map(({ key }) => key),
      rows.map(({ windowEndsAt }) => windowEndsAt),
      rows.map(({ count }) => count),
    )
    return found.map(({ key, ends, count }) => ({ key, windowEndsAt: ends.toISOString(), count }))
  }

  // Runs even when the flush fails: while the database is unavailable, addresses would accumulate without bound.
  function deleteExpiredCounters(): void {
    const now = clock()
    for (const [key, counter] of counters) if (counter.windowEndsAt < now) counters.delete(key)
  }

  async function flush(): Promise<void> {
    deleteExpiredCounters()
    const unflushed = [...counters.values()].filter((counter) => counter.pending > 0)
    if (unflushed.length === 0) return
    // All processes use the same order, so that two flushes never deadlock on each other's rows.
    unflushed.sort((a, b) => (a.key < b.key ? -1 : 1))
    const sent = unflushed.map((counter) => ({ counter, count: counter.pending }))
    for (const { counter, count } of sent) {
      counter.pending -= count
      counter.flushing += count
    }
    const rows = await addCounts(
      sent.map(({ counter, count }) => ({ key: counter.key, windowEndsAt: counter.windowEndsAt, count })),
    )
      .catch((error: unknown) => {
        for (const { counter, count } of sent) counter.pending += count
        throw error
      })
      .finally(() => {
        for (const { counter, count } of sent) counter.flushing -= count
      })
    const counts = new Map(rows.map((row) => [`${row.key} ${row.windowEndsAt}`, row.count]))
    for (const { counter } of sent)
      counter.known = counts.get(`${counter.key} ${counter.windowEndsAt}`) ?? counter.known
  }

  let activeFlush: Promise<void> | undefined
  const timer = setInterval(() => {
    // Flushes do not overlap: a slow database must not lose one more connection to them each second.
    activeFlush ??= flush()
      .catch((error: unknown) => log.warn({ err: error }, 'flushing rate limit counters failed'))
      .finally(() => {
        activeFlush = undefined
      })
  }, flushEveryMs)
  timer.unref()

  function countOne(key: string, most: number, windowEndsAt: string): void {
    let counter = counters.get(key)
    if (!counter || counter.windowEndsAt !== windowEndsAt) {
      counter = { key: pseudonymizeIds(key), windowEndsAt, known: 0, pending: 0, flushing: 0 }
      counters.set(key, counter)
    }
    counter.pending += 1
    if (counter.known + counter.flushing + counter.pending > most) rejectRequest(windowEndsAt)
  }

  return {
    async consume(key, allowance) {
      const windowEndsAt = windowEnd(allowance)
      const limits = new Map([[pseudonymizeIds(key), allowance.most]])
      const network = networkOf(key)
      if (network) limits.set(pseudonymizeIds(network), allowance.most * networkFactor)
      // In one order, so that two statements never deadlock on each other's rows.
      const keys = [...limits.keys()].sort()
      const rows = await addCounts(keys.map((one) => ({ key: one, windowEndsAt, count: 1 })))
      if (rows.some((row) => row.count > (limits.get(row.key) ?? row.count))) rejectRequest(windowEndsAt)
    },
    countRequest(key, allowance) {
      const windowEndsAt = windowEnd(allowance)
      const network = networkOf(key)
      if (network) countOne(network, allowance.most * networkFactor, windowEndsAt)
      countOne(key, allowance.most, windowEndsAt)
    },
    flush,
    async close() {
      clearInterval(timer)
      await activeFlush
      await flush().catch(() => undefined)
    },
  }
}

/** Of an IPv6 /48, which one customer may own, as many requests are admitted as of so many of its /64 networks. */
export const networkFactor = 16

const subnetKey = /^(.*?[0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/i

/** Returns the key of the /48 around an IPv6 key. Example: 'register:2001:db8:1:2::/64' is within 'register:2001:db8:1::/48'. */
export function networkOf(key: string): string | undefined {
  const around = key.endsWith('/64') ? subnetKey.exec(key)?.[1] : undefined
  return around && `${around}::/48`
}

/** Returns the rate-limit key of an address. IPv6 users own whole /64 networks, so each counts as one. */
export function addressKey(address: string): string {
  if (isIP(address.split('%')[0] ?? '') === 0) return 'unknown'
  if (!address.includes(':')) return address
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7)
  const [head = ''] = address.split('%')
  const [left = '', right] = head.split('::')
  const leftParts = left.split(':').filter(Boolean)
  const rightParts = (right ?? '').split(':').filter(Boolean)
  const zeros = right === undefined ? 0 : 8 - leftParts.length - rightParts.length
  const parts = [...leftParts, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rightParts]
  return `${parts.slice(0, 4).join(':')}::/64`
}
