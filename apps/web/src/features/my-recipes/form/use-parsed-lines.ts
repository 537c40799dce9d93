import { diet } from '@larder/contract/diet'
import type { PersonVerdict } from '@larder/contract/recipes'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useRead } from '../../../api/use-api'
import { useHouseholdCountry } from '../../../food/household-country'
import type { ParsedLine } from './parse-ingredient-lines'

type LineParser = typeof import('./parse-ingredient-lines')

interface Reading {
  readonly lines: readonly ParsedLine[]
  /** The verdict of each eater of the household on the dish. */
  readonly verdicts: readonly PersonVerdict[]
}

/** Parses the ingredients while typing; undefined until the tables are loaded. */
export function useParsedLines(text: string, servings: string): Reading | undefined {
  const [reader, setReader] = useState<LineParser>()
  const typed = useDeferredValue(text)
  useEffect(() => {
    let cancelled = false
    import('./parse-ingredient-lines').then(
      (loaded) => {
        if (!cancelled) setReader(loaded)
      },
      (failed: unknown) => console.error('Loading food facts failed:', failed),
    )
    return () => {
      cancelled = true
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
