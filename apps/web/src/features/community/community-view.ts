import { PostOrder } from '@larder/contract/community'

/** What of a community is looked at; it stands in the address. */
export interface CommunityView {
  readonly q: string
  readonly sort: PostOrder
  readonly page: number
}

export const longestSearch = 120
const lastPage = 1_000_000

export const orders: readonly { value: PostOrder; label: string }[] = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'popular', label: 'Most Popular' },
  { value: 'discussed', label: 'Most Discussed' },
]

/** Which page an address asks for. */
export function pageFrom(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 1 && page <= lastPage ? page : 1
}

export function viewFrom(params: URLSearchParams): CommunityView {
  return {
    q: (params.get('q') ?? '').slice(0, longestSearch),
    sort: PostOrder.safeParse(params.get('sort')).data ?? 'recent',
    page: pageFrom(params),
  }
}

/** Only what is not as usual stands in the address. */
export function paramsFor({ q, sort, page }: CommunityView): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(sort !== 'recent' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
}
