import { type SQL, sql } from 'drizzle-orm'
import { posts } from '../tables/community'

/** What happens to a post, and how much it says that people care. */
export const heatWeights = { shown: 1, like: 1, comment: 2, share: 2 } as const

/** So long after it happened, a thing counts half. */
const halfLifeSeconds = 3 * 86_400
const beginning = '2026-01-01T00:00:00Z'

/** Beyond this the older of two things no longer matters, and powers of two stay in range. */
const farthest = 60

/**
 * How warm a post is once this has happened to it. What happened is added up as weight × 2^(time ÷ half-life), and the binary
 * logarithm of the sum is kept. All posts cool at the same pace, so their order today is that of the kept numbers for
 * ever, and nothing has to lower them by the clock. What is taken back goes out of the sum with the time it came in.
 */
export function addHeat(weight: number, now: string, { since = now }: { since?: string } = {}): SQL<number> {
  const place = halfLives(now)
  const before = sql`power(2, greatest(${posts.heat} - ${place}, ${-farthest})::float8)`
  const ago = sql`power(2, greatest(least(${halfLives(since)} - ${place}, 0), ${-farthest})::float8)`
  const least = 2 ** -farthest
  return sql`${place} + ln(greatest(${before} + ${weight}::float8 * ${ago}, ${least}::float8)) / ln(2::float8)`
}

/** The same for what this cook did; that others care about a post is not said by its own author. */
export function addHeatBy(
  accountId: string,
  weight: number,
  now: string,
  { since = now }: { since?: string } = {},
): SQL<number> {
  const warmer = addHeat(weight, now, { since })
  return sql`case when ${posts.accountId} = ${accountId} then ${posts.heat} else ${warmer} end`
}

function halfLives(instant: string): SQL<number> {
  return sql`(extract(epoch from ${instant}::timestamptz - ${beginning}::timestamptz)::float8 / ${halfLifeSeconds}::float8)`
}
