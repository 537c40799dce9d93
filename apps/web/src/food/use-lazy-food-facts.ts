import { useEffect, useState } from 'react'
import type { FoodFacts } from './food-facts'

/** What the kitchen knows of foods, or nothing until it is here: it is large, and fetched only where it is wanted. */
export function useLazyFoodFacts(wanted = true): FoodFacts | undefined {
  const [facts, setFacts] = useState<FoodFacts>()
  useEffect(() => {
    if (!wanted || facts) return undefined
    let gone = false
    import('./food-facts').then(
      ({ foodFacts }) => {
        if (!gone) setFacts(foodFacts)
      },
      (failed: unknown) => console.error('Loading the food facts failed', failed),
    )
    return () => {
      gone = true
    }
  }, [wanted, facts])
  return facts
}
