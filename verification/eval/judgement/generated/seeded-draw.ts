import { seededRandom } from '@larder/kitchen/seeded-random'

/** Chance by a seed: the same seed always draws the same. */
export interface SeededDraw {
  /** At least 0 and below 1. */
  next(): number
  chance(share: number): boolean
  one<T>(of: readonly T[]): T
  /** One of the keys, each as often as its weight. */
  weighed<K extends string>(weights: Readonly<Record<K, number>>): K
}

/** Chance by a seed. Example: `drawWith(7).one(['a', 'b'])` is the same at every call. */
export function createSeededDraw(seed: number): SeededDraw {
  const next = seededRandom(seed)
  return {
    next,
    chance: (share) => next() < share,
    one(of) {
      const found = of[Math.floor(next() * of.length)]
      if (found === undefined) throw new Error('nothing to draw from')
      return found
    },
    weighed(weights) {
      const all = Object.entries(weights) as [keyof typeof weights, number][]
      let left = next() * all.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of all) {
        left -= weight
        if (left < 0) return key
      }
      throw new Error('nothing to draw from')
    },
  }
}
