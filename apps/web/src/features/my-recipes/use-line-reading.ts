import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ReadLine } from './reading-lines'

type Reader = typeof import('./reading-lines')

/** What the kitchen makes of the ingredients while they are typed; nothing until its tables are here. */
export function useLineReading(text: string): readonly ReadLine[] | undefined {
  const [reader, setReader] = useState<Reader>()
  const typed = useDeferredValue(text)
  useEffect(() => {
    let gone = false
    import('./reading-lines').then(
      (loaded) => {
        if (!gone) setReader(loaded)
      },
      (failed: unknown) => console.error('The tables of foods could not be fetched:', failed),
    )
    return () => {
      gone = true
    }
  }, [])
  return useMemo(() => reader?.readLines(typed), [reader, typed])
}
