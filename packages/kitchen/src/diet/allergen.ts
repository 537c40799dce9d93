/** One of the sixteen allergens a cook can avoid. Example: 'peanuts'. */
export type Allergen = (typeof allergenIds)[number]

/**
 * The twelve allergens of the restrictions page, the gravest first, and the four that complete the EU's fourteen. `shellfish`
 * covers crustaceans and molluscs; `molluscs` is for those who avoid only these. Example: `allergenIds.includes('sesame')`.
 */
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
  'celery',
  'mustard',
  'lupin',
  'molluscs',
] as const

/** How strictly something is avoided: high and medium keep a dish away, low only warns. Example: 'high'. */
export type Severity = 'high' | 'medium' | 'low'
