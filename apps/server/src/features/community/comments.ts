import type { Comment, CommentThread } from '@larder/contract/community'
import { type Page, type PageQuery, pageOf } from '@larder/contract/paging'
import type { Db } from '../../db/open'
import { AppError } from '../../errors'
import { type CommentRow, commentColumns, commentOf, ofComments } from './comment-rows'
import type { CommunityParts, Somebody } from './parts'
import { shownPost } from './posts'

export interface ThreadPage {
  data: CommentThread[]
  page: Page
}

const mostThreads = 10_000
/** However many are asked for, a page stays small. */
const threadsAPage = 20
const mostAnswers = 50

/** What was taken away stays as an empty place as long as somebody answered it. */
const isThere = `c.post_id = $2 and c.parent_id is null and (c.removed_at is null or exists (
    select from comments r where r.parent_id = c.id and r.removed_at is null))`

/** What is said under a post. */
export function openComments({ db, clock }: CommunityParts) {
  return {
    async list(viewer: Somebody, postId: number, asked: PageQuery): Promise<ThreadPage> {
      const query = { ...asked, size: Math.min(asked.size, threadsAPage) }
      await shownPost(db, postId)
      const [threads, total] = await Promise.all([
        threadsOf(db, viewer, postId, query),
        countThreads(db, postId),
      ])
      const answers = await answersTo(
        db,
        viewer,
        threads.map(({ id }) => id),
      )
      const now = clock()
      const data = threads.map((row) => ({
        ...commentOf(row, viewer, now),
        answers: answers
          .filter(({ parentId }) => parentId === row.id)
          .map((one) => commentOf(one, viewer, now)),
      }))
      return { data, page: pageOf(query, total) }
    },
  }
}

/** One comment as the one who wrote it sees it. */
export async function commentFor(db: Db, viewer: Somebody, id: number, now: string): Promise<Comment> {
  const { rows } = await db.$client.query<CommentRow>({
    name: 'comment_for',
    text: `select ${commentColumns} ${ofComments} where c.id = $2`,
    values: [viewer?.accountId, id],
  })
  const [row] = rows
  if (!row) throw new AppError('comment-not-found')
  return commentOf(row, viewer, now)
}

async function threadsOf(db: Db, viewer: Somebody, postId: number, { page, size }: PageQuery) {
  const offset = (page - 1) * size
  if (offset >= mostThreads) return []
  const { rows } = await db.$client.query<CommentRow>({
    name: 'threads_of_post',
    text: `select ${commentColumns} ${ofComments} where ${isThere} order by c.id desc limit $3 offset $4`,
    values: [viewer?.accountId, postId, size, offset],
  })
  return rows
}

async function countThreads(db: Db, postId: number): Promise<number> {
  const { rows } = await db.$client.query<{ total: number }>({
    name: 'count_of_threads',
    text: `select count(*)::int as total from (
      select from comments c where $1::uuid is null and ${isThere} limit ${mostThreads}) there`,
    values: [null, postId],
  })
  return rows[0]?.total ?? 0
}

/** Where too many answer, the newest stay: whoever has just answered finds it there. */
async function answersTo(db: Db, viewer: Somebody, threads: readonly number[]): Promise<CommentRow[]> {
  if (threads.length === 0) return []
  const { rows } = await db.$client.query<CommentRow>({
    name: 'answers_to_threads',
    text: `select answers.* from unnest($2::bigint[]) thread(id) cross join lateral (
        select ${commentColumns} ${ofComments}
        where c.parent_id = thread.id and c.removed_at is null order by c.id desc limit ${mostAnswers}) answers
      order by answers.id`,
    values: [viewer?.accountId, threads],
  })
  return rows
}
