import { type Clock, secondsBetween } from '../../clock'
import type { Db } from '../../db/open'

/** How many take part in the community. */
export interface Stats {
  readonly cooks: number
  readonly comments: number
  readonly likes: number
}

const freshSeconds = 60

/** Counted at most once a minute however many ask; likes and comments from what each post counts of them. */
export function openStats(db: Db, clock: Clock): () => Promise<Stats> {
  let last: { at: string; counted: Promise<Stats> } | undefined
  return () => {
    const at = clock()
    if (last && Math.abs(secondsBetween(last.at, at)) < freshSeconds) return last.counted
    const counting = { at, counted: count(db) }
    last = counting
    // A failure is not worth keeping.
    counting.counted.catch(() => {
      if (last === counting) last = undefined
    })
    return counting.counted
  }
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
