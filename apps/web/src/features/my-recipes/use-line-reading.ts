import { diet } from '@larder/contract/diet'
import type { EaterVerdict } from '@larder/contract/recipes'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useRead } from '../../api/use-api'
import { useHouseholdCountry } from '../../food/household-country'
import type { ReadLine } from './reading-lines'

type Reader = typeof import('./reading-lines')

interface Reading {
  readonly lines: readonly ReadLine[]
  /** What speaks against the dish for everybody who eats in the household. */
  readonly verdicts: readonly EaterVerdict[]
}

/** What the kitchen makes of the ingredients while they are typed; nothing until its tables are here. */
export function useLineReading(text: string, servings: string): Reading | undefined {
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
  const country = useHouseholdCountry()
  const people = useRead(diet.people, {}).data?.data
  return useMemo(
    () =>
      reader && {
        lines: reader.readLines(typed, country),
        verdicts: reader.verdictsOfText(typed, servings, people ?? []),
      },
    [reader, typed, servings, people, country],
  )
}
