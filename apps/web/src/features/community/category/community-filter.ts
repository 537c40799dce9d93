import { PostSortOrder } from '@larder/contract/community'
import { useViewInUrl } from '../../../ui/use-view-in-url'

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

function parseCommunityFilter(params: URLSearchParams): CommunityFilter {
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

const searchDebounceMs = 250

/** The filter of a community's posts. Requests follow the URL. */
export function useCommunityFilter() {
  const { view, asked, look } = useViewInUrl({ viewFrom: parseCommunityFilter, paramsFor: toCommunityParams })
  return {
    typed: view.q,
    /** The filter as in the URL. */
    asked,
    search: (q: string) => look({ q, page: 1 }, searchDebounceMs),
    clear: () => look({ q: '', page: 1 }),
    order: (sort: CommunityFilter['sort']) => look({ sort, page: 1 }),
  }
}
