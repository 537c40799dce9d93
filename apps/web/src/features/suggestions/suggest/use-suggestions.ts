import { type EndpointParams, type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { useRead } from '../../../api/use-api'
import { toSuggestionsQuery, type Wishes } from '../wishes'

type SuggestionsResponse = ResponseOf<typeof suggestions.list>

/** Where what was shown last lies, for when the server cannot be asked. What must be forgotten is forgotten there. */
let lastShown: QueryKey = []

/** So many dishes are shown at a time. */
export const suggestionsPageSize = 3

/** What fits these wishes. Until it is there, what fitted the ones before stays, marked as such. */
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
  const answer = (data ?? earlier)?.data
  const settled = data !== undefined && !isPlaceholderData
  const shows = settled && data.data.suggestions.length > 0
  useEffect(() => {
    if (shows) lastShown = key
  })
  return {
    answer,
    /** It answers other wishes: the new answer is on its way, or did not come. */
    ofBefore: !settled,
    error,
    reading: isFetching,
    readAgain: () => void refetch(),
    others: useHasMoreDishes(wishes, settled ? (answer?.suggestions.map(({ id }) => id) ?? []) : []),
  }
}

/** Whether there are others after these; asking for them beforehand has them there at a press. */
function useHasMoreDishes(wishes: Wishes, shown: readonly number[]): 'some' | 'none' | 'not known' {
  const full = shown.length === suggestionsPageSize
  const next = { ...wishes, seen: [...wishes.seen, ...shown] }
  const { data } = useRead(suggestions.list, { query: toSuggestionsQuery(next) }, { enabled: full })
  if (shown.length > 0 && !full) return 'none'
  if (!full || !data) return 'not known'
  return data.data.suggestions.length > 0 ? 'some' : 'none'
}
