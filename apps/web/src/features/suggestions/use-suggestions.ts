import { type AnswerOf, keyOf } from '@larder/contract/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { useRead } from '../../api/use-api'
import { queryFor, type Wishes } from './wishes'

type Answer = AnswerOf<typeof suggestions.list>

/** So many dishes are shown at a time. */
export const atATime = 3

/** What fits these wishes. Until it is there, what fitted the ones before stays, marked as such. */
export function useSuggestions(wishes: Wishes, { enabled = true } = {}) {
  const query = queryFor(wishes)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    {
      queryKey: keyOf(suggestions.list, { query } as never),
      queryFn: ({ signal }) => call(suggestions.list, { query }, { signal }),
      placeholderData: keepPreviousData,
      enabled,
    },
    queries,
  )
  const earlier = !data && error ? lastAnswer() : undefined
  const answer = (data ?? earlier)?.data
  const settled = data !== undefined && !isPlaceholderData
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

/** What was shown last to this cook, for when the server cannot be asked. */
function lastAnswer(): Answer | undefined {
  const known = queries
    .getQueryCache()
    .findAll({ queryKey: [suggestions.list.word, suggestions.list.name] })
    .filter(({ state }) => (state.data as Answer | undefined)?.data.suggestions.length)
  const last = known.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]
  return last?.state.data as Answer | undefined
}
