import type { Comment } from '@larder/contract/community'
import type { CommentQueryRow } from '../../db/sql/community/comments'
import { addSeconds } from '../../time/clock'
import { toAuthorLink } from './author-link'
import type { CommunityViewer } from './parts'

/** How long an author may edit a comment. */
export const editWindowSeconds = 15 * 60

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
