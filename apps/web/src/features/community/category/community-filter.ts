import { PostSortOrder } from '@larder/contract/community'

/** The filter of a community, kept in the URL. */
export interface CommunityFilter {
  readonly q: string
  readonly sort: PostSortOrder
  readonly page: number
}

export const maxCommunitySearchLength = 120
const maxPage = 1_000_000

export const postOrderOptions: readonly { value: PostSortOrder; label: string }[] = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'popular', label: 'Most Popular' },
  { value: 'discussed', label: 'Most Discussed' },
]

/** Returns the page in a URL. */
export function parseCommunityPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 1 && page <= maxPage ? page : 1
}

export function parseCommunityFilter(params: URLSearchParams): CommunityFilter {
  return {
    q: (params.get('q') ?? '').slice(0, maxCommunitySearchLength),
    sort: PostSortOrder.safeParse(params.get('sort')).data ?? 'recent',
    page: parseCommunityPage(params),
  }
}

/** Only values that differ from the defaults are in the URL. */
export function toCommunityParams({ q, sort, page }: CommunityFilter): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(sort !== 'recent' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
}
