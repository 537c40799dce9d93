import { community } from '@larder/contract/community'
import { keyOf } from '@larder/contract/endpoint'
import { pageSize } from '@larder/contract/paging'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import type { CommunityView } from './community-view'

/** One page of a community. The page of before stays until the new one is there, unless it is of another community. */
export function usePosts(id: string, { q, sort, page }: CommunityView) {
  const search = q.trim()
  const input = { params: { id }, query: { page, size: pageSize, sort, ...(search && { search }) } }
  return useQuery(
    {
      queryKey: keyOf(community.posts, input),
      queryFn: ({ signal }) => call(community.posts, input, { signal }),
      placeholderData: (before, read) => (read?.queryKey[2].id === id ? before : undefined),
    },
    queries,
  )
}

/** One page of what a cook has posted. */
export function usePostsOf(id: string, page: number, enabled: boolean) {
  const input = { params: { id }, query: { page, size: pageSize } }
  return useQuery(
    {
      queryKey: keyOf(community.postsOf, input),
      queryFn: ({ signal }) => call(community.postsOf, input, { signal }),
      placeholderData: (before, read) => (read?.queryKey[2].id === id ? before : undefined),
      enabled,
    },
    queries,
  )
}
