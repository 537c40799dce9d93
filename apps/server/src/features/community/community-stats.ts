import { eq, sql } from 'drizzle-orm'
import { cacheCounts } from '../../cached-counts'
import type { Db } from '../../db/database'
import { accounts } from '../../db/tables/account'
import { posts } from '../../db/tables/community'
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
  const [cooks, [shown]] = await Promise.all([
    db.$count(accounts, eq(accounts.status, 'active')),
    db
      .select({
        comments: sql<number>`coalesce(sum(${posts.comments}), 0)::float8`,
        likes: sql<number>`coalesce(sum(${posts.likes}), 0)::float8`,
      })
      .from(posts)
      .where(eq(posts.state, 'shown')),
  ])
  return { cooks, comments: shown?.comments ?? 0, likes: shown?.likes ?? 0 }
}
