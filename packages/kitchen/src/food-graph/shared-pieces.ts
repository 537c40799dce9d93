import type { FoodLink } from './food-link'

/** Who took which part of a food, so that juice and zest of one lemon take it once. Example: `pieces.free(zest)` after the juice was noted. */
export interface SharedPieces {
  /** Grams of the held food that another part took already and that this part may use. */
  free(link: FoodLink): number
  /** Notes what a part used, in grams of the held food. */
  note(link: FoodLink, grams: number): void
}

/** Nothing taken yet. Example: `const pieces = sharedPieces()`. */
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
