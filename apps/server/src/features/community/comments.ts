import type { Comment, CommentThread } from '@larder/contract/community'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { Db } from '../../db/database'
import { AppError } from '../../errors'
import { type CommentQueryRow, commentColumnsSql, commentsFromSql, toComment } from './comment-queries'
import type { CommunityParts, CommunityViewer } from './parts'
import { findShownPost } from './posts'

export interface CommentThreadPage {
  data: CommentThread[]
  page: PageInfo
}

const maxThreads = 10_000
/** The maximum page size. */
const maxPageSize = 20
const maxReplies = 50

/** A removed comment stays as a placeholder while it has replies. */
const visibleThreadCondition = `c.post_id = $2 and c.parent_id is null and (c.removed_at is null or exists (
    select from comments r where r.parent_id = c.id and r.removed_at is null))`

/** Comments of a post. */
export function createComments({ db, clock }: CommunityParts) {
  return {
    async list(viewer: CommunityViewer, postId: number, requested: PageQuery): Promise<CommentThreadPage> {
      const query = { ...requested, size: Math.min(requested.size, maxPageSize) }
      await findShownPost(db, postId)
      const [threads, total] = await Promise.all([
        findThreads(db, viewer, postId, query),
        countThreads(db, postId),
      ])
      const replies = await findReplies(
        db,
        viewer,
        threads.map(({ id }) => id),
      )
      const now = clock()
      const data = threads.map((row) => ({
        ...toComment(row, viewer, now),
        answers: replies
          .filter(({ parentId }) => parentId === row.id)
          .map((one) => toComment(one, viewer, now)),
      }))
      return { data, page: toPageInfo(query, total) }
    },
  }
}

/** Returns a comment as its author sees it. */
export async function findComment(
  db: Db,
  viewer: CommunityViewer,
  id: number,
  now: string,
): Promise<Comment> {
  const { rows } = await db.$client.query<CommentQueryRow>({
    name: 'comment_for',
    text: `select ${commentColumnsSql} ${commentsFromSql} where c.id = $2`,
    values: [viewer?.accountId, id],
  })
  const [row] = rows
  if (!row) throw new AppError('comment-not-found')
  return toComment(row, viewer, now)
}

async function findThreads(db: Db, viewer: CommunityViewer, postId: number, { page, size }: PageQuery) {
  const offset = (page - 1) * size
  if (offset >= maxThreads) return []
  const { rows } = await db.$client.query<CommentQueryRow>({
    name: 'threads_of_post',
    text: `select ${commentColumnsSql} ${commentsFromSql} where ${visibleThreadCondition} order by c.id desc limit $3 offset $4`,
    values: [viewer?.accountId, postId, size, offset],
  })
  return rows
}

async function countThreads(db: Db, postId: number): Promise<number> {
  const { rows } = await db.$client.query<{ total: number }>({
    name: 'count_of_threads',
    text: `select count(*)::int as total from (
      select from comments c where $1::uuid is null and ${visibleThreadCondition} limit ${maxThreads}) there`,
    values: [null, postId],
  })
  return rows[0]?.total ?? 0
}

/** Beyond the maximum, the newest replies are kept, so that a new reply is always included. */
async function findReplies(
  db: Db,
  viewer: CommunityViewer,
  threads: readonly number[],
): Promise<CommentQueryRow[]> {
  if (threads.length === 0) return []
  const { rows } = await db.$client.query<CommentQueryRow>({
    name: 'answers_to_threads',
    text: `select answers.* from unnest($2::bigint[]) thread(id) cross join lateral (
        select ${commentColumnsSql} ${commentsFromSql}
        where c.parent_id = thread.id and c.removed_at is null order by c.id desc limit ${maxReplies}) answers
      order by answers.id`,
    values: [viewer?.accountId, threads],
  })
  return rows
}
