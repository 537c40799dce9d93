import type { Comment, CommentThread } from '@larder/contract/community'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { Db } from '../../db/database'
import {
  type CommentQueryRow,
  maxThreads,
  selectComment,
  selectReplies,
  selectThreadCount,
  selectThreads,
} from '../../db/sql/community/comments'
import { AppError } from '../../errors'
import { toComment } from './comment-queries'
import type { CommunityParts, CommunityViewer } from './parts'
import { findShownPost } from './posts'

export interface CommentThreadPage {
  data: CommentThread[]
  page: PageInfo
}

/** The maximum page size. */
const maxPageSize = 20

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
  const [row] = await selectComment(db, viewer?.accountId, id)
  if (!row) throw new AppError('comment-not-found')
  return toComment(row, viewer, now)
}

async function findThreads(db: Db, viewer: CommunityViewer, postId: number, { page, size }: PageQuery) {
  const offset = (page - 1) * size
  return offset >= maxThreads ? [] : selectThreads(db, viewer?.accountId, postId, size, offset)
}

async function countThreads(db: Db, postId: number): Promise<number> {
  const [row] = await selectThreadCount(db, null, postId)
  return row?.total ?? 0
}

async function findReplies(
  db: Db,
  viewer: CommunityViewer,
  threads: readonly number[],
): Promise<CommentQueryRow[]> {
  return threads.length === 0 ? [] : selectReplies(db, viewer?.accountId, threads)
}
