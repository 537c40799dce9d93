/** The vessel a dish is served in. */
export type Vessel = 'plate' | 'bowl' | 'board' | 'glass' | 'mug'

/** Position, size and rotation of an icon in a 100 × 100 view. */
export interface IconPlacement {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

const placement = (x: number, y: number, size: number, turn: number): IconPlacement => ({ x, y, size, turn })

/** A heap: the first icon is the largest and lies in front. */
const heapLayouts: readonly (readonly IconPlacement[])[] = [
  [],
  [placement(50, 50, 52, 0)],
  [placement(41, 55, 42, -6), placement(63, 39, 34, 10)],
  [placement(47, 60, 40, -4), placement(34, 37, 31, -12), placement(66, 39, 31, 12)],
  [
    placement(43, 61, 38, -5),
    placement(69, 58, 29, 10),
    placement(36, 34, 30, -12),
    placement(62, 31, 28, 8),
  ],
  [
    placement(49, 62, 37, -3),
    placement(74, 53, 27, 14),
    placement(25, 51, 27, -14),
    placement(38, 29, 27, -8),
    placement(63, 28, 27, 10),
  ],
]

/** A row on a board, the first icon in the middle. */
const rowLayouts: readonly (readonly IconPlacement[])[] = [
  [],
  [placement(50, 50, 54, 0)],
  [placement(36, 51, 46, -6), placement(71, 51, 36, 8)],
  [placement(50, 51, 46, 0), placement(18, 52, 31, -10), placement(82, 52, 31, 10)],
  [placement(45, 51, 44, 0), placement(14, 50, 29, -10), placement(79, 37, 27, 8), placement(80, 66, 26, -8)],
  [
    placement(49, 51, 43, 0),
    placement(16, 36, 26, -10),
    placement(83, 36, 26, 10),
    placement(18, 66, 26, 8),
    placement(82, 66, 26, -8),
  ],
]

/** Ingredients at the foot of a glass. */
const besideGlass: readonly IconPlacement[] = [
  placement(18, 75, 31, -8),
  placement(83, 78, 27, 8),
  placement(-6, 82, 22, 10),
  placement(105, 83, 21, -8),
]

/**
 * Returns the placements of a number of icons: a heap on a plate or in a bowl, a row on a board, beside a
 * glass at its foot.
 */
export function layOutIcons(count: number, vessel: Vessel = 'plate'): readonly IconPlacement[] {
  if (vessel === 'glass' || vessel === 'mug') return besideGlass.slice(0, count)
  const layouts = vessel === 'board' ? rowLayouts : heapLayouts
  return layouts[Math.min(count, layouts.length - 1)] ?? []
}

const spoonedTags =
  /^(?:soup|stew|curry|bowl|noodles|chilli|dal|porridge|ramen|risotto|pudding|pulses|dip|oats|yoghurt)$/
const handHeldTags =
  /^(?:bread|sandwich|wrap|tacos|burgers?|flatbread|finger-food|biscuits|crackers|toast|scones|pizza)$/

/**
 * Returns the vessel of a dish: a glass for drinks, a mug for hot ones, a bowl for dishes eaten with a spoon,
 * a board for finger food.
 */
export function pickVessel(category: string, tags: readonly string[] = []): Vessel {
  if (category === 'Drink') return tags.includes('hot-drink') ? 'mug' : 'glass'
  if (tags.some((tag) => spoonedTags.test(tag))) return 'bowl'
  return tags.some((tag) => handHeldTags.test(tag)) ? 'board' : 'plate'
}

/** Returns the cloth of a recipe, always the same for the same foods. */
export function pickCloth(foods: readonly string[], cloths: number): number {
  let sum = 0
  for (const letter of foods.join(' ')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % cloths
}
