import { useEffect, useState } from 'react'
import type { FoodFacts } from '../../food/food-facts'

let loadedFacts: FoodFacts | undefined
let loadingFacts: Promise<FoodFacts> | undefined

/** The tables of foods, fetched once, on first need. */
export function loadFoodFacts(): Promise<FoodFacts> {
  loadingFacts ??= import('../../food/food-facts').then(
    ({ foodFacts }) => {
      // The index is built by the first search: better now than under the first letter.
      foodFacts.suggest('a')
      loadedFacts = foodFacts
      return foodFacts
    },
    (failed: unknown) => {
      loadingFacts = undefined
      throw failed
    },
  )
  return loadingFacts
}

/** What the kitchen knows of foods, or nothing until it is here; what needs it works without it, only less well. */
export function useFoodFacts(wanted: boolean): FoodFacts | undefined {
  const [facts, setFacts] = useState(loadedFacts)
  useEffect(() => {
    if (!wanted || facts) return undefined
    let gone = false
    loadFoodFacts().then(
      (loaded) => {
        if (!gone) setFacts(loaded)
      },
      (failed: unknown) => console.error('Loading food facts failed:', failed),
    )
    return () => {
      gone = true
    }
  }, [wanted, facts])
  return facts
}
