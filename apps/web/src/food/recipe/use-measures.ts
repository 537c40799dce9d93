import { useSyncExternalStore } from 'react'
import type { Measures } from './ingredient-line'
import { readMeasures, setMeasures, subscribeToMeasures } from './measures'

/** The measures this cook reads, and the way to choose others. */
export function useMeasures(): readonly [Measures, (measures: Measures) => void] {
  return [useSyncExternalStore(subscribeToMeasures, readMeasures), setMeasures]
}
