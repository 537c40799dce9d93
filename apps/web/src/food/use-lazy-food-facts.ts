import { useEffect, useState } from 'react'
import type { FoodFacts } from './food-facts'

/** Facts about foods; undefined until loaded. They are large and loaded only where needed. */
export function useLazyFoodFacts(enabled = true): FoodFacts | undefined {
  const [facts, setFacts] = useState<FoodFacts>()
  useEffect(() => {
    if (!enabled || facts) return undefined
    let unmounted = false
    import('./food-facts').then(
      ({ foodFacts }) => {
        if (!unmounted) setFacts(foodFacts)
      },
      (error: unknown) => console.error('Loading the food facts failed', error),
    )
    return () => {
      unmounted = true
    }
  }, [enabled, facts])
  return facts
}
