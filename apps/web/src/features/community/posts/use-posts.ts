import { pageSize } from '@larder/contract/http/paging'
import { useProjected } from '../../../api/use-read'
import type { CommunityFilter } from '../category/community-filter'
import { communityPosts, cookPosts } from './posts-projection'

/**
 * Reads one page of a community. The previous page stays until the new one arrives, unless it is of another community.
 */
export function useCommunityPosts(id: string, { q, sort, page }: CommunityFilter) {
  const search = q.trim()
  const input = { params: { id }, query: { page, size: pageSize, sort, ...(search && { search }) } }
  return useProjected(communityPosts, input, { keepPrevious: ({ params }) => params.id === id })
}

/** Reads one page of a cook's posts. */
export function useCookPosts(id: string, page: number, enabled: boolean) {
  const input = { params: { id }, query: { page, size: pageSize } }
  return useProjected(cookPosts, input, { enabled, keepPrevious: ({ params }) => params.id === id })
}
