import type { Measures } from './ingredient-line'

const key = 'measures'
const allMeasures: readonly Measures[] = ['written', 'metric', 'us']
const listeners = new Set<() => void>()
/** Where the browser keeps nothing, at least until the page is left. */
let chosen: Measures | null = null

/** The measures this cook reads, remembered on the device. */
export function readMeasures(): Measures {
  try {
    const kept = window.localStorage.getItem(key)
    return chosen ?? allMeasures.find((measures) => measures === kept) ?? 'written'
  } catch {
    return chosen ?? 'written'
  }
}

export function setMeasures(measures: Measures): void {
  chosen = measures
  try {
    window.localStorage.setItem(key, measures)
  } catch {
    // Then it is asked again next time.
  }
  for (const listener of listeners) listener()
}

export function subscribeToMeasures(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
