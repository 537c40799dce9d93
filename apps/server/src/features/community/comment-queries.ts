import type { Comment } from '@larder/contract/community'
import { hiddenCookCondition } from '../../db/queries/hidden-cook-condition'
import { addSeconds } from '../../time/clock'
import { toAuthorLink } from './author-link'
import type { CommunityViewer } from './parts'

/** How long an author may edit a comment. */
export const editWindowSeconds = 15 * 60

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

/** Columns of a comment, for statements on `comments c` joined with its author `a`; $1 is the viewer's account. */
export const commentColumnsSql = `c.id::float8 as id, c.parent_id::float8 as "parentId", c.account_id as "authorId",
    a.name as author, a.avatar_id as avatar, ${hiddenCookCondition} as hidden, a.role, c.text, c.created_at as at, c.edited_at as "editedAt", c.removed_at is not null as removed,
    exists (select from follows f where f.follower_id = $1 and f.followed_id = c.account_id) as followed,
    exists (select from reports o where o.account_id = $1 and o.comment_id = c.id
      and o.closed_at is null) as reported`

export const commentsFromSql = 'from comments c join accounts a on a.id = c.account_id'

export function toComment(row: CommentQueryRow, viewer: CommunityViewer, now: string): Comment {
  const { id, parentId, text, editedAt, removed, reported } = row
  const you = viewer !== undefined && row.authorId === viewer.accountId
  const editableUntil = addSeconds(row.at.toISOString(), editWindowSeconds)
  // A removed comment does not show its author.
  const author = removed
    ? { name: '', type: 'user' as const, you: false, followed: false }
    : { name: row.author, type: authorTypeOf(row.role), you, ...toAuthorLink(row, you) }
  return {
    id,
    ...(parentId !== null && { parentId }),
    author,
    text,
    at: row.at.toISOString(),
    ...(editedAt && { editedAt: editedAt.toISOString() }),
    removed,
    ...(you && !removed && editableUntil > now && { editableUntil }),
    reported,
  }
}

export function authorTypeOf(role: 'cook' | 'admin'): 'user' | 'admin' {
  return role === 'admin' ? 'admin' : 'user'
}
