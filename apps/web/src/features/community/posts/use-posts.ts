import { community } from '@larder/contract/community'
import { toQueryKey } from '@larder/contract/http/endpoint'
import { pageSize } from '@larder/contract/http/paging'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import type { CommunityFilter } from '../category/community-filter'

/**
 * Reads one page of a community. The previous page stays until the new one arrives, unless it is of another community.
 */
export function useCommunityPosts(id: string, { q, sort, page }: CommunityFilter) {
  const search = q.trim()
  const input = { params: { id }, query: { page, size: pageSize, sort, ...(search && { search }) } }
  return useQuery(
    {
      queryKey: toQueryKey(community.posts, input),
      queryFn: ({ signal }) => callEndpoint(community.posts, input, { signal }),
      placeholderData: (before, read) => (read?.queryKey[2].id === id ? before : undefined),
    },
    queryClient,
  )
}

/** Reads one page of a cook's posts. */
export function useCookPosts(id: string, page: number, enabled: boolean) {
  const input = { params: { id }, query: { page, size: pageSize } }
  return useQuery(
    {
      queryKey: toQueryKey(community.postsOf, input),
      queryFn: ({ signal }) => callEndpoint(community.postsOf, input, { signal }),
      placeholderData: (before, read) => (read?.queryKey[2].id === id ? before : undefined),
      enabled,
    },
    queryClient,
  )
}
