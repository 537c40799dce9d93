import { useEffect, useState } from 'react'
import type { FoodFacts } from '../../food/food-facts'

/** What the kitchen knows of foods, or nothing until it is here: it is large, and seldom wanted here. */
export function useFoods(): FoodFacts | undefined {
  const [facts, setFacts] = useState<FoodFacts>()
  useEffect(() => {
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
  }, [])
  return facts
}
