import type { InputOf } from '@larder/contract/http/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { useEffect } from 'react'
import { sync } from '../../../api/sync'
import { useRead } from '../../../api/use-read'
import { toSuggestionsQuery, type Wishes } from '../wishes'

/** The input of the last shown suggestions, used while offline. Clearing the cache clears them, too. */
let lastShown: InputOf<typeof suggestions.list> | undefined

/** The number of dishes shown at a time. */
const suggestionsPageSize = 3

/** Reads the suggestions for the wishes. Until they arrive, the previous ones stay, marked as outdated. */
export function useSuggestions(wishes: Wishes, { enabled = true } = {}) {
  const query = toSuggestionsQuery(wishes)
  const { data, error, isPlaceholderData, isFetching, refetch } = useRead(
    suggestions.list,
    { query },
    { keepPrevious: true, enabled },
  )
  const earlier = !data && error && lastShown ? sync.reads.get(suggestions.list, lastShown) : undefined
  const response = data?.data ?? earlier
  const settled = data !== undefined && !isPlaceholderData
  const shows = settled && data.data.suggestions.length > 0
  useEffect(() => {
    if (shows) lastShown = { query }
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
