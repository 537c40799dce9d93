import type { AuthorSummary, Post } from '@larder/contract/community'
import { queryClient } from '../../../api/query-client'

interface CachedAnswer {
  readonly data?: unknown
}

/** Patches a post wherever it is cached: in lists, among the trending posts, on its own. */
export function patchPost(id: number, change: (post: Post) => Post): void {
  patchPosts((post) => (post.id === id ? change(post) : post))
}

/** Patches an author on all their cached posts. */
export function patchAuthor(id: string, change: (author: AuthorSummary) => AuthorSummary): void {
  patchPosts((post) => (post.author.id === id ? { ...post, author: change(post.author) } : post))
}

/** Cancels running reads of the community, so that they do not overwrite a change that is already shown. */
export function cancelPostQueries(): Promise<void> {
  return queryClient.cancelQueries({
    predicate: ({ queryKey, state }) => isCommunityQueryKey(queryKey) && state.data !== undefined,
  })
}

/** Marks the posts as stale without refetching: what is on screen stays in place. */
export function invalidatePosts(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isCommunityQueryKey(queryKey),
    refetchType: 'none',
  })
}

function patchPosts(change: (post: Post) => Post): void {
  queryClient.setQueriesData<CachedAnswer>(
    { predicate: ({ queryKey }) => isCommunityQueryKey(queryKey) },
    (response) => {
      if (response === undefined) return response
      const data = mapPosts(response.data, change)
      return data === response.data ? response : { ...response, data }
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
