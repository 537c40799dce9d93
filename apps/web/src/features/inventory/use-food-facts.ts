import { useEffect, useState } from 'react'
import type { FoodFacts } from '../../food/food-facts'

let loadedFacts: FoodFacts | undefined
let loadingFacts: Promise<FoodFacts> | undefined

/** Loads the food tables once, on first use. */
export function loadFoodFacts(): Promise<FoodFacts> {
  loadingFacts ??= import('../../food/food-facts').then(
    ({ foodFacts }) => {
      // The first search builds the index. Do it now rather than on the first keystroke.
      foodFacts.suggest('a')
      loadedFacts = foodFacts
      return foodFacts
    },
    (error: unknown) => {
      loadingFacts = undefined
      throw error
    },
  )
  return loadingFacts
}

/** Returns the food tables, or undefined until they are loaded. Callers work without them, with less detail. */
export function useFoodFacts(enabled: boolean): FoodFacts | undefined {
  const [facts, setFacts] = useState(loadedFacts)
  useEffect(() => {
    if (!enabled || facts) return undefined
    let cancelled = false
    loadFoodFacts().then(
      (loaded) => {
        if (!cancelled) setFacts(loaded)
      },
      (error: unknown) => console.error('Loading food facts failed:', error),
    )
    return () => {
      cancelled = true
    }
  }, [enabled, facts])
  return facts
}
