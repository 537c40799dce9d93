import { type EndpointParams, type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { useRead } from '../../../api/use-read'
import { toSuggestionsQuery, type Wishes } from '../wishes'

type SuggestionsResponse = ResponseOf<typeof suggestions.list>

/** The query key of the last shown suggestions, used while offline. Clearing the cache clears them, too. */
let lastShown: QueryKey = []

/** The number of dishes shown at a time. */
const suggestionsPageSize = 3

/** Reads the suggestions for the wishes. Until they arrive, the previous ones stay, marked as outdated. */
export function useSuggestions(wishes: Wishes, { enabled = true } = {}) {
  const query = toSuggestionsQuery(wishes)
  const key = toQueryKey(suggestions.list, { query } as EndpointParams)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    {
      queryKey: key,
      queryFn: ({ signal }) => callEndpoint(suggestions.list, { query }, { signal }),
      placeholderData: keepPreviousData,
      enabled,
    },
    queryClient,
  )
  const earlier = !data && error ? queryClient.getQueryData<SuggestionsResponse>(lastShown) : undefined
  const response = (data ?? earlier)?.data
  const settled = data !== undefined && !isPlaceholderData
  const shows = settled && data.data.suggestions.length > 0
  useEffect(() => {
    if (shows) lastShown = key
  })
  return {
    answer: response,
    /** The data is for other wishes: the new response is pending or failed. */
    ofBefore: !settled,
    error,
    reading: isFetching,
    readAgain: () => void refetch(),
    others: useHasMoreDishes(wishes, settled ? (response?.suggestions.map(({ id }) => id) ?? []) : []),
  }
}

/** Returns whether there are further dishes. Reading them ahead makes them available at a press. */
function useHasMoreDishes(wishes: Wishes, shown: readonly number[]): 'some' | 'none' | 'not known' {
  const full = shown.length === suggestionsPageSize
  const next = { ...wishes, seen: [...wishes.seen, ...shown] }
  const { data } = useRead(suggestions.list, { query: toSuggestionsQuery(next) }, { enabled: full })
  if (shown.length > 0 && !full) return 'none'
  if (!full || !data) return 'not known'
  return data.data.suggestions.length > 0 ? 'some' : 'none'
}
