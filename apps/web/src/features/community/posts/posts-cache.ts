import type { AuthorSummary, Post } from '@larder/contract/community'
import { queryClient } from '../../../api/query-client'

interface CachedAnswer {
  readonly data?: unknown
}

/** Changes a post wherever it is held: in lists, among the trending, alone. */
export function patchPost(id: number, change: (post: Post) => Post): void {
  patchPosts((post) => (post.id === id ? change(post) : post))
}

/** Whom a cook follows shows on everything that person wrote. */
export function patchAuthor(id: string, change: (author: AuthorSummary) => AuthorSummary): void {
  patchPosts((post) => (post.author.id === id ? { ...post, author: change(post.author) } : post))
}

/** Stops what is being read of the community, so that it does not undo a change that is shown already. */
export function cancelPostQueries(): Promise<void> {
  return queryClient.cancelQueries({
    predicate: ({ queryKey, state }) => isCommunityQueryKey(queryKey) && state.data !== undefined,
  })
}

/** It is read anew when it is next opened; what is on screen stays where it is, under the cook's finger. */
export function invalidatePosts(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isCommunityQueryKey(queryKey),
    refetchType: 'none',
  })
}

function patchPosts(change: (post: Post) => Post): void {
  queryClient.setQueriesData<CachedAnswer>(
    { predicate: ({ queryKey }) => isCommunityQueryKey(queryKey) },
    (answer) => {
      if (answer === undefined) return answer
      const data = mapPosts(answer.data, change)
      return data === answer.data ? answer : { ...answer, data }
    },
  )
}

function isCommunityQueryKey(key: readonly unknown[]): boolean {
  return key[0] === 'community'
}

function mapPosts(data: unknown, change: (post: Post) => Post): unknown {
  if (Array.isArray(data))
    return data.some(isPost) ? data.map((each) => (isPost(each) ? change(each) : each)) : data
  if (isPost(data)) return change(data)
  return hasTrending(data) ? { ...data, trending: data.trending.map(change) } : data
}

function isPost(value: unknown): value is Post {
  return typeof value === 'object' && value !== null && 'ingredients' in value && 'author' in value
}

function hasTrending(value: unknown): value is { trending: Post[] } {
  return typeof value === 'object' && value !== null && 'trending' in value
}
