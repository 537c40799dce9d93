import { type SQL, sql } from 'drizzle-orm'
import { posts } from '../tables/community'

/** The weight of each event in a post's heat. */
export const heatWeights = { shown: 1, like: 1, comment: 2, share: 2 } as const

/** The half-life of an event's weight. */
const halfLifeSeconds = 3 * 86_400
const epoch = '2026-01-01T00:00:00Z'

/** In half-lives. Beyond this difference the older event no longer matters, and powers of two stay in range. */
const maxDistance = 60

/**
 * Returns the heat of a post after this event. Events are summed as weight × 2^(time ÷ half-life), and the binary logarithm of
 * the sum is stored. All posts cool at the same rate, so the order of the stored numbers stays valid and nothing has to lower
 * them over time. A revoked event leaves the sum with the time it was added.
 */
export function addHeat(weight: number, now: string, { since = now }: { since?: string } = {}): SQL<number> {
  const current = halfLives(now)
  const before = sql`power(2, greatest(${posts.heat} - ${current}, ${-maxDistance})::float8)`
  const ago = sql`power(2, greatest(least(${halfLives(since)} - ${current}, 0), ${-maxDistance})::float8)`
  const minimum = 2 ** -maxDistance
  return sql`${current} + ln(greatest(${before} + ${weight}::float8 * ${ago}, ${minimum}::float8)) / ln(2::float8)`
}

/** Like `addHeat`, for an event by this cook; events by the post's own author do not count. */
export function addHeatBy(
  accountId: string,
  weight: number,
  now: string,
  { since = now }: { since?: string } = {},
): SQL<number> {
  const heated = addHeat(weight, now, { since })
  return sql`case when ${posts.accountId} = ${accountId} then ${posts.heat} else ${heated} end`
}

function halfLives(instant: string): SQL<number> {
  return sql`(extract(epoch from ${instant}::timestamptz - ${epoch}::timestamptz)::float8 / ${halfLifeSeconds}::float8)`
}
