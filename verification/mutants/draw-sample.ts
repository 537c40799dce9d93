/** Numbers between 0 and 1 that look like chance and are the same for the same seed. */
function createSampler(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** So many of them, drawn by the seed, in their own order. */
export function drawSample<One>(from: readonly One[], count: number, seed: number): One[] {
  const roll = createSampler(seed)
  const lots = from.map((one, place) => ({ one, place, lot: roll() }))
  const drawn = lots.toSorted((a, b) => a.lot - b.lot).slice(0, count)
  return drawn.toSorted((a, b) => a.place - b.place).map(({ one }) => one)
}
