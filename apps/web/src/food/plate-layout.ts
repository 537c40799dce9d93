/** What a dish is served in. */
export type Vessel = 'plate' | 'bowl' | 'board' | 'glass' | 'mug'

/** Where one picture lies on a table of 100 by 100, how large, and turned by how much. */
export interface Serving {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

const at = (x: number, y: number, size: number, turn: number): Serving => ({ x, y, size, turn })

/** One heap: what is first is largest and lies in front of what comes after it. */
const heaps: readonly (readonly Serving[])[] = [
  [],
  [at(50, 50, 52, 0)],
  [at(41, 55, 42, -6), at(63, 39, 34, 10)],
  [at(47, 60, 40, -4), at(34, 37, 31, -12), at(66, 39, 31, 12)],
  [at(43, 61, 38, -5), at(69, 58, 29, 10), at(36, 34, 30, -12), at(62, 31, 28, 8)],
  [at(49, 62, 37, -3), at(74, 53, 27, 14), at(25, 51, 27, -14), at(38, 29, 27, -8), at(63, 28, 27, 10)],
]

/** On a board things lie in a row, the first in the middle. */
const rows: readonly (readonly Serving[])[] = [
  [],
  [at(50, 50, 54, 0)],
  [at(36, 51, 46, -6), at(71, 51, 36, 8)],
  [at(50, 51, 46, 0), at(18, 52, 31, -10), at(82, 52, 31, 10)],
  [at(45, 51, 44, 0), at(14, 50, 29, -10), at(79, 37, 27, 8), at(80, 66, 26, -8)],
  [at(49, 51, 43, 0), at(16, 36, 26, -10), at(83, 36, 26, 10), at(18, 66, 26, 8), at(82, 66, 26, -8)],
]

/** Beside a glass, at its foot: what it is made of. */
const atItsFoot: readonly Serving[] = [
  at(18, 75, 31, -8),
  at(83, 78, 27, 8),
  at(-6, 82, 22, 10),
  at(105, 83, 21, -8),
]

/** So many pictures laid out: on a plate or in a bowl as a heap, on a board in a row, beside a glass at its foot. */
export function platedAs(count: number, vessel: Vessel = 'plate'): readonly Serving[] {
  if (vessel === 'glass' || vessel === 'mug') return atItsFoot.slice(0, count)
  const layouts = vessel === 'board' ? rows : heaps
  return layouts[Math.min(count, layouts.length - 1)] ?? []
}

const spooned =
  /^(?:soup|stew|curry|bowl|noodles|chilli|dal|porridge|ramen|risotto|pudding|pulses|dip|oats|yoghurt)$/
const byHand =
  /^(?:bread|sandwich|wrap|tacos|burgers?|flatbread|finger-food|biscuits|crackers|toast|scones|pizza)$/

/** Drinks come in a glass, hot ones in a mug, what is spooned in a bowl, what is eaten by hand on a board. */
export function vesselFor(category: string, tags: readonly string[] = []): Vessel {
  if (category === 'Drink') return tags.includes('hot-drink') ? 'mug' : 'glass'
  if (tags.some((tag) => spooned.test(tag))) return 'bowl'
  return tags.some((tag) => byHand.test(tag)) ? 'board' : 'plate'
}

/** The same recipe always lies on the same cloth. */
export function clothFor(foods: readonly string[], cloths: number): number {
  let sum = 0
  for (const letter of foods.join(' ')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % cloths
}
