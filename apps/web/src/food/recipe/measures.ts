import type { Measures } from './ingredient-line'

const key = 'measures'
const allMeasures: readonly Measures[] = ['written', 'metric', 'us']
const listeners = new Set<() => void>()
/** In-memory copy for browsers without storage. */
let chosen: Measures | null = null

/** Returns the chosen measures, stored on the device. */
export function readMeasures(): Measures {
  try {
    const stored = window.localStorage.getItem(key)
    return chosen ?? allMeasures.find((measures) => measures === stored) ?? 'written'
  } catch {
    return chosen ?? 'written'
  }
}

export function setMeasures(measures: Measures): void {
  chosen = measures
  try {
    window.localStorage.setItem(key, measures)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener()
}

export function subscribeToMeasures(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
