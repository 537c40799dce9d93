import { useEffect, useState } from 'react'
import type { FoodFacts } from '../../food/food-facts'

let arrived: FoodFacts | undefined
let onItsWay: Promise<FoodFacts> | undefined

/** The tables of foods, fetched once, on first need. */
export function loadFoodFacts(): Promise<FoodFacts> {
  onItsWay ??= import('../../food/food-facts').then(
    ({ foodFacts }) => {
      // The index is built by the first search: better now than under the first letter.
      foodFacts.offers('a')
      arrived = foodFacts
      return foodFacts
    },
    (failed: unknown) => {
      onItsWay = undefined
      throw failed
    },
  )
  return onItsWay
}

/** What the kitchen knows of foods, or nothing until it is here; what needs it works without it, only less well. */
export function useFoodFacts(wanted: boolean): FoodFacts | undefined {
  const [facts, setFacts] = useState(arrived)
  useEffect(() => {
    if (!wanted || facts) return undefined
    let gone = false
    loadFoodFacts().then(
      (loaded) => {
        if (!gone) setFacts(loaded)
      },
      (failed: unknown) => console.error('The tables of foods could not be fetched:', failed),
    )
    return () => {
      gone = true
    }
  }, [wanted, facts])
  return facts
}
