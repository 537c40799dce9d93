import { type Comment, type CommentThread, community } from '@larder/contract/community'
import { toQueryKey } from '@larder/contract/http/endpoint'
import type { PageInfo } from '@larder/contract/http/paging'
import { queryClient } from '../../../api/query-client'

interface CommentPages {
  readonly pages: readonly { readonly data: readonly CommentThread[]; readonly page: PageInfo }[]
  readonly pageParams: readonly unknown[]
}

/** Patches one comment or reply in all cached comment pages of its post. */
export function patchComment(postId: number, id: number, change: (comment: Comment) => Comment): void {
  const patchIfMatch = <C extends Comment>(current: C): C =>
    current.id === id ? { ...current, ...change(current) } : current
  patchThreads(postId, (threads) =>
    threads.map((thread) => ({ ...patchIfMatch(thread), answers: thread.answers.map(patchIfMatch) })),
  )
}

/** Adds a new comment on top, or a new reply at the end. */
export function addComment(postId: number, comment: Comment): void {
  patchThreads(postId, (threads, place) => {
    if (comment.parentId === undefined)
      return place === 0 ? [{ ...comment, answers: [] }, ...threads] : threads
    return threads.map((thread) => {
      if (thread.id !== comment.parentId || thread.answers.some(({ id }) => id === comment.id)) return thread
      return { ...thread, answers: [...thread.answers, comment] }
    })
  })
}

/** Removes a comment. Its replies stay below the place where it was. */
export function removeCachedComment(postId: number, id: number): void {
  patchThreads(postId, (threads) =>
    threads.flatMap((thread) => {
      const answers = thread.answers.filter((answer) => answer.id !== id)
      if (thread.id !== id) return thread.removed && answers.length === 0 ? [] : [{ ...thread, answers }]
      const { editableUntil: _, ...rest } = thread
      return answers.length === 0 ? [] : [{ ...rest, answers, text: '', removed: true }]
    }),
  )
}

/** Refetches the comments of one post. */
export function invalidateComments(postId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: commentsQueryKey(postId) })
}

function commentsQueryKey(id: number) {
  return toQueryKey(community.comments, { params: { id } }).slice(0, 3)
}

function patchThreads(
  postId: number,
  change: (threads: readonly CommentThread[], place: number) => readonly CommentThread[],
) {
  queryClient.setQueriesData<CommentPages>(
    { queryKey: commentsQueryKey(postId) },
    (held) =>
      held && {
        ...held,
        pages: held.pages.map((page, place) => ({ ...page, data: change(page.data, place) })),
      },
  )
}
