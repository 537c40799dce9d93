/** One of the sixteen allergens a cook can avoid. Example: 'peanuts'. */
export type Allergen = (typeof allergenIds)[number]

/**
 * The twelve allergens of the restrictions page, most severe first, and the four that complete the EU's fourteen. `shellfish`
 * covers crustaceans and molluscs; `molluscs` is for eaters who avoid only these. Example: `allergenIds.includes('sesame')`.
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

/** Severity of an avoidance: high and medium exclude a dish, low only warns. Example: 'high'. */
export type Severity = 'high' | 'medium' | 'low'
