import { createHash } from 'node:crypto'

/** Chance that falls the same way every time. */
export interface SeededRandom {
  /** From 0 up to, and without, `below`. */
  integer(below: number): number
  pick<T>(from: readonly T[]): T
  /** So many different ones, or all there are. */
  sample<T>(from: readonly T[], count: number): T[]
}

/** Dice of their own for everything that has a name, so that one more roll here changes nothing there. */
export function createSeededRandom(name: string): SeededRandom {
  let rolled = 0
  const whole = (below: number): number => {
    const hash = createHash('sha256').update(`${name} ${rolled++}`).digest()
    return Math.floor((hash.readUInt32BE(0) / 2 ** 32) * below)
  }
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[whole(from.length)]
    if (picked === undefined) throw new RangeError(`there is nothing to pick from for ${name}`)
    return picked
  }
  return {
    integer: whole,
    pick,
    sample(from, count) {
      const left = [...from]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(left.length), 1),
      ).flat()
    },
  }
}

/** An id that is the same every time. */
export function deterministicId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
