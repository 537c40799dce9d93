import { statement } from '../statement'
import { hiddenCookCondition } from './hidden-cook-condition'

export interface CommentQueryRow {
  readonly id: number
  readonly parentId: number | null
  readonly authorId: string
  readonly author: string
  readonly avatar: string | null
  /** The author's profile is hidden. */
  readonly hidden: boolean
  readonly role: 'cook' | 'admin'
  readonly text: string
  readonly at: Date
  readonly editedAt: Date | null
  readonly removed: boolean
  readonly followed: boolean
  readonly reported: boolean
}

/** The highest number of threads that a post shows. */
export const maxThreads = 10_000
const maxReplies = 50

const oneForm = {
  why: 'the same comment columns, with what the viewer follows and reported, in three statements; replies need a lateral join',
}

/** Columns of a comment, for statements on `comments c` joined with its author `a`; $1 is the viewer's account. */
const commentColumnsSql = `c.id::float8 as id, c.parent_id::float8 as "parentId", c.account_id as "authorId",
    a.name as author, a.avatar_id as avatar, ${hiddenCookCondition} as hidden, a.role, c.text, c.created_at as at, c.edited_at as "editedAt", c.removed_at is not null as removed,
    exists (select 1 from follows f where f.follower_id = $1 and f.followed_id = c.account_id) as followed,
    exists (select 1 from reports o where o.account_id = $1 and o.comment_id = c.id
      and o.closed_at is null) as reported`

const commentsFromSql = 'from comments c join accounts a on a.id = c.account_id'

/** A removed comment stays as a placeholder while it has replies. */
const visibleThreadCondition = `c.post_id = $2 and c.parent_id is null and (c.removed_at is null or exists (
    select 1 from comments r where r.parent_id = c.id and r.removed_at is null))`

export const selectComment = statement<CommentQueryRow, [viewer: string | undefined, id: number]>({
  name: 'comment_for',
  ...oneForm,
  text: `select ${commentColumnsSql} ${commentsFromSql} where c.id = $2`,
})

export const selectThreads = statement<
  CommentQueryRow,
  [viewer: string | undefined, postId: number, size: number, offset: number]
>({
  name: 'threads_of_post',
  ...oneForm,
  text: `select ${commentColumnsSql} ${commentsFromSql} where ${visibleThreadCondition} order by c.id desc limit $3 offset $4`,
})

export const selectThreadCount = statement<{ total: number }, [viewer: null, postId: number]>({
  name: 'count_of_threads',
  why: 'shares the condition of the threads above, so that the two cannot differ',
  text: `select count(*)::int as total from (
      select 1 from comments c where $1::uuid is null and ${visibleThreadCondition} limit ${maxThreads}) there`,
})

/** Beyond the maximum, the newest replies are kept, so that a new reply is always included. */
export const selectReplies = statement<
  CommentQueryRow,
  [viewer: string | undefined, threads: readonly number[]]
>({
  name: 'answers_to_threads',
  ...oneForm,
  text: `select answers.* from unnest($2::bigint[]) thread(id) cross join lateral (
        select ${commentColumnsSql} ${commentsFromSql}
        where c.parent_id = thread.id and c.removed_at is null order by c.id desc limit ${maxReplies}) answers
      order by answers.id`,
})
