import {
  type Address,
  type AnswerOf,
  type DataOf,
  type Endpoint,
  type EndpointShape,
  type InputOf,
  keyOf,
} from '@larder/contract/endpoint'
import type { Page } from '@larder/contract/paging'
import { hashKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '../session/use-session'
import { call } from './client'
import { queries } from './query-client'

type PagedRead = Endpoint<EndpointShape & { method: 'GET'; paged: true }>

/** Reads a paged list from its beginning, page after page as more is asked for. */
export function usePages<E extends PagedRead>(endpoint: E, address: Address, size: number) {
  const { isAuthenticated } = useSession()
  const queryKey = [...keyOf(endpoint, address), 'pages', size]
  const [wanted, setWanted] = useState({ list: '', pages: 1 })
  const { data, error, fetchNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(
      {
        queryKey,
        initialPageParam: 1,
        queryFn: async ({ pageParam, signal }) => {
          const input = { ...address, query: { ...address.query, page: pageParam, size } } as InputOf<E>
          return (await call(endpoint, input, { signal })) as AnswerOf<E> & { data: DataOf<E>; page: Page }
        },
        getNextPageParam: ({ page }) => (page.number < page.pages ? page.number + 1 : undefined),
        enabled: isAuthenticated || endpoint.access === 'anyone',
      },
      queries,
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
