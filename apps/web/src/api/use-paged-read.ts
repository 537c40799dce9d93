import {
  type DataOf,
  type Endpoint,
  type EndpointParams,
  type EndpointShape,
  type InputOf,
  type ResponseOf,
  toQueryKey,
} from '@larder/contract/http/endpoint'
import type { PageInfo } from '@larder/contract/http/paging'
import { hashKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '../session/use-session'
import { callEndpoint } from './client'
import { queryClient } from './query-client'

type PagedEndpoint = Endpoint<EndpointShape & { method: 'GET'; paged: true }>

/** Reads a paged list from its start, page by page on demand. */
export function usePagedRead<E extends PagedEndpoint>(endpoint: E, params: EndpointParams, size: number) {
  const { isAuthenticated } = useSession()
  const queryKey = [...toQueryKey(endpoint, params), 'pages', size]
  const [requested, setRequested] = useState({ list: '', pages: 1 })
  const { data, error, fetchNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(
      {
        queryKey,
        initialPageParam: 1,
        queryFn: async ({ pageParam, signal }) => {
          const input = { ...params, query: { ...params.query, page: pageParam, size } } as InputOf<E>
          return (await callEndpoint(endpoint, input, { signal })) as ResponseOf<E> & {
            data: DataOf<E>
            page: PageInfo
          }
        },
        getNextPageParam: ({ page }) => (page.number < page.pages ? page.number + 1 : undefined),
        enabled: isAuthenticated || endpoint.access === 'anyone',
      },
      queryClient,
    )
  const last = data?.pages.at(-1)
  const pageCount = data?.pages.length ?? 0
  const list = hashKey(queryKey)

  // A change refetches the list and cancels a pending next page, so it is fetched again.
  const isLost =
    requested.list === list &&
    requested.pages > pageCount &&
    pageCount > 0 &&
    !isFetching &&
    !isFetchNextPageError
  useEffect(() => {
    if (isLost) void fetchNextPage()
  }, [isLost, fetchNextPage])

  return {
    rows: data?.pages.flatMap((page) => page.data as DataOf<E>) as DataOf<E> | undefined,
    total: last?.page.total ?? 0,
    error,
    /** Fetches the next page; absent on the last. */
    more:
      last && last.page.number < last.page.pages
        ? () => {
            setRequested({ list, pages: pageCount + 1 })
            return fetchNextPage()
          }
        : undefined,
    fetchingMore: isFetchingNextPage,
  }
}
