import { type Comment, type CommentThread, community } from '@larder/contract/community'
import { toQueryKey } from '@larder/contract/http/endpoint'
import type { PageInfo } from '@larder/contract/http/paging'
import { queryClient } from '../../../api/query-client'

interface CommentPages {
  readonly pages: readonly { readonly data: readonly CommentThread[]; readonly page: PageInfo }[]
  readonly pageParams: readonly unknown[]
}

/** Changes one comment, of either level, wherever its post's comments are held. */
export function patchComment(postId: number, id: number, change: (comment: Comment) => Comment): void {
  const one = <C extends Comment>(held: C): C => (held.id === id ? { ...held, ...change(held) } : held)
  patchThreads(postId, (threads) =>
    threads.map((thread) => ({ ...one(thread), answers: thread.answers.map(one) })),
  )
}

/** A new comment stands on top, a new answer below those before it. */
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

/** Deleted: what was answered stays, below the place where it was. */
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

/** Asks anew for the comments of one post. */
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
