/** One of the twelve allergens a cook can avoid. Example: 'peanuts'. */
export type Allergen = (typeof allergenIds)[number]

/** The twelve allergens, the gravest first. Example: `allergenIds.includes('sesame')`. */
export const allergenIds = [
  'nuts',
  'peanuts',
  'shellfish',
  'fish',
  'eggs',
  'dairy',
  'gluten',
  'sesame',
  'soy',
  'sulfites',
  'msg',
  'nightshades',
] as const

/** How strictly something is avoided: high and medium keep a dish away, low only warns. Example: 'high'. */
export type Severity = 'high' | 'medium' | 'low'
