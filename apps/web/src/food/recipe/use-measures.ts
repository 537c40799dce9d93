import { useSyncExternalStore } from 'react'
import type { Measures } from './ingredient-line'
import { readMeasures, setMeasures, subscribeToMeasures } from './measures'

/** The chosen measures and their setter. */
export function useMeasures(): readonly [Measures, (measures: Measures) => void] {
  return [useSyncExternalStore(subscribeToMeasures, readMeasures), setMeasures]
}
