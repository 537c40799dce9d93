/** Chance that can be had again: the same seed, the same misfortunes. */
export interface ChaosRandom {
  /** A whole number from `from` up to and with `to`. */
  integer(from: number, to: number): number
  oneOf<T>(things: readonly T[]): T
}

export function createChaosRandom(seed: number): ChaosRandom {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(roll() * (to - from + 1))
  return {
    integer: between,
    oneOf(things) {
      const thing = things[between(0, things.length - 1)]
      if (thing === undefined) throw new Error('there is nothing to choose from')
      return thing
    },
  }
}
