import type { FoodLink } from './food-link'

/**
 * Tracks which parts of a food are used, so that juice and zest of one lemon use it once. Example: `pieces.free(zest)` after
 * the juice was noted.
 */
export interface SharedPieces {
  /** Grams of the food in stock that another part already used and that this part may share. */
  free(link: FoodLink): number
  /** Records what a part used, in grams of the food in stock. */
  note(link: FoodLink, grams: number): void
}

/** Creates an empty tracker. Example: `const pieces = createSharedPieces()`. */
export function createSharedPieces(): SharedPieces {
  const taken = new Map<string, [first: number, second: number]>()
  return {
    free({ from, part }) {
      const both = taken.get(from)
      return !both || part === 0 ? 0 : Math.max(...both) - both[part === 1 ? 0 : 1]
    },
    note({ from, part }, grams) {
      if (part === 0) return
      const both = taken.get(from) ?? [0, 0]
      both[part === 1 ? 0 : 1] += grams
      taken.set(from, both)
    },
  }
}
