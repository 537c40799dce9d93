import { cacheCounts } from '../../cached-counts'
import type { Db } from '../../db/database'
import type { Clock } from '../../time/clock'

/** Counts of the whole community. */
export interface CommunityCounts {
  readonly cooks: number
  readonly comments: number
  readonly likes: number
}

/** Counts at most once a minute; likes and comments come from the counters of the posts. */
export function createCommunityStats(db: Db, clock: Clock): () => Promise<CommunityCounts> {
  return cacheCounts(clock, () => countStats(db))
}

async function countStats(db: Db): Promise<CommunityCounts> {
  const { rows } = await db.$client.query<CommunityCounts>({
    name: 'community_stats',
    text: `select (select count(*) from accounts where status = 'active')::float8 as cooks,
      (select coalesce(sum(comments), 0) from posts where state = 'shown')::float8 as comments,
      (select coalesce(sum(likes), 0) from posts where state = 'shown')::float8 as likes`,
  })
  return rows[0] ?? { cooks: 0, comments: 0, likes: 0 }
}
