import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { addLines, lineFrom } from './deeds'

/** Puts down what the address names (`?add=Milk&add=Eggs`), once, and takes it out of the address. */
export function useLinesInAddress(): void {
  const [query, setQuery] = useSearchParams()
  const done = useRef<URLSearchParams>(undefined)

  useEffect(() => {
    if (!query.has('add') || done.current === query) return
    done.current = query
    const lines = query.getAll('add').flatMap((named) => lineFrom(named) ?? [])
    addLines(lines.map((text) => ({ text })))
    setQuery(
      (now) => {
        const rest = new URLSearchParams(now)
        rest.delete('add')
        return rest
      },
      { replace: true },
    )
  }, [query, setQuery])
}
