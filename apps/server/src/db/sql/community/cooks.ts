import { sql } from 'drizzle-orm'
import { statement, unpreparedStatement } from '../statement'
import { hiddenCookCondition } from './hidden-cook-condition'

interface ProfileRow {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly role: 'cook' | 'admin'
  readonly since: Date
  readonly posts: number
  readonly followers: number
  readonly following: number
  readonly followed: boolean
}

export const selectCookProfile = statement<ProfileRow, [viewer: string | undefined, id: string]>({
  name: 'cook_profile',
  why: 'three counts and what the viewer follows in one round trip, with the condition for hidden cooks',
  text: `select a.id, a.name, a.avatar_id as avatar, a.role, a.created_at as since,
          (select count(*) from posts p where p.account_id = a.id and p.state = 'shown')::int as posts,
          (select count(*) from follows f where f.followed_id = a.id)::int as followers,
          (select count(*) from follows f where f.follower_id = a.id)::int as following,
          exists (select 1 from follows f where f.follower_id = $1 and f.followed_id = a.id) as followed
        from accounts a where a.id = $2 and (a.id = $1 or not ${hiddenCookCondition})`,
})

/** Waits for a concurrent account deletion; a deleted account is then not found. */
export const lockVisibleCook = unpreparedStatement<{ id: string }, [id: string, viewer: string]>(
  { why: 'shares the condition for hidden cooks with the prepared statements' },
  (id, viewer) =>
    sql`select a.id from accounts a where a.id = ${id} and (a.id = ${viewer} or not ${sql.raw(hiddenCookCondition)})
            for key share of a`,
)
