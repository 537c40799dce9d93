import { diet } from '@larder/contract/diet'
import type { PersonVerdict } from '@larder/contract/recipes'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useRead } from '../../../api/use-api'
import { useHouseholdCountry } from '../../../food/household-country'
import type { ParsedLine } from './parse-ingredient-lines'

type LineParser = typeof import('./parse-ingredient-lines')

interface Reading {
  readonly lines: readonly ParsedLine[]
  /** What speaks against the dish for everybody who eats in the household. */
  readonly verdicts: readonly PersonVerdict[]
}

/** What the kitchen makes of the ingredients while they are typed; nothing until its tables are here. */
export function useParsedLines(text: string, servings: string): Reading | undefined {
  const [reader, setReader] = useState<LineParser>()
  const typed = useDeferredValue(text)
  useEffect(() => {
    let gone = false
    import('./parse-ingredient-lines').then(
      (loaded) => {
        if (!gone) setReader(loaded)
      },
      (failed: unknown) => console.error('Loading food facts failed:', failed),
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
        lines: reader.parseIngredientLines(typed, country),
        verdicts: reader.judgeIngredientText(typed, servings, people ?? []),
      },
    [reader, typed, servings, people, country],
  )
}
