import { createHash } from 'node:crypto'

/** Deterministic random numbers. */
export interface SeededRandom {
  /** From 0 to `below`, exclusive. */
  integer(below: number): number
  pick<T>(from: readonly T[]): T
  /** Returns this many different elements, or all if there are fewer. */
  sample<T>(from: readonly T[], count: number): T[]
}

/** Creates a separate generator per name, so that one more draw in one place does not change another. */
export function createSeededRandom(name: string): SeededRandom {
  let draws = 0
  const integer = (below: number): number => {
    const hash = createHash('sha256').update(`${name} ${draws++}`).digest()
    return Math.floor((hash.readUInt32BE(0) / 2 ** 32) * below)
  }
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[integer(from.length)]
    if (picked === undefined) throw new RangeError(`there is nothing to pick from for ${name}`)
    return picked
  }
  return {
    integer: integer,
    pick,
    sample(from, count) {
      const left = [...from]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(integer(left.length), 1),
      ).flat()
    },
  }
}

/** Returns the same id for the same name. */
export function deterministicId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
