import { type Address, type AnswerOf, keyOf } from '@larder/contract/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { useRead } from '../../api/use-api'
import { queryFor, type Wishes } from './wishes'

type Answer = AnswerOf<typeof suggestions.list>

/** Where what was shown last lies, for when the server cannot be asked. What must be forgotten is forgotten there. */
let lastShown: QueryKey = []

/** So many dishes are shown at a time. */
export const atATime = 3

/** What fits these wishes. Until it is there, what fitted the ones before stays, marked as such. */
export function useSuggestions(wishes: Wishes, { enabled = true } = {}) {
  const query = queryFor(wishes)
  const key = keyOf(suggestions.list, { query } as Address)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    {
      queryKey: key,
      queryFn: ({ signal }) => call(suggestions.list, { query }, { signal }),
      placeholderData: keepPreviousData,
      enabled,
    },
    queries,
  )
  const earlier = !data && error ? queries.getQueryData<Answer>(lastShown) : undefined
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
    others: useOthers(wishes, settled ? (answer?.suggestions.map(({ id }) => id) ?? []) : []),
  }
}

/** Whether there are others after these; asking for them beforehand has them there at a press. */
function useOthers(wishes: Wishes, shown: readonly number[]): 'some' | 'none' | 'not known' {
  const full = shown.length === atATime
  const next = { ...wishes, seen: [...wishes.seen, ...shown] }
  const { data } = useRead(suggestions.list, { query: queryFor(next) }, { enabled: full })
  if (shown.length > 0 && !full) return 'none'
  if (!full || !data) return 'not known'
  return data.data.suggestions.length > 0 ? 'some' : 'none'
}
