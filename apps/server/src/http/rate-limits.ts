import { isIP } from 'node:net'
import type { Db } from '../db/database'
import { AppError } from '../errors'
import type { Log } from '../log'
import { pseudonymizeIds } from '../secrets'
import { type Clock, secondsBetween } from '../time/clock'

/** So many in such a window. */
export interface RateLimit {
  most: number
  windowSeconds: number
}

/** How much of what is allowed; tests and load tests hand in their own. */
export interface RateLimits {
  /** Any calls, per network address and per account. */
  perAddress: RateLimit
  perAccount: RateLimit
  /** Any calls by one API key; they count for its account, too. */
  perKey: RateLimit
  /** New accounts and asked-for reset links, per network address. */
  registrations: RateLimit
  resets: RateLimit
  /** Reset links for one e-mail. */
  resetsPerEmail: RateLimit
  /** Links to a new email, per account. */
  emailChanges: RateLimit
  /** Codes of invitations looked up or used, per account and per network address. */
  invitationTries: RateLimit
  /** Dishes a model is asked to invent, per account. */
  inventions: RateLimit
  /** Weeks and dishes that are chosen, per account. */
  plannings: RateLimit
  /** Pictures that are looked at, per account; what a plan allows a day is counted elsewhere. */
  lookings: RateLimit
  /** Pages, texts and files that are read for recipes, per account. */
  imports: RateLimit
  /** Pictures a camera hands in. */
  perCamera: RateLimit
  /** Codes of cameras that are tried, per network address. */
  pairingTries: RateLimit
  /** Messages through the contact form, per network address. */
  messages: RateLimit
  /** Posts and comments that are reported, per account. */
  reports: RateLimit
  /** What makes us ask the payment provider, per account. */
  payments: RateLimit
  /** Archives of everything about a cook, per account. */
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
  resetsPerEmail: { most: 5, windowSeconds: hour },
  emailChanges: { most: 5, windowSeconds: hour },
  invitationTries: { most: 60, windowSeconds: hour },
  inventions: { most: 5, windowSeconds: minute },
  plannings: { most: 60, windowSeconds: minute },
  lookings: { most: 60, windowSeconds: minute },
  imports: { most: 20, windowSeconds: minute },
  perCamera: { most: 30, windowSeconds: minute },
  pairingTries: { most: 30, windowSeconds: hour },
  messages: { most: 10, windowSeconds: hour },
  reports: { most: 30, windowSeconds: hour },
  payments: { most: 60, windowSeconds: hour },
  archives: { most: 10, windowSeconds: 24 * hour },
}

const unlimited: RateLimit = { most: 1_000_000_000, windowSeconds: hour }

/** For what is not a crowd of strangers but comes from one address at once: the demo seed, a measurement. */
export const unlimitedRateLimits: RateLimits = Object.fromEntries(
  Object.keys(defaultRateLimits).map((name) => [name, unlimited]),
) as Record<keyof RateLimits, RateLimit>

/** Counts that all server processes of an installation share, through the database. */
export interface RateLimiter {
  /** Counts one, exactly, and refuses when the window is full. For what is rare or dear. */
  consume(key: string, allowance: RateLimit): Promise<void>
  /** Counts one in memory and shares the sums once a second. For every request. */
  countRequest(key: string, allowance: RateLimit): void
  /** Shares what is not yet shared. */
  flush(): Promise<void>
  close(): Promise<void>
}

interface CounterRow {
  key: string
  windowEndsAt: string
  count: number
}

interface WindowCounter {
  /** As it is kept. */
  key: string
  windowEndsAt: string
  /** What all processes had counted when last asked. */
  known: number
  /** What this process has counted since. */
  pending: number
  /** Of what it counted, what is being shared just now: it counts here until it is known. */
  underWay: number
}

const flushEveryMs = 1000

export function createRateLimiter(db: Db, clock: Clock, log: Log): RateLimiter {
  const tallies = new Map<string, WindowCounter>()

  const windows = new Map<number, { from: string; until: string }>()

  /** Instants are compared as texts: every request asks, and most ask within the window of the one before. */
  function windowEnd({ windowSeconds }: RateLimit): string {
    const now = clock()
    const known = windows.get(windowSeconds)
    if (known && known.from <= now && now < known.until) return known.until
    const length = windowSeconds * 1000
    const start = Math.floor(Date.parse(now) / length) * length
    const [from, until] = [new Date(start).toISOString(), new Date(start + length).toISOString()]
    windows.set(windowSeconds, { from, until })
    return until
  }

  function refuse(windowEndsAt: string): never {
    const retryAfterSeconds = Math.max(1, Math.ceil(secondsBetween(clock(), windowEndsAt)))
    throw new AppError('too-many-requests', { retryAfterSeconds })
  }

  // As three lists and not as so many rows: a statement takes 65,535 values, and addresses may be more in a second.
  async function add(rows: readonly CounterRow[]): Promise<CounterRow[]> {
    const found = await db.$client.query<{ key: string; ends: Date; count: number }>({
      name: 'count_requests',
      text: `insert into rate_counters (key, window_ends_at, count)
        select * from unnest($1::text[], $2::timestamptz[], $3::int[])
        on conflict (key, window_ends_at) do update set count = rate_counters.count + excluded.count
        returning key, window_ends_at as ends, count`,
      values: [
        rows.map(({ key }) => key),
        rows.map(({ windowEndsAt }) => windowEndsAt),
        rows.map(({ count }) => count),
      ],
    })
    return found.rows.map(({ key, ends, count }) => ({ key, windowEndsAt: ends.toISOString(), count }))
  }

  // Whether it could be shared or not: while the database is away, addresses come without end.
  function forgetWhatIsOver(): void {
    const now = clock()
    for (const [key, tally] of tallies) if (tally.windowEndsAt < now) tallies.delete(key)
  }

  async function flush(): Promise<void> {
    forgetWhatIsOver()
    const open = [...tallies.values()].filter((tally) => tally.pending > 0)
    if (open.length === 0) return
    // In one order for all processes, so that two flushes never wait for each other's rows.
    open.sort((a, b) => (a.key < b.key ? -1 : 1))
    const sent = open.map((tally) => ({ tally, count: tally.pending }))
    for (const { tally, count } of sent) {
      tally.pending -= count
      tally.underWay += count
    }
    const rows = await add(
      sent.map(({ tally, count }) => ({ key: tally.key, windowEndsAt: tally.windowEndsAt, count })),
    )
      .catch((error: unknown) => {
        for (const { tally, count } of sent) tally.pending += count
        throw error
      })
      .finally(() => {
        for (const { tally, count } of sent) tally.underWay -= count
      })
    const counts = new Map(rows.map((row) => [`${row.key} ${row.windowEndsAt}`, row.count]))
    for (const { tally } of sent)
      tally.known = counts.get(`${tally.key} ${tally.windowEndsAt}`) ?? tally.known
  }

  let flushing: Promise<void> | undefined
  const timer = setInterval(() => {
    // A slow database must not be asked by one more each second until nobody else gets a connection.
    flushing ??= flush()
      .catch((error: unknown) => log.warn({ err: error }, 'flushing rate limit counters failed'))
      .finally(() => {
        flushing = undefined
      })
  }, flushEveryMs)
  timer.unref()

  return {
    async consume(key, allowance) {
      const windowEndsAt = windowEnd(allowance)
      const [row] = await add([{ key: pseudonymizeIds(key), windowEndsAt, count: 1 }])
      if (row && row.count > allowance.most) refuse(windowEndsAt)
    },
    countRequest(key, allowance) {
      const windowEndsAt = windowEnd(allowance)
      let tally = tallies.get(key)
      if (!tally || tally.windowEndsAt !== windowEndsAt) {
        tally = { key: pseudonymizeIds(key), windowEndsAt, known: 0, pending: 0, underWay: 0 }
        tallies.set(key, tally)
      }
      tally.pending += 1
      if (tally.known + tally.underWay + tally.pending > allowance.most) refuse(windowEndsAt)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flushing
      await flush().catch(() => undefined)
    },
  }
}

/** What an address counts as: IPv6 users own whole /64 networks, so those count as one. */
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
