/**
 * A deterministic random generator: each value is at least 0 and below 1.
 * Example: `seededRandom(7)()` equals `seededRandom(7)()`.
 */
export function seededRandom(seed: number): () => number {
  let state = toInteger(seed)
  return () => {
    state = (state + golden) | 0
    return mixToUnit(state)
  }
}

/**
 * Returns one random value for an id, independent of any order of calls.
 * Example: `seededValueFor(7, 41)` equals `seededValueFor(7, 41)`.
 */
export function seededValueFor(seed: number, id: number): number {
  return mixToUnit(Math.imul(toInteger(seed) + golden, golden) ^ toInteger(id))
}

const golden = 0x6d2b79f5

// Every finite number is a distinct seed, including fractions and those beyond 32 bits.
function toInteger(seed: number): number {
  if (!Number.isFinite(seed)) return 0
  const low = seed | 0
  if (low === seed) return low
  const fraction = Math.floor((seed - Math.floor(seed)) * 0x1_0000_0000)
  return (low ^ Math.imul(Math.floor(seed / 0x1_0000_0000) | 0, golden) ^ fraction) | 0
}

// The finalizer of mulberry32: every bit of the state affects every bit of the result.
function mixToUnit(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
}
