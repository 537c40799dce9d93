/** What a dish is served in. */
export type Vessel = 'plate' | 'bowl' | 'glass'

/** Where one picture lies on a plate of 100 by 100, how large, and turned by how much. */
export interface Serving {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

const layouts: readonly (readonly Serving[])[] = [
  [],
  [{ x: 50, y: 50, size: 46, turn: 0 }],
  [
    { x: 38, y: 46, size: 38, turn: -10 },
    { x: 64, y: 57, size: 32, turn: 12 },
  ],
  [
    { x: 50, y: 35, size: 34, turn: 6 },
    { x: 35, y: 60, size: 32, turn: -14 },
    { x: 66, y: 61, size: 30, turn: 14 },
  ],
  [
    { x: 37, y: 37, size: 32, turn: -10 },
    { x: 64, y: 38, size: 29, turn: 12 },
    { x: 38, y: 64, size: 28, turn: 8 },
    { x: 65, y: 65, size: 27, turn: -8 },
  ],
  [
    { x: 50, y: 50, size: 32, turn: 0 },
    { x: 32, y: 36, size: 25, turn: -14 },
    { x: 68, y: 36, size: 25, turn: 14 },
    { x: 33, y: 67, size: 24, turn: 10 },
    { x: 68, y: 67, size: 24, turn: -10 },
  ],
]

/** So many pictures laid out on a plate. */
export function platedAs(count: number): readonly Serving[] {
  return layouts[Math.min(count, layouts.length - 1)] ?? []
}

const inBowls = /^(?:soup|stew|curry|bowl|noodles|chilli|dal|porridge|ramen|risotto)$/

/** Drinks come in a glass, what is spooned in a bowl. */
export function vesselFor(category: string, tags: readonly string[] = []): Vessel {
  if (category === 'Drink') return 'glass'
  return tags.some((tag) => inBowls.test(tag)) ? 'bowl' : 'plate'
}

/** The same recipe always lies on the same cloth. */
export function clothFor(foods: readonly string[], cloths: number): number {
  let sum = 0
  for (const letter of foods.join(' ')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % cloths
}
