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

/** Reads a paged list from its beginning, page after page as more is asked for. */
export function usePagedRead<E extends PagedEndpoint>(endpoint: E, address: EndpointParams, size: number) {
  const { isAuthenticated } = useSession()
  const queryKey = [...toQueryKey(endpoint, address), 'pages', size]
  const [wanted, setWanted] = useState({ list: '', pages: 1 })
  const { data, error, fetchNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(
      {
        queryKey,
        initialPageParam: 1,
        queryFn: async ({ pageParam, signal }) => {
          const input = { ...address, query: { ...address.query, page: pageParam, size } } as InputOf<E>
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
  const shown = data?.pages.length ?? 0
  const list = hashKey(queryKey)

  // A change that comes meanwhile reads the list anew and cancels the next page: it is asked for again.
  const isLost =
    wanted.list === list && wanted.pages > shown && shown > 0 && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isLost) void fetchNextPage()
  }, [isLost, fetchNextPage])

  return {
    rows: data?.pages.flatMap((page) => page.data as DataOf<E>) as DataOf<E> | undefined,
    total: last?.page.total ?? 0,
    error,
    /** Asks for the next page; absent on the last. */
    more:
      last && last.page.number < last.page.pages
        ? () => {
            setWanted({ list, pages: shown + 1 })
            return fetchNextPage()
          }
        : undefined,
    fetchingMore: isFetchingNextPage,
  }
}
