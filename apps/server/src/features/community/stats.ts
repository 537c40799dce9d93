import type { Clock } from '../../clock'
import { countedLately } from '../../counted-lately'
import type { Db } from '../../db/open'

/** How many take part in the community. */
export interface Stats {
  readonly cooks: number
  readonly comments: number
  readonly likes: number
}

/** Counted at most once a minute however many ask; likes and comments from what each post counts of them. */
export function openStats(db: Db, clock: Clock): () => Promise<Stats> {
  return countedLately(clock, () => count(db))
}

async function count(db: Db): Promise<Stats> {
  const { rows } = await db.$client.query<Stats>({
    name: 'community_stats',
    text: `select (select count(*) from accounts where status = 'active')::float8 as cooks,
      (select coalesce(sum(comments), 0) from posts where state = 'shown')::float8 as comments,
      (select coalesce(sum(likes), 0) from posts where state = 'shown')::float8 as likes`,
  })
  return rows[0] ?? { cooks: 0, comments: 0, likes: 0 }
}
