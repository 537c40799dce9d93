import { useEffect, useState } from 'react'
import type { FoodFacts } from './food-facts'

/** Loads the facts about foods. */
export async function importFoodFacts(): Promise<FoodFacts> {
  return (await import('./food-facts')).foodFacts
}

/** Facts about foods; undefined until loaded. They are large and loaded only where needed. */
export function useLazyFoodFacts(enabled = true): FoodFacts | undefined {
  const [facts, setFacts] = useState<FoodFacts>()
  useEffect(() => {
    if (!enabled || facts) return undefined
    let unmounted = false
    importFoodFacts().then(
      (loaded) => {
        if (!unmounted) setFacts(loaded)
      },
      (error: unknown) => console.error('Loading the food facts failed', error),
    )
    return () => {
      unmounted = true
    }
  }, [enabled, facts])
  return facts
}
