/**
 * A die that always falls the same way for the same seed: each throw is at least 0 and below 1. Example:
 * `seeded(7)()` equals `seeded(7)()`.
 */
export function seededRandom(seed: number): () => number {
  let state = wholeOf(seed)
  return () => {
    state = (state + golden) | 0
    return share(state)
  }
}

/**
 * One throw for one thing, whatever was thrown before it: the same whichever recipe is asked first. Example:
 * `luckOf(7, 41)` equals `luckOf(7, 41)`.
 */
export function seededValueFor(seed: number, id: number): number {
  return share(Math.imul(wholeOf(seed) + golden, golden) ^ wholeOf(id))
}

const golden = 0x6d2b79f5

// Every finite number counts, also ones past 32 bits and fractions: neighbours must not share a seed.
function wholeOf(seed: number): number {
  if (!Number.isFinite(seed)) return 0
  const low = seed | 0
  if (low === seed) return low
  const fraction = Math.floor((seed - Math.floor(seed)) * 0x1_0000_0000)
  return (low ^ Math.imul(Math.floor(seed / 0x1_0000_0000) | 0, golden) ^ fraction) | 0
}

// The finishing of mulberry32: every bit of the state stirs every bit of the throw.
function share(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
}
