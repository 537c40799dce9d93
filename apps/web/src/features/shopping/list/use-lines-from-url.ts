import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { addLines } from '../list-actions'

/**
 * Adds the lines named in the URL (`?add=Milk&add=Eggs`) once and removes them from the URL. It waits until the list is
 * loaded, so that they come last.
 */
export function useLinesFromUrl(list: string, isLoaded: boolean): void {
  const [query, setQuery] = useSearchParams()
  const handled = useRef<URLSearchParams>(undefined)

  useEffect(() => {
    if (!isLoaded || !query.has('add') || handled.current === query) return
    handled.current = query
    addLines(query.getAll('add'), list)
    setQuery(
      (now) => {
        const rest = new URLSearchParams(now)
        rest.delete('add')
        return rest
      },
      { replace: true },
    )
  }, [query, setQuery, list, isLoaded])
}
