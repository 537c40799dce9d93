import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { addLines } from '../list-actions'

/**
 * Puts down what the address names (`?add=Milk&add=Eggs`), once, and takes it out of the address. Not before the list is
 * known: it comes last on it.
 */
export function useLinesFromUrl(list: string, known: boolean): void {
  const [query, setQuery] = useSearchParams()
  const done = useRef<URLSearchParams>(undefined)

  useEffect(() => {
    if (!known || !query.has('add') || done.current === query) return
    done.current = query
    addLines(query.getAll('add'), list)
    setQuery(
      (now) => {
        const rest = new URLSearchParams(now)
        rest.delete('add')
        return rest
      },
      { replace: true },
    )
  }, [query, setQuery, list, known])
}
