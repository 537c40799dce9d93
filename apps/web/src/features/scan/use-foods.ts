import { useEffect, useState } from 'react'
import type { FoodFacts } from '../../food/food-facts'

/** What the kitchen knows of foods, or nothing until it is here: it is large, and wanted only once something was found. */
export function useFoods(wanted: boolean): FoodFacts | undefined {
  const [facts, setFacts] = useState<FoodFacts>()
  useEffect(() => {
    if (!wanted || facts) return undefined
    let gone = false
    import('../../food/food-facts').then(
      ({ foodFacts }) => {
        if (!gone) setFacts(foodFacts)
      },
      (failed: unknown) => console.error('The tables of foods could not be fetched:', failed),
    )
    return () => {
      gone = true
    }
  }, [wanted, facts])
  return facts
}
