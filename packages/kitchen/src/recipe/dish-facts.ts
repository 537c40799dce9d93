/** The roles of a dish in a menu. Example: `dishRoles[0]` is 'main'. */
export const dishRoles = [
  'main',
  'side',
  'starter',
  'breakfast',
  'snack',
  'dessert',
  'drink',
  'sauce',
] as const

/**
 * The role of a dish in a menu. Only a main or a breakfast is a meal by itself; the others are sides.
 * Example: potato salad is a 'side', porridge a 'breakfast', pesto a 'sauce'.
 */
export type DishRole = (typeof dishRoles)[number]

/** The seasons of the northern year. Example: `dishSeasons[0]` is 'spring'. */
export const dishSeasons = ['spring', 'summer', 'autumn', 'winter'] as const

/** A season. Example: 'autumn'. */
type Season = (typeof dishSeasons)[number]

/** What a dish costs beside others, lowest first. Example: `budgets[0]` is 'low'. */
export const budgets = ['low', 'medium', 'high'] as const

/**
 * What the author of a dish states about it; a recipe of a cook has none, and its facts are then guessed.
 * Example: `{ name: 'beef-porkolt', role: 'main', seasons: ['winter'], activeMinutes: 45, keepsDays: 3, … }`.
 */
export interface DishFacts {
  /** Its name among the dishes that go with each other. */
  readonly name: string
  readonly role: DishRole
  /** Absent: all year. */
  readonly seasons?: readonly Season[]
  /** Minutes with busy hands; the rest is waiting. */
  readonly activeMinutes?: number
  /** Minutes of chilling, soaking or rising, beside preparing and cooking. */
  readonly waitMinutes?: number
  /** Days in the fridge once cooked; 0: to be eaten at once. The limits of food safety hold beside it. */
  readonly keepsDays?: number
  /** 0: not to be frozen. */
  readonly freezesMonths?: number
  readonly reheats?: boolean
  /** Whether it is eaten from a lunch box, cold or reheated. */
  readonly portable?: boolean
  readonly childFriendly?: boolean
  readonly budget?: (typeof budgets)[number]
  /** Names of its sides; of a side, its mains. */
  readonly goesWith?: readonly string[]
  /** Whether it is a whole meal that needs no side. */
  readonly complete?: boolean
  /** The cooked food that its leftovers are, where the title does not say so. Example: 'cooked-chicken' of a peri-peri chicken. */
  readonly leaves?: string
  /** Names of the dishes that its leftovers can become. */
  readonly leftoversBecome?: readonly string[]
}

/** From this wait on a dish is begun the evening before. */
const overnightMinutes = 360

/**
 * Returns the minutes a dish takes on its own day: a dish that waits overnight is begun the evening before.
 * Example: overnight oats with 10 minutes of work take 10 minutes, a shake of fruit frozen for two hours 130.
 */
export function minutesOnTheDay({
  minutes,
  facts,
}: {
  readonly minutes?: number
  readonly facts?: DishFacts
}): number | undefined {
  const wait = facts?.waitMinutes ?? 0
  return minutes !== undefined && wait >= overnightMinutes ? Math.max(0, minutes - wait) : minutes
}

/**
 * Returns whether one of two dishes names the other as its side or main.
 * Example: `areServedTogether(sausages, colcannon)`.
 */
export function areServedTogether(
  a: { readonly facts?: DishFacts },
  b: { readonly facts?: DishFacts },
): boolean {
  const names = (one: DishFacts | undefined, other: DishFacts | undefined) =>
    other !== undefined && one?.goesWith?.includes(other.name) === true
  return names(a.facts, b.facts) || names(b.facts, a.facts)
}

/**
 * Returns whether a dish names another as one that its leftovers become.
 * Example: `canBecome(sundayRoast, chickenPie)`.
 */
export function canBecome(
  first: { readonly facts?: DishFacts },
  second: { readonly facts?: DishFacts },
): boolean {
  return second.facts !== undefined && first.facts?.leftoversBecome?.includes(second.facts.name) === true
}
